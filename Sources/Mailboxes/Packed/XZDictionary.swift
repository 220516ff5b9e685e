import Bytes

/// The memory that an xz file asks for.
enum XZDictionary {
  /// The size of the dictionary of the first block (The .xz File Format, sections 3.1 and 5.3.1), or
  /// nil when there is no block, or one of another kind.
  static func size(in bytes: Span<UInt8>) -> Int? {
    let blockHeader = 12
    guard bytes.count > blockHeader + 1, bytes[blockHeader] != 0 else { return nil }
    let flags = bytes[blockHeader + 1]
    var place = blockHeader + 2
    // The packed and the unpacked size may stand before the filters, seven bits a byte.
    for bit in [0x40, 0x80] as [UInt8] where flags & bit != 0 {
      while place < bytes.count, bytes[place] & 0x80 != 0 { place += 1 }
      place += 1
    }
    // Other filters, such as those for programs, come before LZMA2, which is the last.
    for _ in 0...(flags & 3) {
      guard place + 2 < bytes.count else { return nil }
      if bytes[place] == 0x21, bytes[place + 1] == 1 {
        let bits = Int(bytes[place + 2] & 0x3F)
        return bits >= 40 ? 1 << 32 : (2 | bits & 1) << (bits / 2 + 11)
      }
      place += 2 + Int(bytes[place + 1])
    }
    return nil
  }
}
