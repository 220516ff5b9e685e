/// A reading position in binary data; behind the end everything is zero.
struct LittleEndianReader: ~Escapable {
  private let bytes: Span<UInt8>
  private var place: Int
  private let end: Int

  @_lifetime(copy bytes)
  init(_ bytes: Span<UInt8>, _ range: Range<Int>) {
    self.bytes = bytes
    place = range.lowerBound
    end = range.upperBound
  }

  /// Bytes up to the end.
  var rest: Int { end - place }

  mutating func skip(_ count: Int) { place += min(max(0, count), rest) }

  mutating func readByte() -> Int {
    guard place < end else { return 0 }
    place += 1
    return Int(bytes[place - 1])
  }

  mutating func readUInt16() -> Int { readByte() | readByte() << 8 }

  mutating func readUInt32() -> Int { readUInt16() | readUInt16() << 16 }

  /// Where the next `count` bytes lie, or nil when there are fewer.
  mutating func readRange(_ count: Int) -> Range<Int>? {
    guard count >= 0, count <= rest else { return nil }
    defer { place += count }
    return place..<place + count
  }
}
