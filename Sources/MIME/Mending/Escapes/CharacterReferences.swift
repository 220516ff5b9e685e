/// Text whose characters were written as references of HTML though it is none.
enum CharacterReferences {
  /// The text with its references read, or nil when it has none or a bare `&` stands in it: what
  /// escapes one escapes all.
  static func decoded(_ text: [UInt8]) -> [UInt8]? {
    guard text.contains(UInt8(ascii: "&")) else { return nil }
    var decoded: [UInt8] = []
    decoded.reserveCapacity(text.count)
    var place = 0
    while place < text.count {
      guard text[place] == UInt8(ascii: "&") else {
        decoded.append(text[place])
        place += 1
        continue
      }
      guard let (scalar, length) = character(text.span, at: place) else { return nil }
      decoded.append(scalar)
      place += length
    }
    return decoded
  }

  /// The same for a text of many words, which may as well speak about references: one must stand in
  /// or at a word.
  static func decodedProse(_ text: [UInt8]) -> [UInt8]? {
    var place = 0
    var isInWord = false
    while let sign = text[place...].firstIndex(of: UInt8(ascii: "&")) {
      guard let (scalar, length) = character(text.span, at: sign) else { return nil }
      place = sign + length
      let before = sign > 0 ? text[sign - 1] : .blank
      let after = place < text.count ? text[place] : .blank
      let isLetter = scalar.properties.isAlphabetic
      if before.isASCIILetter && (after.isASCIILetter || isLetter)
        || isLetter && (after.isASCIILetter || after == UInt8(ascii: "&"))
      {
        isInWord = true
      }
    }
    return isInWord ? decoded(text) : nil
  }

  /// The character of the reference that begins at a place, two halves of one joined, and how many
  /// bytes it takes; nil when none begins there.
  static func character(
    _ text: Span<UInt8>, at start: Int
  ) -> (character: Unicode.Scalar, length: Int)? {
    if let number = number(text, at: start) {
      if number.value & 0xFFFF_FC00 == 0xD800 {
        guard let low = self.number(text, at: start + number.length),
          low.value & 0xFFFF_FC00 == 0xDC00,
          let scalar = Unicode.Scalar(
            0x10000 + (number.value & 0x3FF) << 10 + low.value & 0x3FF)
        else { return nil }
        return (scalar, number.length + low.length)
      }
      if (0x80...0x9F).contains(number.value) {
        let text = String(decoding: Windows1252.utf8(UInt8(number.value)), as: UTF8.self)
        return text.unicodeScalars.first.map { ($0, number.length) }
      }
      return Unicode.Scalar(number.value).map { ($0, number.length) }
    }
    var end = start + 1
    while end < text.count, end - start <= HTMLEntity.longestName + 1,
      text[end].isASCIILetter || text[end].isASCIIDigit
    {
      end += 1
    }
    guard end < text.count, text[end] == UInt8(ascii: ";"),
      let scalar = HTMLEntity.character(text.extracting(start + 1..<end))
    else { return nil }
    return (scalar, end + 1 - start)
  }

  /// The value of `&#252;` or `&#xFC;` at a place, or nil.
  static func number(_ text: Span<UInt8>, at start: Int) -> (value: UInt32, length: Int)? {
    guard start + 3 < text.count, text[start] == UInt8(ascii: "&"),
      text[start + 1] == UInt8(ascii: "#")
    else { return nil }
    let isHexadecimal = text[start + 2].asciiLowercased == UInt8(ascii: "x")
    let first = start + (isHexadecimal ? 3 : 2)
    var value: UInt32 = 0
    var place = first
    while place < text.count, place - first < 8, let digit = text[place].hexadecimalValue,
      isHexadecimal || digit < 10
    {
      value = value &* (isHexadecimal ? 16 : 10) &+ UInt32(digit)
      place += 1
    }
    guard place > first, place < text.count, text[place] == UInt8(ascii: ";"), value > 0 else {
      return nil
    }
    return (value, place + 1 - start)
  }
}
