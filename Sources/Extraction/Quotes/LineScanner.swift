import Records

/// Cuts a text into lines and counts their quote marks.
enum LineScanner {
  /// Lines of a text that are told apart; what follows is one line, so that memory stays bounded.
  static let maximumLines = 50_000
  /// Empty lines in a row that are kept.
  static let maximumEmptyLines = 8
  /// Quote marks of a line that are told apart.
  static let maximumDepth = RecordLimits.quoteDepth

  /// Replaces `lines` with those of `text`.
  ///
  /// A quote mark is a `>` at the start of a line, or behind another one and at most one blank. An
  /// indented one is an example that the sender pasted.
  static func scan(_ text: Span<UInt8>, into lines: inout [TextLine]) {
    lines.removeAll(keepingCapacity: true)
    var start = 0
    var emptyLines = 0
    while start < text.count {
      var end = start
      if lines.count < maximumLines {
        while end < text.count, text[end] != UInt8(ascii: "\n") { end &+= 1 }
      } else {
        end = text.count
      }
      emptyLines = end == start ? emptyLines &+ 1 : 0
      if emptyLines <= maximumEmptyLines { lines.append(line(start..<end, of: text)) }
      start = end &+ 1
    }
  }

  private static func line(_ range: Range<Int>, of text: Span<UInt8>) -> TextLine {
    var place = skipInvisible(text, range)
    guard place < range.upperBound, text[place] == UInt8(ascii: ">") else {
      return TextLine(range: range, content: range)
    }
    var depth = 0
    while place < range.upperBound {
      if text[place] == UInt8(ascii: ">") {
        depth &+= 1
        place &+= 1
      } else if text[place] == UInt8(ascii: " "), place &+ 1 < range.upperBound,
        text[place &+ 1] == UInt8(ascii: ">")
      {
        place &+= 1
      } else {
        break
      }
    }
    if place < range.upperBound, text[place] == UInt8(ascii: " ") { place &+= 1 }
    return TextLine(
      range: range, content: place..<range.upperBound, depth: min(depth, maximumDepth),
      role: .quoted)
  }

  /// Where the line begins behind byte order marks (U+FEFF), which iOS leaves before a quote.
  private static func skipInvisible(_ text: Span<UInt8>, _ range: Range<Int>) -> Int {
    var place = range.lowerBound
    while place &+ 3 <= range.upperBound, text[place] == 0xEF, text[place &+ 1] == 0xBB,
      text[place &+ 2] == 0xBF
    {
      place &+= 3
    }
    return place
  }
}
