private import CLibXML2

/// The characters that HTML has names for.
enum HTMLEntity {
  /// Names of HTML 5 that HTML 4 and so libxml2 lack, of characters that have no need of one: programs
  /// that escape everything write them.
  private static let punctuation: [(StaticString, UInt8)] = [
    ("period", 0x2E), ("comma", 0x2C), ("colon", 0x3A), ("semi", 0x3B), ("excl", 0x21),
    ("quest", 0x3F), ("num", 0x23), ("dollar", 0x24), ("percnt", 0x25), ("lpar", 0x28),
    ("rpar", 0x29), ("ast", 0x2A), ("plus", 0x2B), ("sol", 0x2F), ("equals", 0x3D),
    ("commat", 0x40), ("lsqb", 0x5B), ("bsol", 0x5C), ("rsqb", 0x5D), ("lowbar", 0x5F),
    ("lbrace", 0x7B), ("verbar", 0x7C), ("rbrace", 0x7D), ("apos", 0x27), ("NewLine", 0x0A),
    ("Tab", 0x09),
  ]
  /// Bytes of the longest name.
  static let longestName = 8

  /// The character of a name, without `&` and `;`, or nil.
  static func character(_ name: Span<UInt8>) -> Unicode.Scalar? {
    guard (2...longestName).contains(name.count) else { return nil }
    if let byte = mark(name) { return Unicode.Scalar(byte) }
    let text = unsafe name.withUnsafeBufferPointer { unsafe Array($0) } + [0]
    return unsafe text.withUnsafeBufferPointer { buffer -> Unicode.Scalar? in
      guard let start = buffer.baseAddress, let entry = unsafe htmlEntityLookup(start) else {
        return nil
      }
      return unsafe Unicode.Scalar(entry.pointee.value)
    }
  }

  /// The mark of ASCII that a name of HTML 5 stands for, or nil.
  static func mark(_ name: Span<UInt8>) -> UInt8? {
    punctuation.first { name.count == $0.0.utf8CodeUnitCount && name.begins(with: $0.0, at: 0) }?.1
  }
}
