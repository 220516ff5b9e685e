/// format=flowed (RFC 3676, section 4): paragraphs whose lines end in a blank become one line.
struct FlowedText {
  private var output: [UInt8] = []
  /// Whether the last line can be joined with the next, and how deep it is quoted.
  private var openDepth: Int?

  /// Quote depths that are told apart.
  private static let deepest = 32

  /// Joins the lines of `text`, which ends lines with LF.
  ///
  /// Quoted lines begin with `> ` for each level. A line that was stuffed because it begins with
  /// `>` keeps its blank: it is no quote.
  static func join(_ text: Span<UInt8>, deletesSpace: Bool) -> [UInt8] {
    var flowed = FlowedText()
    flowed.output.reserveCapacity(text.count)
    var start = 0
    while start < text.count {
      let end = text.offset(of: .lineFeed, in: start..<text.count) ?? text.count
      flowed.append(text, start..<end, deletesSpace: deletesSpace)
      start = end + 1
    }
    flowed.closeLine()
    // The last line ends as it did.
    if let last = text.indices.last, text[last] != .lineFeed, flowed.output.last == .lineFeed {
      flowed.output.removeLast()
    }
    return flowed.output
  }

  private mutating func append(_ text: Span<UInt8>, _ line: Range<Int>, deletesSpace: Bool) {
    var start = line.lowerBound
    while start < line.upperBound, text[start] == UInt8(ascii: ">") { start += 1 }
    let depth = start - line.lowerBound
    var isStuffed = false
    if start < line.upperBound, text[start] == .blank {
      start += 1
      isStuffed = true
    }
    var end = line.upperBound
    let isSignature = text.equals("-- ", in: start..<end)
    let isFlowed = !isSignature && end > start && text[end - 1] == .blank
    if openDepth != depth || isSignature { closeLine() }
    if openDepth == nil {
      for level in 0..<min(depth, Self.deepest) {
        if level > 0 { output.append(.blank) }
        output.append(UInt8(ascii: ">"))
      }
      if depth > 0, end > start { output.append(.blank) }
      if depth == 0, isStuffed, start < end, text[start] == UInt8(ascii: ">") {
        output.append(.blank)
      }
    }
    if isFlowed, deletesSpace { end -= 1 }
    for index in start..<end { output.append(text[index]) }
    openDepth = depth
    if !isFlowed { closeLine() }
  }

  private mutating func closeLine() {
    guard openDepth != nil else { return }
    output.append(.lineFeed)
    openDepth = nil
  }
}
