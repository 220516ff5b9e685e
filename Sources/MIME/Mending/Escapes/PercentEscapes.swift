/// Text that was escaped for an address of the Web or by a form (RFC 3986, section 2.1).
enum PercentEscapes {
  /// The text with its escapes read, or nil when it isn't escaped as a whole: each `%` must begin an
  /// escape, no blank may stand in it, and what comes out must be text.
  ///
  /// - Parameter ofForm: Whether `+` stands for a blank.
  static func decoded(_ text: [UInt8], ofForm: Bool = false) -> [UInt8]? {
    guard ofForm || text.contains(UInt8(ascii: "%")), !text.contains(where: \.isWhiteSpace) else {
      return nil
    }
    var decoded: [UInt8] = []
    var units: [UInt16] = []
    var escapes = 0
    var place = 0
    while place < text.count {
      guard text[place] == UInt8(ascii: "%") else {
        flush(&units, into: &decoded)
        decoded.append(ofForm && text[place] == UInt8(ascii: "+") ? .blank : text[place])
        place += 1
        continue
      }
      escapes += 1
      if let unit = unit(text, at: place) {
        units.append(unit)
        place += 6
      } else if let byte = byte(text, at: place) {
        flush(&units, into: &decoded)
        decoded.append(byte)
        place += 3
      } else {
        return nil
      }
    }
    flush(&units, into: &decoded)
    guard UTF8Text.isValid(decoded.span), !decoded.contains(0) else { return nil }
    if ofForm { return decoded }
    return escapes > 1 || decoded.contains(.blank) ? decoded : nil
  }

  /// The byte of `%C3`, or nil.
  static func byte(_ text: some RandomAccessCollection<UInt8>, at place: Int) -> UInt8? {
    let escape = Array(text.dropFirst(place).prefix(3))
    guard escape.count == 3, escape[0] == UInt8(ascii: "%"),
      let high = escape[1].hexadecimalValue, let low = escape[2].hexadecimalValue
    else { return nil }
    return high << 4 | low
  }

  /// The unit of UTF-16 of `%u00FC`, as scripts of old browsers write it, or nil.
  private static func unit(_ text: [UInt8], at place: Int) -> UInt16? {
    guard place + 5 < text.count, text[place + 1] == UInt8(ascii: "u") else { return nil }
    return BackslashEscapes.hexadecimal(text, place + 2..<place + 6)
  }

  private static func flush(_ units: inout [UInt16], into text: inout [UInt8]) {
    guard !units.isEmpty else { return }
    text += String(decoding: units, as: UTF16.self).utf8
    units.removeAll()
  }
}
