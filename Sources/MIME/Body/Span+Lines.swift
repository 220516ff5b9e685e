import Glibc

extension Span where Element == UInt8 {
  /// The first line that begins with `--`, with its line end; `range` starts at the start of a line.
  func nextDashLine(in range: Range<Int>) -> Range<Int>? {
    var start = range.lowerBound
    while start < range.upperBound {
      let isDashLine =
        range.upperBound - start > 1 && self[start] == UInt8(ascii: "-")
        && self[start + 1] == UInt8(ascii: "-")
      let next = offset(behind: .lineFeed, in: start..<range.upperBound)
      if isDashLine { return start..<next }
      start = next
    }
    return nil
  }

  /// Whether a header field or an empty line starts at `start`; the end counts as an empty line.
  func beginsFieldOrEmptyLine(at start: Int, end: Int) -> Bool {
    let line = withoutLineEnd(start..<offset(behind: .lineFeed, in: start..<end))
    if line.isEmpty { return true }
    var place = line.lowerBound
    while place < line.upperBound, self[place] &- 33 < 94, self[place] != UInt8(ascii: ":") {
      place += 1
    }
    guard place > line.lowerBound else { return false }
    while place < line.upperBound, self[place] == .blank || self[place] == .tab { place += 1 }
    return place < line.upperBound && self[place] == UInt8(ascii: ":")
  }

  /// The last place up to `limit` that lies in no character of UTF-8; the end if that comes first.
  func characterBorder(before limit: Int) -> Int {
    guard limit < count else { return count }
    var place = Swift.max(0, limit)
    while place > 0, self[place] & 0xC0 == 0x80 { place -= 1 }
    return place
  }

  /// Whether `other` stands at `offset`.
  func contains(_ other: [UInt8], at offset: Int) -> Bool {
    guard count - offset >= other.count else { return false }
    for index in other.indices where self[offset + index] != other[index] { return false }
    return true
  }
}
