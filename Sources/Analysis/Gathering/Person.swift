import Records

/// The identity of a sender as far as counting people goes.
///
/// The address in lower case without comments, without quotes and without `+tag`
/// (`reliability.md`, section 8).
enum Person {
  /// The hash of an address, or 0 when there is none.
  static func hash(_ address: EmailAddress) -> UInt64 {
    guard let text = address.address, !text.isEmpty else { return 0 }
    return hash(text)
  }

  static func hash(_ address: String) -> UInt64 {
    var fingerprint = Fingerprint()
    var commentDepth = 0
    var inTag = false
    var length = 0
    let bytes = address.utf8
    let domain = bytes.lastIndex(of: UInt8(ascii: "@")) ?? bytes.endIndex
    for byte in bytes[..<domain] {
      switch byte {
      case UInt8(ascii: "("): commentDepth += 1
      case UInt8(ascii: ")"): commentDepth = max(commentDepth - 1, 0)
      case UInt8(ascii: "\""), UInt8(ascii: " "): break
      case UInt8(ascii: "+") where length > 0: inTag = true
      default:
        if commentDepth == 0 && !inTag {
          fingerprint.combine(lowered(byte))
          length += 1
        }
      }
    }
    for byte in bytes[domain...] where byte != UInt8(ascii: " ") {
      fingerprint.combine(lowered(byte))
    }
    return fingerprint.value
  }

  private static func lowered(_ byte: UInt8) -> UInt8 {
    byte >= 65 && byte <= 90 ? byte | 0x20 : byte
  }
}
