/// A byte written as `%` and two hexadecimal digits (RFC 3986, section 2.1).
enum PercentCode {
  /// The byte whose code begins at `offset`, or nil when none does.
  static func value(_ text: Span<UInt8>, at offset: Int) -> UInt8? {
    guard offset + 2 < text.count, text[offset] == UInt8(ascii: "%"),
      let high = digit(text[offset + 1]), let low = digit(text[offset + 2])
    else { return nil }
    return high << 4 | low
  }

  /// The text with all codes decoded; bytes that are no UTF-8 then become U+FFFD.
  static func decoded(_ text: String) -> String {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var offset = 0
    while offset < bytes.count {
      if let value = value(bytes.span, at: offset) {
        result.append(value)
        offset += 3
      } else {
        result.append(bytes[offset])
        offset += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    default: nil
    }
  }
}
