/// What the bytes of a text show of its charset, where the declared one doesn't fit.
enum CharsetEvidence {
  /// The charset that was used, or nil when the declared one may be right.
  static func charset(of bytes: Span<UInt8>, declared: Charset) -> Charset? {
    switch declared {
    case .utf7, .hz: return nil
    case .undeclared, .unknown, .ascii: return unmarkedOrder(of: bytes).map { .utf16($0) }
    case .utf32:
      return bytes.count >= 8 && bytes.offset(of: 0, in: bytes.indices) == nil
        && UTF8Text.isValid(bytes) ? .utf8 : nil
    case .utf8:
      if bytes.count > 3, bytes[0] == 0xFF, bytes[1] == 0xFE { return .utf16(.littleEndian) }
      if bytes.count > 3, bytes[0] == 0xFE, bytes[1] == 0xFF { return .utf16(.bigEndian) }
      if let order = unmarkedOrder(of: bytes) { return .utf16(order) }
      return ISO2022JP.hasEscapes(bytes) && bytes.isASCII ? .iso2022JP : nil
    case .utf16:
      guard bytes.count >= 8, bytes[0] < 0xFE, bytes.offset(of: 0, in: bytes.indices) == nil,
        bytes.offset(of: .blank, in: bytes.indices) != nil, !bytes.isASCII, UTF8Text.isValid(bytes)
      else { return nil }
      return .utf8
    case .iso2022JP:
      return !bytes.isASCII && UTF8Text.isValid(bytes) ? .utf8 : nil
    case .singleByte, .iconv:
      if bytes.isASCII { return unmarkedOrder(of: bytes).map { .utf16($0) } }
      if UTF8Text.isValid(bytes) { return characters(bytes) >= 2 ? .utf8 : nil }
      if let order = unmarkedOrder(of: bytes) { return .utf16(order) }
      return declared == .singleByte(.windows1252)
        ? CharsetGuess.charset(of: bytes) : cyrillic(bytes, declared)
    case .shiftJIS, .eucJP, .gb18030, .big5, .koreanUHC:
      // Two or three characters of these may look like UTF-8 by chance.
      return !bytes.isASCII && UTF8Text.isValid(bytes) && characters(bytes) >= 6 ? .utf8 : nil
    }
  }

  /// The other charset of the Cyrillic alphabet that a text in one of them shows, or nil.
  private static func cyrillic(_ bytes: Span<UInt8>, _ declared: Charset) -> Charset? {
    let alphabets: [Charset] = [
      .singleByte(.windows1251), .singleByte(.koi8r), .singleByte(.koi8u),
    ]
    guard alphabets.contains(declared), let shown = CharsetGuess.charset(of: bytes) else {
      return nil
    }
    if declared == .singleByte(.koi8u), shown == .singleByte(.koi8r) { return nil }
    return shown == declared ? nil : shown
  }

  /// The byte order of UTF-16 without a mark under another label: each second byte of the blanks and
  /// line ends is zero, or no second byte takes more than a few values.
  static func unmarkedOrder(of bytes: Span<UInt8>) -> UnicodeText.ByteOrder? {
    guard bytes.count >= 8, bytes.count & 1 == 0, bytes.offset(of: 0, in: bytes.indices) != nil
    else {
      return nil
    }
    let end = min(bytes.count, 512)
    var highs: [Set<UInt8>] = [[], []]
    var blanks = [0, 0]
    for place in stride(from: 0, to: end - 1, by: 2) {
      highs[0].insert(bytes[place])
      highs[1].insert(bytes[place + 1])
      if bytes[place] == 0, bytes[place + 1] == .blank { blanks[0] += 1 }
      if bytes[place] == .blank, bytes[place + 1] == 0 { blanks[1] += 1 }
    }
    let units = end / 2
    for (side, order) in [(0, UnicodeText.ByteOrder.bigEndian), (1, .littleEndian)]
    where highs[side].count <= 4 && highs[1 - side].count > 4 && blanks[side] > blanks[1 - side]
      && blanks[side] * 40 >= units
    {
      return order
    }
    return nil
  }

  /// ISO-2022-JP with the escape characters that a gateway took out, or nil when it has them.
  ///
  /// What is left of an escape is `$B` before characters of two bytes and `(B` behind them, perhaps
  /// with `=1B` for the escape character. Where the charset isn't declared (`isGuess`) kana must show
  /// it.
  static func withEscapes(_ bytes: Span<UInt8>, isGuess: Bool) -> [UInt8]? {
    guard bytes.offset(of: UInt8(ascii: "$"), in: bytes.indices) != nil,
      bytes.offset(of: 0x1B, in: bytes.indices) == nil, bytes.isASCII
    else { return nil }
    var text: [UInt8] = []
    var start = 0
    var place = 0
    var (pairs, kana) = (0, 0)
    while let dollar = bytes.offset(of: UInt8(ascii: "$"), in: place..<bytes.count) {
      place = dollar + 1
      guard bytes.begins(with: "$B", at: dollar) || bytes.begins(with: "$@", at: dollar) else {
        continue
      }
      var end = dollar + 2
      while end + 1 < bytes.count, !bytes.begins(with: "(B", at: end),
        !bytes.begins(with: "(J", at: end),
        !bytes.begins(with: "=1b(", at: end), bytes[end] > .blank, bytes[end + 1] > .blank
      {
        pairs += 1
        if bytes[end] == UInt8(ascii: "$") || bytes[end] == UInt8(ascii: "%") { kana += 1 }
        end += 2
      }
      let isWritten = bytes.begins(with: "=1b(", at: end)
      guard end + 1 < bytes.count, end > dollar + 2,
        isWritten || bytes.begins(with: "(B", at: end) || bytes.begins(with: "(J", at: end)
      else { continue }
      let from =
        dollar - 3 >= start && bytes.begins(with: "=1b$", at: dollar - 3) ? dollar - 3 : dollar
      for index in start..<from { text.append(bytes[index]) }
      text.append(0x1B)
      for index in dollar..<end { text.append(bytes[index]) }
      text.append(0x1B)
      start = isWritten ? end + 3 : end
      place = start + 2
    }
    guard start > 0, !isGuess || pairs >= 4 && kana * 3 >= pairs else { return nil }
    for index in start..<bytes.count { text.append(bytes[index]) }
    return text
  }

  /// The characters of UTF-8 beyond ASCII in the first 4 KiB.
  private static func characters(_ bytes: Span<UInt8>) -> Int {
    var count = 0
    for index in 0..<min(bytes.count, 4_096) where bytes[index] >= 0xC0 { count += 1 }
    return count
  }
}

extension Charset {
  /// Whether text under the label may be ISO-2022-JP whose escapes were lost.
  var mayHideISO2022JP: Bool { self == .iso2022JP || self == .ascii || self == .undeclared }
}
