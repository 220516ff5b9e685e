/// What the bytes of a text show of its charset, where the declared one doesn't fit.
enum CharsetEvidence {
  /// The charset that was used, or nil when the declared one may be right.
  static func charset(of bytes: Span<UInt8>, declared: Charset) -> Charset? {
    switch declared {
    case .undeclared, .unknown, .ascii, .utf7, .utf32, .hz: return nil
    case .utf8:
      if bytes.count > 3, bytes[0] == 0xFF, bytes[1] == 0xFE { return .utf16(.littleEndian) }
      if bytes.count > 3, bytes[0] == 0xFE, bytes[1] == 0xFF { return .utf16(.bigEndian) }
      return ISO2022JP.hasEscapes(bytes) && bytes.isASCII ? .iso2022JP : nil
    case .utf16:
      guard bytes.count >= 8, bytes[0] < 0xFE, bytes.offset(of: 0, in: bytes.indices) == nil,
        bytes.offset(of: .blank, in: bytes.indices) != nil, !bytes.isASCII, UTF8Text.isValid(bytes)
      else { return nil }
      return .utf8
    case .iso2022JP:
      return !bytes.isASCII && UTF8Text.isValid(bytes) ? .utf8 : nil
    case .singleByte, .iconv:
      return !bytes.isASCII && UTF8Text.isValid(bytes) && characters(bytes) >= 2 ? .utf8 : nil
    case .shiftJIS, .eucJP, .gb18030, .big5, .koreanUHC:
      // Two or three characters of these may look like UTF-8 by chance.
      return !bytes.isASCII && UTF8Text.isValid(bytes) && characters(bytes) >= 6 ? .utf8 : nil
    }
  }

  /// ISO-2022-JP with the escape characters that a gateway took out, or nil when it has them.
  ///
  /// What is left of an escape is `$B` before characters of two bytes and `(B` behind them.
  static func withEscapes(_ bytes: Span<UInt8>) -> [UInt8]? {
    guard bytes.offset(of: 0x1B, in: bytes.indices) == nil, bytes.isASCII else { return nil }
    var text: [UInt8] = []
    var start = 0
    var place = 0
    while let dollar = bytes.offset(of: UInt8(ascii: "$"), in: place..<bytes.count) {
      place = dollar + 1
      guard bytes.begins(with: "$B", at: dollar) || bytes.begins(with: "$@", at: dollar) else {
        continue
      }
      var end = dollar + 2
      while end + 1 < bytes.count, !bytes.begins(with: "(B", at: end),
        !bytes.begins(with: "(J", at: end),
        bytes[end] > .blank, bytes[end + 1] > .blank
      {
        end += 2
      }
      guard end + 1 < bytes.count, end > dollar + 2,
        bytes.begins(with: "(B", at: end) || bytes.begins(with: "(J", at: end)
      else { continue }
      for index in start..<dollar { text.append(bytes[index]) }
      text.append(0x1B)
      for index in dollar..<end { text.append(bytes[index]) }
      text.append(0x1B)
      start = end
      place = end + 2
    }
    guard start > 0 else { return nil }
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
