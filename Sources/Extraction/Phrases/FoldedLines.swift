/// The folded form of each line of a text, one blank between two lines.
///
/// So neighbouring lines are one run of bytes, in which a wrapped line reads like a whole one.
struct FoldedLines {
  /// Bytes of a line that are folded; what recognises a line stands before.
  static let maximumBytes = 2_048

  private(set) var bytes: [UInt8] = []
  /// The place of each line in `bytes`; empty for a line of blanks.
  private(set) var ranges: [Range<Int>] = []

  /// Replaces the content by that of `lines` of `text`; quote marks are left out.
  mutating func fold(_ lines: [TextLine], of text: Span<UInt8>) {
    bytes.removeAll(keepingCapacity: true)
    ranges.removeAll(keepingCapacity: true)
    for line in lines {
      let start = bytes.count
      let end = min(line.content.upperBound, line.content.lowerBound &+ Self.maximumBytes)
      PhraseFolding.append(text, line.content.lowerBound..<end, to: &bytes)
      ranges.append(start..<bytes.count)
      if bytes.count > start { bytes.append(0x20) }
    }
  }

  /// Whether a line has nothing but blanks.
  func isEmpty(_ line: Int) -> Bool { ranges[line].isEmpty }

  /// The run of bytes of several lines, a blank at each line end.
  func joined(_ lines: ClosedRange<Int>) -> Range<Int> {
    ranges[lines.lowerBound].lowerBound..<ranges[lines.upperBound].upperBound
  }
}
