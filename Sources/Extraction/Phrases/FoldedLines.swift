/// The folded form of each line of a text, one blank between two lines.
///
/// So neighbouring lines are one run of bytes, in which a wrapped line reads like a whole one.
struct FoldedLines {
  /// Bytes of a line that are folded; what recognises a line stands before.
  static let maximumBytes = 2_048

  /// Room that is kept for the next text; more is given back.
  private static let keptBytes = 256 << 10

  /// The folded lines; bytes behind the last line are left from texts before.
  private(set) var bytes: [UInt8] = []
  /// The place of each line in `bytes`; empty for a line of blanks.
  private(set) var ranges: [Range<Int>] = []

  /// Replaces the content by that of `lines` of `text`; quote marks are left out.
  mutating func fold(_ lines: [TextLine], of text: Span<UInt8>) {
    ranges.removeAll(keepingCapacity: true)
    // The buffer is taken out while it's written, so that it's neither shared nor copied.
    var buffer: [UInt8] = []
    swap(&buffer, &bytes)
    let room = text.count + lines.count
    if buffer.count > Self.keptBytes, room <= Self.keptBytes { buffer = [] }
    if buffer.count < room { buffer += [UInt8](repeating: 0, count: room - buffer.count) }
    var folded = buffer.mutableSpan
    var end = 0
    for line in lines {
      let start = end
      let limit = min(line.content.upperBound, line.content.lowerBound &+ Self.maximumBytes)
      end = PhraseFolding.write(text, line.content.lowerBound..<limit, to: &folded, at: start)
      ranges.append(start..<end)
      if end > start {
        folded[end] = 0x20
        end &+= 1
      }
    }
    swap(&buffer, &bytes)
  }

  /// Whether a line has nothing but blanks.
  func isEmpty(_ line: Int) -> Bool { ranges[line].isEmpty }

  /// The run of bytes of several lines, a blank at each line end.
  func joined(_ lines: ClosedRange<Int>) -> Range<Int> {
    ranges[lines.lowerBound].lowerBound..<ranges[lines.upperBound].upperBound
  }
}
