/// Finds the line, or the two to four lines, that say whose mail is quoted below.
///
/// Known words of many languages decide, and where they are missing the shape: a date, a time and
/// an address before a colon.
struct AttributionFinder: Sendable {
  /// An attribution and how sure it is.
  struct Attribution: Hashable, Sendable {
    var lines: ClosedRange<Int>
    /// Whether it stands for itself: what follows is quoted even without quote marks.
    var isCertain: Bool
  }

  /// Lines over which an attribution may be wrapped.
  static let maximumLines = 4
  /// Bytes of an attribution, wrapped lines together.
  static let maximumBytes = 480

  private let openings: PhraseList
  private let verbs: PhraseList

  init(_ phrases: MailPhrases) {
    openings = phrases.attributionOpenings
    verbs = phrases.attributionVerbs
  }

  /// The attribution that ends with line `last`, or nil.
  ///
  /// - Parameters:
  ///   - first: The first line that may belong to it: no line between the two is empty or quoted.
  ///   - isBeforeQuote: Whether the next line that is not empty has a quote mark.
  func attribution(
    endingAt last: Int, notBefore first: Int, in lines: FoldedLines, isBeforeQuote: Bool
  ) -> Attribution? {
    let text = lines.bytes.span
    let close = Close(text, lines.ranges[last])
    guard close.kind != .none || isBeforeQuote else { return nil }
    let earliest = max(first, last - Self.maximumLines + 1)
    guard let start = start(earliest...last, in: lines, text, close, isBeforeQuote) else {
      return nil
    }
    let range = lines.joined(start...last).lowerBound..<close.end
    return Attribution(
      lines: start...last, isCertain: judge(text, range, close, isBeforeQuote: false))
  }

  /// Whether a line is GroupWise's `>>> Support <support@example.com> 04.03.25 9:12 >>>`, which
  /// stands above unmarked text.
  func isFramed(_ text: Span<UInt8>, _ range: Range<Int>, _ line: TextLine) -> Bool {
    guard line.depth == 3, range.count > 12, range.count <= Self.maximumBytes,
      text[range.upperBound - 1] == UInt8(ascii: ">"),
      text[range.upperBound - 2] == UInt8(ascii: ">")
    else { return false }
    let signs = AttributionSigns(text, range)
    return signs.hasDate && signs.hasTime
  }

  /// The line where the attribution begins, or nil when there is none.
  private func start(
    _ candidates: ClosedRange<Int>, in lines: FoldedLines, _ text: Span<UInt8>, _ close: Close,
    _ isBeforeQuote: Bool
  ) -> Int? {
    let last = candidates.upperBound
    func range(from line: Int) -> Range<Int> { lines.ranges[line].lowerBound..<close.end }
    // A known opening word, with the date on its line, beats everything.
    for line in candidates.reversed()
    where openings.match(in: text, at: lines.ranges[line].lowerBound, before: close.end) != nil {
      let signs = AttributionSigns(text, lines.ranges[line])
      if signs.hasDate || signs.hasTime,
        judge(text, range(from: line), close, isBeforeQuote: isBeforeQuote)
      {
        return line
      }
    }
    // Otherwise the fewest lines that make one, and those above without which it is torn.
    var line = last
    while line >= candidates.lowerBound {
      if judge(text, range(from: line), close, isBeforeQuote: isBeforeQuote),
        line == candidates.lowerBound || !isTorn(text, range(from: line), lines.ranges[line - 1])
      {
        return line
      }
      line -= 1
    }
    return nil
  }

  /// Whether `range` goes on from the line above it: a bracket is open, or the date stands there.
  private func isTorn(_ text: Span<UInt8>, _ range: Range<Int>, _ above: Range<Int>) -> Bool {
    let signs = AttributionSigns(text, range)
    if signs.isUnbalanced || text[range.lowerBound] == UInt8(ascii: "<") { return true }
    switch text[above.upperBound - 1] {
    case UInt8(ascii: "<"), UInt8(ascii: "("), UInt8(ascii: ","): return true
    case UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?"): return false
    default: break
    }
    let signsAbove = AttributionSigns(text, above)
    return signsAbove.hasDate && !signs.hasDate
      || signsAbove.hasBracketedAddress && !signs.hasAddress
  }

  /// Whether `text[range]` is an attribution, standing alone or above a quote mark.
  private func judge(
    _ text: Span<UInt8>, _ range: Range<Int>, _ close: Close, isBeforeQuote: Bool
  ) -> Bool {
    guard range.count >= 6, range.count <= Self.maximumBytes else { return false }
    let signs = AttributionSigns(text, range)
    guard signs.hasAddress || signs.hasDate || signs.hasTime || isBeforeQuote else { return false }
    let closingVerb = verbs.matchEnding(at: close.end, in: text, from: range.lowerBound)
    let hasVerb = closingVerb != nil || verbs.first(in: text, range) != nil
    switch close.kind {
    case .colon, .dashes:
      if closingVerb != nil, signs.hasAddress || signs.hasDate && signs.hasTime { return true }
      if hasVerb, signs.hasDate, signs.hasBracketedAddress || signs.hasTime { return true }
      if signs.hasBracketedAddress, signs.hasDate, signs.hasTime { return true }
    case .none:
      break
    }
    guard isBeforeQuote else { return false }
    let opens = openings.match(in: text, at: range.lowerBound, before: range.upperBound) != nil
    switch close.kind {
    case .none:
      return (closingVerb != nil || signs.hasBracketedAddress && signs.hasTime)
        && (signs.hasAddress || signs.hasDate)
    case .colon, .dashes:
      if closingVerb != nil { return range.count <= 200 }
      if hasVerb { return signs.hasDate || signs.hasAddress || opens }
      if signs.hasAddress { return signs.hasDate || signs.hasTime || signs.hasBracketedAddress }
      return signs.hasDate && (signs.hasTime || opens) && signs.dateStart <= 8
    }
  }
}

extension AttributionFinder {
  /// How a line ends.
  struct Close: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
      case colon
      /// `---- On ... wrote ----`.
      case dashes
      case none
    }

    var kind: Kind
    /// Where the words before the colon or the dashes end.
    var end: Int

    init(_ text: Span<UInt8>, _ line: Range<Int>) {
      var end = line.upperBound
      var dashes = 0
      while end > line.lowerBound {
        let byte = text[end - 1]
        if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") {
          dashes += 1
        } else if byte != 0x20 && byte != UInt8(ascii: "\"") {
          break
        }
        end -= 1
      }
      kind = dashes > 1 && Self.startsWithDashes(text, line) ? .dashes : .none
      while end > line.lowerBound, text[end - 1] == UInt8(ascii: ":") || text[end - 1] == 0x20 {
        if text[end - 1] == UInt8(ascii: ":") { kind = .colon }
        end -= 1
      }
      self.end = end
    }

    private static func startsWithDashes(_ text: Span<UInt8>, _ line: Range<Int>) -> Bool {
      line.count > 2 && text[line.lowerBound] == UInt8(ascii: "-")
        && text[line.lowerBound + 1] == UInt8(ascii: "-")
    }
  }
}
