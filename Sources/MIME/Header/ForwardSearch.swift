/// Looks for one byte again and again from places that only move forward, and passes over each
/// byte once.
struct ForwardSearch {
  private let byte: UInt8
  private let end: Int
  private var found: Int

  init(for byte: UInt8, in range: Range<Int>) {
    self.byte = byte
    end = range.upperBound
    found = range.lowerBound - 1
  }

  /// The first place of the byte from `start` on, or the end of the range.
  mutating func next(_ bytes: Span<UInt8>, from start: Int) -> Int {
    if found < start { found = bytes.offset(of: byte, in: min(start, end)..<end) ?? end }
    return found
  }
}
