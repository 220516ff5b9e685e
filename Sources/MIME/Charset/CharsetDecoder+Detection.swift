extension CharsetDecoder {
  /// Decodes text that nobody declared: ISO-2022-JP by its escapes, UTF-16 by its mark, UTF-8 if it
  /// is valid, else windows-1252.
  mutating func decodeByContent(_ bytes: Span<UInt8>, into text: inout [UInt8]) {
    if ISO2022JP.hasEscapes(bytes) {
      _ = decodeISO2022JP(bytes, into: &text)
    } else if UTF8Text.isValid(bytes) {
      text.append(contentsOf: bytes)
    } else if UnicodeText.order(of: bytes) != nil {
      _ = UnicodeText.decodeUTF16(bytes, declared: nil, into: &text)
    } else {
      _ = decode(bytes, .windows1252, into: &text)
    }
  }

  /// Decodes text that was declared as ASCII: what goes beyond it is found from the content.
  mutating func decodeASCII(_ bytes: Span<UInt8>, into text: inout [UInt8]) -> Bool {
    decodeByContent(bytes, into: &text)
    return true
  }

  /// Whether raw 8-bit bytes among ASCII may be text of the charset.
  ///
  /// Not where it is a matter of course or without use (UTF-8, none), and not for charsets of seven
  /// bits or in which ASCII has other bytes.
  mutating func hasRawBytes(_ charset: Charset) -> Bool {
    switch charset {
    case .singleByte, .shiftJIS, .eucJP, .gb18030, .big5, .koreanUHC: return true
    case .undeclared, .unknown, .ascii, .utf8, .utf7, .utf16, .utf32, .iso2022JP, .hz: return false
    case .iconv:
      let ascii: InlineArray<4, UInt8> = [0x41, 0x61, 0x30, 0x20]
      var text: [UInt8] = []
      return decode(ascii.span, charset, into: &text) && text == [0x41, 0x61, 0x30, 0x20]
    }
  }

  /// Decodes text that was declared as UTF-7; 8-bit bytes show that it is something else.
  mutating func decodeUTF7(_ bytes: Span<UInt8>, into text: inout [UInt8]) -> Bool {
    if bytes.isASCII { return UTF7Text.decode(bytes, into: &text) }
    decodeByContent(bytes, into: &text)
    return false
  }

  /// Decodes text that was declared as UTF-16.
  ///
  /// The label is wrong if the bytes are plain lines of ASCII: in UTF-16 a blank has a zero byte.
  mutating func decodeUTF16(
    _ bytes: Span<UInt8>, _ order: UnicodeText.ByteOrder?, into text: inout [UInt8]
  ) -> Bool {
    guard order == nil, bytes.count >= 16, bytes.isASCII,
      bytes.offset(of: 0, in: bytes.indices) == nil,
      bytes.offset(of: .blank, in: bytes.indices) != nil
    else { return UnicodeText.decodeUTF16(bytes, declared: order, into: &text) }
    text.append(contentsOf: bytes)
    return false
  }

  /// Decodes text that was declared as UTF-8.
  ///
  /// A bad sequence is one U+FFFD and the rest stays, unless not one character beyond ASCII is
  /// valid; then the label is wrong and the text windows-1252.
  mutating func decodeUTF8(_ bytes: Span<UInt8>, into text: inout [UInt8]) -> Bool {
    let start = text.count
    let outcome = UTF8Text.repair(bytes, into: &text)
    if outcome.isValid { return true }
    if !outcome.hasCharacters {
      text.removeSubrange(start...)
      _ = decode(bytes, .windows1252, into: &text)
    }
    return false
  }
}
