/// The names of IMAP folders (RFC 3501, section 5.1.3): `&` begins a run of base64 (with `,` for
/// `/`) over UTF-16, `-` ends it, `&-` is `&`.
enum ModifiedUTF7 {
  /// The name, or nil when it isn't written so.
  static func decode(_ name: some Sequence<UInt8>) -> String? {
    var units: [UInt16] = []
    var isShifted = false
    var isEmpty = true
    var bits: UInt32 = 0
    var bitCount = 0
    for byte in name {
      if !isShifted {
        switch byte {
        case UInt8(ascii: "&"):
          isShifted = true
          isEmpty = true
          bits = 0
          bitCount = 0
        case 0x20...0x7E: units.append(UInt16(byte))
        default: return nil
        }
        continue
      }
      if byte == UInt8(ascii: "-") {
        // What is left over are at most five padding bits, all zero.
        guard bitCount < 6, bits & ((1 << UInt32(bitCount)) - 1) == 0 else { return nil }
        if isEmpty { units.append(UInt16(UInt8(ascii: "&"))) }
        isShifted = false
        continue
      }
      guard let value = value(of: byte) else { return nil }
      isEmpty = false
      bits = bits << 6 | value
      bitCount += 6
      if bitCount >= 16 {
        bitCount -= 16
        units.append(UInt16(truncatingIfNeeded: bits >> UInt32(bitCount)))
        bits &= (1 << UInt32(bitCount)) - 1
      }
    }
    return isShifted ? nil : String(validating: units, as: UTF16.self)
  }

  private static func value(of byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(byte) - 65
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(byte) - 71
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte) + 4
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: ","): 63
    default: nil
    }
  }
}
