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
