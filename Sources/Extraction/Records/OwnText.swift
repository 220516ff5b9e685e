/// Puts the lines that a sender wrote together again.
enum OwnText {
  /// The lines of role `own`, without blanks at their ends.
  ///
  /// Empty lines at the start and the end are left out. Where something was taken out, one empty
  /// line remains of those around it.
  static func assemble(_ lines: [TextLine], of text: Span<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    var emptyLines = 0
    var isCut = false
    for line in lines {
      guard line.role == .own else {
        isCut = true
        continue
      }
      let end = trimmedEnd(line.content, text)
      guard end > line.content.lowerBound else {
        emptyLines += 1
        continue
      }
      if !result.isEmpty {
        let breaks = isCut ? min(emptyLines, 1) : emptyLines
        for _ in 0...breaks { result.append(UInt8(ascii: "\n")) }
      }
      append(text, line.content.lowerBound..<end, to: &result)
      emptyLines = 0
      isCut = false
    }
    return result
  }

  private static func append(_ text: Span<UInt8>, _ range: Range<Int>, to result: inout [UInt8]) {
    unsafe text.extracting(range).withUnsafeBufferPointer { unsafe result.append(contentsOf: $0) }
  }

  /// Where the line ends without blanks, tabs and no-break spaces.
  static func trimmedEnd(_ range: Range<Int>, _ text: Span<UInt8>) -> Int {
    var end = range.upperBound
    while end > range.lowerBound {
      let byte = text[end &- 1]
      if byte == 0x20 || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r") {
        end &-= 1
      } else if byte == 0xA0, end &- 2 >= range.lowerBound, text[end &- 2] == 0xC2 {
        end &-= 2
      } else {
        return end
      }
    }
    return end
  }
}
