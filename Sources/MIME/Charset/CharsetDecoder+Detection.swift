extension CharsetDecoder {
  /// Decodes text that nobody declared: ISO-2022-JP by its escapes, UTF-16 by its mark, UTF-8 if it
  /// is valid, else what its words show, windows-1252 in doubt.
  mutating func decodeByContent(_ bytes: Span<UInt8>, into text: inout [UInt8]) {
    if ISO2022JP.hasEscapes(bytes) {
      _ = decodeISO2022JP(bytes, into: &text)
    } else if UTF8Text.isValid(bytes) {
      text.append(contentsOf: bytes)
    } else if UnicodeText.order(of: bytes) != nil {
      _ = UnicodeText.decodeUTF16(bytes, declared: nil, into: &text)
    } else if let order = CharsetEvidence.unmarkedOrder(of: bytes) {
      _ = UnicodeText.decodeUTF16(bytes, declared: order, into: &text)
    } else {
      _ = decodeAll(
        bytes, CharsetGuess.charset(of: bytes) ?? .singleByte(.windows1252), into: &text)
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
  /// valid; then the label is wrong and the text what its words show, windows-1252 in doubt.
  mutating func decodeUTF8(_ bytes: Span<UInt8>, into text: inout [UInt8]) -> Bool {
    let start = text.count
    let outcome = UTF8Text.repair(bytes, into: &text)
    if outcome.isValid { return true }
    if !outcome.hasCharacters {
      text.removeSubrange(start...)
      let shown = CharsetGuess.charset(of: bytes) ?? .singleByte(.windows1252)
      _ = decodeAll(bytes, shown, into: &text)
    } else if outcome.faults >= Self.manyFaults, let shown = CharsetGuess.alphabet(of: bytes) {
      // By chance two bytes of another charset may look like a character.
      text.removeSubrange(start...)
      _ = decodeAll(bytes, shown, into: &text)
    } else if let lines = otherLines(bytes) {
      text.removeSubrange(start...)
      text += lines
    }
    return false
  }

  /// Faults of a text in UTF-8 from which on it may be no such text at all.
  private static let manyFaults = 4

  /// Text in UTF-8 some of whose lines are in windows-1252, as a gateway that adds a footer leaves it;
  /// nil when no line shows that.
  private mutating func otherLines(_ bytes: Span<UInt8>) -> [UInt8]? {
    var text: [UInt8] = []
    var isChanged = false
    var start = 0
    while start < bytes.count {
      let end = bytes.offset(behind: .lineFeed, in: start..<bytes.count)
      let line = bytes.extracting(start..<end)
      let place = text.count
      start = end
      let outcome = UTF8Text.repair(line, into: &text)
      guard !outcome.isValid, !outcome.hasCharacters, LatinGuess.isWindows1252(line) else {
        continue
      }
      text.removeSubrange(place...)
      _ = decode(line, .windows1252, into: &text)
      isChanged = true
    }
    return isChanged ? text : nil
  }
}
