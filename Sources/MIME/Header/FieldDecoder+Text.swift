import Bytes
import Records

extension FieldDecoder {
  /// The text of an unstructured field, or of a parameter value, with encoded-words decoded.
  ///
  /// Folds are undone, runs of white space become one blank, control characters are left out; at
  /// most `MessageLimits.headerValueBytes` are given.
  mutating func text(_ bytes: Span<UInt8>, in range: Range<Int>) -> String {
    var range = range
    if range.count > MessageLimits.headerValueBytes {
      range = range.lowerBound..<range.lowerBound + MessageLimits.headerValueBytes
      warnings.insert(.truncated)
    }
    decoded.removeAll(keepingCapacity: true)
    decodeWords(bytes, in: range)
    return mendedText()
  }

  /// Appends the text of a range to `decoded`.
  ///
  /// White space between two encoded-words vanishes (RFC 2047, section 6.2). The bytes of adjacent
  /// words of one charset are joined before they are decoded: some programs cut characters.
  mutating func decodeWords(_ bytes: Span<UInt8>, in range: Range<Int>) {
    var finder = EncodedWordFinder(in: range)
    var place = range.lowerBound
    var charset: Charset?
    while let word = finder.next(bytes, from: place) {
      let gap = place..<word.range.lowerBound
      let label = unsafe bytes.extracting(word.charset).withUnsafeBufferPointer {
        unsafe String(decoding: $0, as: UTF8.self)
      }
      let next = charsets.charset(label)
      if charset == nil || !isWhiteSpace(bytes, gap) {
        flushWords(charset)
        decodeRaw(bytes.extracting(gap))
      } else if charset != next {
        flushWords(charset)
      }
      charset = next
      word.decode(bytes, into: &joined)
      place = word.range.upperBound
    }
    flushWords(charset)
    decodeRaw(bytes.extracting(place..<range.upperBound))
  }

  /// Appends what was joined of the last encoded-words.
  private mutating func flushWords(_ charset: Charset?) {
    guard let charset, !joined.isEmpty else { return }
    if !Self.decode(joined, charset, by: &charsets, into: &decoded) { warnings.insert(.badCharset) }
    joined.removeAll()
  }

  private static func decode(
    _ words: borrowing ByteBuffer, _ charset: Charset, by charsets: inout CharsetDecoder,
    into text: inout [UInt8]
  ) -> Bool { charsets.decodeAsShown(words.span, charset, into: &text) }

  /// Appends bytes that no encoded-word covers.
  ///
  /// Beyond ASCII they are UTF-8 (RFC 6532), also with a last character that a gateway has cut, else
  /// of the charset of the message's text if that decodes them, else windows-1252. Old Japanese
  /// programs leave ISO-2022-JP as it is.
  mutating func decodeRaw(_ bytes: Span<UInt8>) {
    if bytes.isASCII, bytes.offset(of: 0x1B, in: bytes.indices) == nil {
      decoded.append(contentsOf: bytes)
      return
    }
    let start = decoded.count
    if !ISO2022JP.hasEscapes(bytes) {
      let outcome = UTF8Text.repair(bytes, into: &decoded)
      if outcome.isValid { return }
      if outcome.isOnlyCut, outcome.hasCharacters {
        warnings.insert(.badCharset)
        return
      }
      decoded.removeSubrange(start...)
      let fallback = charsets.charset(fallbackCharset)
      if charsets.hasRawBytes(fallback) {
        if charsets.decode(bytes, fallback, into: &decoded) { return }
        decoded.removeSubrange(start...)
      }
    }
    _ = charsets.decode(bytes, .undeclared, into: &decoded)
  }

  private func isWhiteSpace(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    for place in range where !bytes[place].isWhiteSpace && bytes[place] != HeaderSpace.kept {
      return false
    }
    return true
  }

  /// The text of `decoded` with what other programs did to it undone: encoded-words that were encoded once more as
  /// if they were text, that lack their end, or that were escaped; and what `FieldTextMender` knows.
  mutating func mendedText(keepsMarkedBlanks: Bool = false) -> String {
    var hasMarks = fold(keepsMarkedBlanks: keepsMarkedBlanks)
    var text = String(decoding: folded, as: UTF8.self)
    for _ in 0..<2 {
      guard FieldTextMender.showsSign(folded.span, hasMarks: hasMarks) else { return text }
      if let mended = FieldTextMender.mended(folded) {
        folded = mended
        text = String(decoding: mended, as: UTF8.self)
      }
      guard folded.contains(UInt8(ascii: "?")) else { return text }
      let (bytes, isCut) = FieldTextMender.withFrames(folded)
      var finder = EncodedWordFinder(in: bytes.indices)
      guard finder.next(bytes.span, from: 0) != nil else { return text }
      decoded.removeAll(keepingCapacity: true)
      decodeWords(bytes.span, in: bytes.indices)
      hasMarks = fold()
      text = String(decoding: folded, as: UTF8.self)
      if isCut { text = FieldTextMender.withoutCutCharacter(text) }
    }
    return text
  }

  /// Makes `folded` of `decoded`: its white space folded, without control characters; tells whether it
  /// has marks of `FieldTextMender`.
  private mutating func fold(keepsMarkedBlanks: Bool = false) -> Bool {
    HeaderSpace.fold(decoded, keepsMarkedBlanks: keepsMarkedBlanks, into: &folded)
  }
}
