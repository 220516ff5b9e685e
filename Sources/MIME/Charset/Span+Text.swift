extension Span where Element == UInt8 {
  /// The place of the first byte from `start` on that is no ASCII, or the end.
  func endOfASCII(from start: Int) -> Int {
    var place = start
    unsafe withUnsafeBytes { bytes in
      while place &+ 8 <= bytes.count {
        let word = unsafe bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)
        let marks = word & 0x8080_8080_8080_8080
        if marks != 0 {
          place &+= UInt64(littleEndian: marks).trailingZeroBitCount >> 3
          return
        }
        place &+= 8
      }
      while place < bytes.count, unsafe bytes[place] < 0x80 { place &+= 1 }
    }
    return place
  }

  /// Whether all bytes are ASCII.
  var isASCII: Bool { endOfASCII(from: 0) == count }
}

extension [UInt8] {
  /// Appends `bytes`.
  mutating func append(contentsOf bytes: Span<UInt8>) {
    unsafe bytes.withUnsafeBufferPointer { unsafe append(contentsOf: $0) }
  }

  /// Appends the UTF-8 of a character.
  mutating func append(_ scalar: Unicode.Scalar) {
    for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter { append(byte) }
  }

  /// Appends U+FFFD, which stands for what could not be decoded.
  mutating func appendReplacementCharacter() {
    append(0xEF)
    append(0xBF)
    append(0xBD)
  }
}
