/// Reads UTF-8 one scalar after another; a byte that is no UTF-8 is U+FFFD.
struct ScalarReader: ~Escapable {
  private let bytes: Span<UInt8>
  /// Bytes from the start.
  private(set) var offset: Int

  @_lifetime(copy bytes)
  init(_ bytes: Span<UInt8>, from offset: Int = 0) {
    self.bytes = bytes
    self.offset = offset
  }

  /// The next scalar, or nil at the end.
  mutating func next() -> UInt32? {
    guard offset < bytes.count else { return nil }
    let first = UInt32(bytes[offset])
    offset &+= 1
    if first < 0x80 { return first }
    let length = first >= 0xF0 ? 3 : first >= 0xE0 ? 2 : 1
    guard first >= 0xC2, first < 0xF5, bytes.count - offset >= length else { return 0xFFFD }
    var scalar = first & (0x3F &>> UInt32(length))
    for index in 0..<length {
      let byte = UInt32(bytes[offset &+ index])
      guard byte & 0xC0 == 0x80 else { return 0xFFFD }
      scalar = scalar &<< 6 | byte & 0x3F
    }
    offset &+= length
    return scalar
  }
}
