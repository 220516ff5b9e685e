/// The sum that gzip and zip put behind their content: CRC-32 (RFC 1952, section 8).
package struct CyclicRedundancyCheck: Sendable {
  /// Eight tables, so that eight bytes are taken in at a time.
  private let tables: [UInt32]
  private var state: UInt32 = .max

  package init() {
    var tables = [UInt32](repeating: 0, count: 8 * 256)
    for byte in 0..<256 {
      var value = UInt32(byte)
      for _ in 0..<8 { value = value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
      tables[byte] = value
    }
    for index in 256..<tables.count {
      let value = tables[index - 256]
      tables[index] = value >> 8 ^ tables[Int(value & 0xFF)]
    }
    self.tables = tables
  }

  /// The sum of all bytes so far.
  package var value: UInt32 { ~state }

  package mutating func append(_ bytes: UnsafeRawBufferPointer) {
    var state = state
    let copy = tables
    let tables = copy.span
    var place = 0
    while bytes.count - place >= 8 {
      let word = unsafe UInt64(
        littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
      let mixed = word ^ UInt64(state)
      state = 0
      for byte in 0..<8 {
        let index = Int(truncatingIfNeeded: mixed >> UInt64(8 * byte)) & 0xFF
        state ^= tables[(7 - byte) * 256 + index]
      }
      place += 8
    }
    while place < bytes.count {
      state = unsafe state >> 8 ^ tables[Int((state ^ UInt32(bytes[place])) & 0xFF)]
      place += 1
    }
    self.state = state
  }
}
