/// Finds the header block that stands above an earlier mail: `From:`, `Sent:`, `To:`, `Subject:`.
struct QuotedHeaderFinder: Sendable {
  /// Rows that may lie between two fields: a list of recipients that is wrapped.
  private static let maximumContinuations = 24
  /// Empty lines between two fields; Outlook's plain text has one after each line.
  private static let maximumEmptyLines = 2
  /// Rows with labels that the lists don't have, among known ones.
  private static let maximumUnknownRows = 2
  /// Lines of a block; so a mail of nothing but labels is read in linear time.
  private static let maximumLines = 64
  /// Bytes before the colon.
  private static let maximumLabel = 48

  private let labels: [PhraseList]

  init(_ phrases: MailPhrases) { labels = phrases.headerLabels }

  /// Rows that look like those of a header block.
  struct Rows: Hashable, Sendable {
    /// The last of them.
    var last: Int
    /// Whether they make a block; if not, no block begins with any of them.
    var isBlock: Bool
  }

  /// The rows that begin with line `first`, or nil when that is none.
  ///
  /// At least two different fields, one of them with an address or a date as its value, and one of
  /// them the sender, or else the subject beside a date or a recipient.
  ///
  /// - Parameter isExpected: Whether a separator stands above; then one field and any value do.
  func rows(
    startingAt first: Int, in lines: FoldedLines, depths: [TextLine], isExpected: Bool = false
  ) -> Rows? {
    let text = lines.bytes.span
    guard let opening = field(text, lines.ranges[first]) else {
      return shapedBlock(startingAt: first, in: lines, depths: depths).map {
        Rows(last: $0, isBlock: true)
      }
    }
    var seen: Set<QuotedHeaderField> = [opening.field]
    var hasProof = isProof(text, opening.value)
    if isWholeBlock(text, lines.ranges[first]) { return Rows(last: first, isBlock: true) }
    var last = first
    var line = first + 1
    var emptyLines = 0
    var continuations = 0
    var unknownRows = 0
    let limit = min(lines.ranges.count, first + Self.maximumLines)
    while line < limit, depths[line].depth == depths[first].depth {
      defer { line += 1 }
      if lines.isEmpty(line) {
        emptyLines += 1
        if emptyLines > Self.maximumEmptyLines { break }
        continue
      }
      if let next = field(text, lines.ranges[line]) {
        seen.insert(next.field)
        if isProof(text, next.value) { hasProof = true }
        last = line
        continuations = 0
      } else if emptyLines == 0, continuations < Self.maximumContinuations,
        isContinuation(text, lines.ranges[line], above: lines.ranges[line - 1])
      {
        continuations += 1
        last = line
      } else if unknownRows < Self.maximumUnknownRows,
        labelledValue(text, lines.ranges[line]) != nil
      {
        // A field that the lists don't have counts when known ones follow.
        unknownRows += 1
      } else {
        break
      }
      emptyLines = 0
    }
    let namesSender = seen.contains(.from)
    let namesSubject = seen.contains(.subject) && (seen.contains(.date) || seen.contains(.to))
    let isBlock = seen.count > 1 && hasProof && (namesSender || namesSubject)
    return Rows(last: last, isBlock: isBlock || isExpected)
  }

  /// The last line of a block in a language of which no label is known: at least three rows
  /// `label: value`, of which the first names an address, another one a second address, and another
  /// one a date and a time.
  private func shapedBlock(
    startingAt first: Int, in lines: FoldedLines, depths: [TextLine]
  ) -> Int? {
    let text = lines.bytes.span
    guard let value = labelledValue(text, lines.ranges[first]),
      AttributionSigns(text, value).hasBracketedAddress
    else { return nil }
    var last = first
    var addresses = 1
    var dates = 0
    var emptyLines = 0
    for line in first + 1..<min(lines.ranges.count, first + 12) {
      guard depths[line].depth == depths[first].depth else { break }
      if lines.isEmpty(line) {
        emptyLines += 1
        if emptyLines > 1 { break }
        continue
      }
      guard let value = labelledValue(text, lines.ranges[line]) else { break }
      let signs = AttributionSigns(text, value)
      if signs.hasAddress { addresses += 1 }
      if signs.hasDate, signs.hasTime { dates += 1 }
      emptyLines = 0
      last = line
    }
    return last >= first + 2 && addresses > 1 && dates > 0 ? last : nil
  }

  /// The value of a row that begins with a short label and a colon.
  private func labelledValue(_ text: Span<UInt8>, _ line: Range<Int>) -> Range<Int>? {
    var words = 1
    for place in line.lowerBound..<min(line.upperBound, line.lowerBound + Self.maximumLabel) {
      switch text[place] {
      case UInt8(ascii: ":"): return place > line.lowerBound ? place + 1..<line.upperBound : nil
      case 0x20: words += 1
      case UInt8(ascii: "@"), UInt8(ascii: "<"), UInt8(ascii: ","), UInt8(ascii: "."): return nil
      default: break
      }
      if words > 4 { return nil }
    }
    return nil
  }

  /// The field of a row `Label: value`, `Label : value` or `| Label | value |`, and its value.
  private func field(
    _ text: Span<UInt8>, _ line: Range<Int>
  ) -> (field: QuotedHeaderField, value: Range<Int>)? {
    guard !line.isEmpty else { return nil }
    var start = line.lowerBound
    var sign = UInt8(ascii: ":")
    if text[start] == UInt8(ascii: "|") {
      sign = UInt8(ascii: "|")
      start += 1
      if start < line.upperBound, text[start] == 0x20 { start += 1 }
    }
    let limit = min(line.upperBound, start + Self.maximumLabel)
    // The label ends before the sign, with one blank at most.
    var end = start
    while end < limit, text[end] != sign { end &+= 1 }
    guard end < limit, end > start else { return nil }
    let value = end + 1..<line.upperBound
    if text[end - 1] == 0x20 { end -= 1 }
    for (list, field) in zip(labels, QuotedHeaderField.allCases)
    where list.match(in: text, at: start, before: end) == end {
      return (field, value)
    }
    return nil
  }

  private func isProof(_ text: Span<UInt8>, _ value: Range<Int>) -> Bool {
    let signs = AttributionSigns(text, value)
    return signs.hasAddress || signs.hasDate
  }

  /// A line that goes on with the value above: a list of recipients, an address in brackets.
  private func isContinuation(
    _ text: Span<UInt8>, _ line: Range<Int>, above: Range<Int>
  ) -> Bool {
    let end = text[above.upperBound - 1]
    if end == UInt8(ascii: ";") || end == UInt8(ascii: ",") || end == UInt8(ascii: "<") {
      return true
    }
    return AttributionSigns(text, line).isUnbalanced || text[line.lowerBound] == UInt8(ascii: "<")
  }

  /// A block whose rows were joined to one line: three fields with their colons, an address or date.
  private func isWholeBlock(_ text: Span<UInt8>, _ line: Range<Int>) -> Bool {
    guard line.count > 60, isProof(text, line) else { return false }
    var seen: Set<QuotedHeaderField> = []
    var place = line.lowerBound
    while place < line.upperBound {
      if place == line.lowerBound || text[place - 1] == 0x20,
        let found = field(text, place..<line.upperBound)
      {
        seen.insert(found.field)
        if seen.count == 3 { return seen.contains(.from) }
      }
      place += 1
    }
    return false
  }
}
