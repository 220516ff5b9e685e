/// The upper half of a single-byte charset, ready for decoding.
struct SingleByteTable: Sendable {
  /// The UTF-8 of each byte from 0x80: its first byte lowest, its length in the highest byte.
  private let characters: [UInt32]

  /// The packed form of U+FFFD.
  private static let unknown: UInt32 = 3 << 24 | 0xBD_BF_EF

  init(_ charset: SingleByteCharset) {
    var characters: [UInt32] = []
    characters.reserveCapacity(128)
    let text = charset.upperHalf
    var place = 0
    while place < text.utf8CodeUnitCount {
      let first = unsafe text.utf8Start[place]
      let length = first < 0xE0 ? 2 : 3
      var packed = UInt32(length) << 24
      for index in 0..<length {
        packed |= unsafe UInt32(text.utf8Start[place + index]) << UInt32(8 * index)
      }
      characters.append(packed)
      place += length
    }
    precondition(characters.count == 128, "a table has one character for each byte")
    self.characters = characters
  }

  /// Appends `bytes` as UTF-8; false if a byte had no character.
  func decode(_ bytes: Span<UInt8>, into text: inout [UInt8]) -> Bool {
    let characters = characters.span
    var isClean = true
    var place = 0
    while place < bytes.count {
      let run = bytes.endOfASCII(from: place)
      text.append(contentsOf: bytes.extracting(place..<run))
      let end = min(run + 1024, bytes.count)
      text.append(addingCapacity: 3 * (end - run)) { output in
        place = run
        while place < end {
          let byte = bytes[place]
          place &+= 1
          guard byte >= 0x80 else {
            output.append(byte)
            continue
          }
          let character = characters[Int(byte & 0x7F)]
          output.append(UInt8(truncatingIfNeeded: character))
          output.append(UInt8(truncatingIfNeeded: character >> 8))
          if character >> 24 == 3 {
            output.append(UInt8(truncatingIfNeeded: character >> 16))
            if character == Self.unknown { isClean = false }
          }
        }
      }
    }
    return isClean
  }
}
