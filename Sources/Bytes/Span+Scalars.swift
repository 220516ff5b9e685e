extension Span where Element == UInt8 {
  /// The Unicode scalar whose UTF-8 starts at `offset`, and how many bytes it takes.
  ///
  /// Bytes that are no UTF-8 give U+FFFD one by one.
  @inlinable
  package func scalar(at offset: Int) -> (value: UInt32, length: Int) {
    let first = UInt32(self[offset])
    if first < 0x80 { return (first, 1) }
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    guard first >= 0xC2, first < 0xF5, count - offset >= length else { return (0xFFFD, 1) }
    var value = first & (0x7F >> UInt32(truncatingIfNeeded: length))
    for place in 1..<length {
      let next = UInt32(self[offset + place])
      guard next & 0xC0 == 0x80 else { return (0xFFFD, 1) }
      value = value << 6 | next & 0x3F
    }
    let smallest: UInt32 = length == 2 ? 0x80 : length == 3 ? 0x800 : 0x10000
    guard value >= smallest, value < 0x110000, value & 0xFFFF_F800 != 0xD800 else {
      return (0xFFFD, 1)
    }
    return (value, length)
  }

  /// The bytes as text; bytes that are no UTF-8 become U+FFFD.
  package var text: String {
    unsafe withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) }
  }
}
