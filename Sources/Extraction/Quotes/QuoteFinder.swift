/// Sets the roles of lines that belong to earlier mails, with all that leads to them.
struct QuoteFinder: Sendable {
  private let attributions: AttributionFinder
  private let headers: QuotedHeaderFinder
  private let separators: SeparatorRecognizer

  init(_ phrases: MailPhrases) {
    attributions = AttributionFinder(phrases)
    headers = QuotedHeaderFinder(phrases)
    separators = SeparatorRecognizer(phrases)
  }

  /// Marks quotes, attribution lines, header blocks and separators among `lines`.
  ///
  /// Lines with quote marks are quoted wherever they stand, so that answers between them stay. An
  /// attribution or separator above unmarked text, and each header block, makes all that follows a
  /// quote.
  func mark(_ lines: inout [TextLine], folded: FoldedLines) {
    var line = 0
    // The first line of the paragraph, no line of which has another role.
    var paragraph = 0
    // No header block begins before this line.
    var headersFrom = 0
    while line < lines.count {
      if lines[line].depth > 0 {
        if let end = detachedHeader(at: line, in: lines, folded) {
          setRole(.quoted, of: end + 1..<lines.count, in: &lines)
          return
        }
        if attributions.isFramed(folded.bytes.span, folded.ranges[line], lines[line]) {
          lines[line].role = .attribution
          guard followQuote(behind: line, in: &lines, folded, isCertain: true) else { return }
        }
        line += 1
        paragraph = line
        continue
      }
      if folded.isEmpty(line) {
        line += 1
        paragraph = line
        continue
      }
      if line >= headersFrom,
        let rows = headers.rows(startingAt: line, in: folded, depths: lines)
      {
        if rows.isBlock {
          setRole(.header, of: line..<rows.last + 1, in: &lines)
          absorbDecoration(above: line, in: &lines, folded)
          setRole(.quoted, of: rows.last + 1..<lines.count, in: &lines)
          return
        }
        headersFrom = rows.last + 1
      }
      if separates(line, in: lines, folded) {
        lines[line].role = .separator
        guard followQuote(behind: line, in: &lines, folded, isCertain: true) else { return }
        line += 1
        paragraph = line
        continue
      }
      if let found = attributions.attribution(
        endingAt: line, notBefore: paragraph, in: folded,
        isBeforeQuote: isQuoteNext(behind: line, in: lines, folded))
      {
        setRole(.attribution, of: found.lines.lowerBound..<line + 1, in: &lines)
        absorbDecoration(above: found.lines.lowerBound, in: &lines, folded)
        guard followQuote(behind: line, in: &lines, folded, isCertain: found.isCertain) else {
          return
        }
        paragraph = line + 1
      }
      line += 1
    }
  }

  /// Marks what follows line `line` as quoted when it has no marks of its own.
  ///
  /// - Returns: Whether lines are left to be looked at.
  private func followQuote(
    behind line: Int, in lines: inout [TextLine], _ folded: FoldedLines, isCertain: Bool
  ) -> Bool {
    guard let next = nextLine(behind: line, in: folded) else { return false }
    if lines[next].depth > 0 || !isCertain { return true }
    var rest = line + 1
    if let rows = headers.rows(startingAt: next, in: folded, depths: lines, isExpected: true) {
      setRole(.header, of: next..<rows.last + 1, in: &lines)
      rest = rows.last + 1
    }
    setRole(.quoted, of: rest..<lines.count, in: &lines)
    return false
  }

  /// The end of a header block with quote marks whose mail stands below it without any.
  private func detachedHeader(
    at line: Int, in lines: [TextLine], _ folded: FoldedLines
  ) -> Int? {
    guard line == 0 || lines[line - 1].depth == 0, !folded.isEmpty(line),
      let rows = headers.rows(startingAt: line, in: folded, depths: lines), rows.isBlock,
      let next = nextLine(behind: rows.last, in: folded), lines[next].depth == 0
    else { return nil }
    return rows.last
  }

  /// Whether line `line` is a separator.
  ///
  /// A rule of underscores also divides an app's block from the text, so it is one only above a
  /// header block.
  private func separates(_ line: Int, in lines: [TextLine], _ folded: FoldedLines) -> Bool {
    switch separators.separator(folded.bytes.span, folded.ranges[line]) {
    case .banner, .divider: return true
    case .underscores:
      guard let next = nextLine(behind: line, in: folded) else { return false }
      return headers.rows(startingAt: next, in: folded, depths: lines)?.isBlock == true
    case nil: return false
    }
  }

  /// Takes rules and unknown banners directly above line `line` to what leads to the quote.
  private func absorbDecoration(
    above line: Int, in lines: inout [TextLine], _ folded: FoldedLines
  ) {
    var above = line - 1
    var emptyLines = 0
    while above >= 0, emptyLines <= 2, lines[above].role == .own {
      if folded.isEmpty(above) {
        emptyLines += 1
      } else if separators.isDecoration(folded.bytes.span, folded.ranges[above]) {
        lines[above].role = .separator
      } else {
        return
      }
      above -= 1
    }
  }

  private func isQuoteNext(behind line: Int, in lines: [TextLine], _ folded: FoldedLines) -> Bool {
    var next = line + 1
    while next < lines.count, next <= line + 3 {
      if lines[next].depth > 0 { return true }
      if !folded.isEmpty(next) { return false }
      next += 1
    }
    return false
  }

  private func nextLine(behind line: Int, in folded: FoldedLines) -> Int? {
    var next = line + 1
    while next < folded.ranges.count, folded.isEmpty(next) { next += 1 }
    return next < folded.ranges.count ? next : nil
  }

  private func setRole(_ role: TextLine.Role, of range: Range<Int>, in lines: inout [TextLine]) {
    for line in range { lines[line].role = role }
  }
}
