/// A single-byte charset, ready for decoding.
struct SingleByteTable: Sendable {
  /// The UTF-8 of each byte: its first byte lowest, its length in the bits 24 to 26, and the highest
  /// bit set if the byte has no character.
  private let characters: [UInt32]

  private static let unknown: UInt32 = 1 << 31
  /// The packed form of U+FFFD.
  private static let replacement: UInt32 = 3 << 24 | 0xBD_BF_EF
  /// Bytes that are decoded at a time.
  private static let chunk = 4096

  init(_ charset: SingleByteCharset) {
    var characters = (0..<0x80).map { 1 << 24 | UInt32($0) }
    let text = charset.upperHalf
    var place = 0
    while place < text.utf8CodeUnitCount {
      let length = unsafe text.utf8Start[place] < 0xE0 ? 2 : 3
      var packed = UInt32(length) << 24
      for index in 0..<length {
        packed |= unsafe UInt32(text.utf8Start[place + index]) << UInt32(8 * index)
      }
      characters.append(packed == Self.replacement ? packed | Self.unknown : packed)
      place += length
    }
    precondition(characters.count == 256, "a table has one character for each byte")
    self.characters = characters
  }

  /// Appends `bytes` as UTF-8; false if a byte had no character.
  func decode(_ bytes: Span<UInt8>, into text: inout [UInt8]) -> Bool {
    var seen: UInt32 = 0
    var place = 0
    while place < bytes.count {
      let run = bytes.endOfASCII(from: place)
      text.append(contentsOf: bytes.extracting(place..<run))
      place = min(run + Self.chunk, bytes.count)
      let chunk = bytes.extracting(run..<place)
      // Each character is stored as four bytes, of which the next one overwrites what is too much.
      text.append(addingCapacity: 3 * chunk.count + 1) { output in
        unsafe output.withUnsafeMutableBufferPointer { target, count in
          unsafe seen |= decode(chunk, to: UnsafeMutableRawBufferPointer(target), &count)
        }
      }
    }
    return seen & Self.unknown == 0
  }

  /// Writes the UTF-8 of a chunk to the start of `target`; gives all entries of the table that it
  /// took, joined by OR.
  private func decode(
    _ chunk: Span<UInt8>, to target: UnsafeMutableRawBufferPointer, _ count: inout Int
  ) -> UInt32 {
    let characters = characters.span
    var seen: UInt32 = 0
    var written = 0
    for index in chunk.indices {
      let character = characters[Int(chunk[index])]
      unsafe target.storeBytes(of: character.littleEndian, toByteOffset: written, as: UInt32.self)
      written &+= Int(character >> 24 & 7)
      seen |= character
    }
    count = written
    return seen
  }
}
