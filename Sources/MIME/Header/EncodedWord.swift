import Bytes

/// An encoded-word of RFC 2047, section 2, as ranges of the bytes it was found in.
struct EncodedWord {
  /// How the text of the word is encoded.
  enum Encoding {
    case base64, quotedPrintable
  }

  /// The name of the charset, without the language of RFC 2231, section 5.
  var charset: Range<Int>
  var encoding: Encoding
  /// The encoded text.
  var text: Range<Int>
  /// From `=?` to `?=`.
  var range: Range<Int>
}

extension EncodedWord {
  /// Appends the bytes that the word stands for, in its charset.
  func decode(_ bytes: Span<UInt8>, into decoded: inout ByteBuffer) {
    switch encoding {
    case .base64 where isReallyQuotedPrintable(bytes): decodeQuotedPrintable(bytes, into: &decoded)
    case .base64:
      Base64.decode(bytes.extracting(text), into: &decoded, limit: .max)
    case .quotedPrintable:
      decodeQuotedPrintable(bytes, into: &decoded)
    }
  }

  /// Whether an escape of a byte beyond ASCII ends right before a line end.
  private func isEscape(_ bytes: Span<UInt8>, before end: Int) -> Bool {
    var place = end
    while place > text.lowerBound,
      bytes[place - 1] == .lineFeed || bytes[place - 1] == .carriageReturn
    {
      place -= 1
    }
    guard place - 3 >= text.lowerBound, bytes[place - 3] == UInt8(ascii: "="),
      let high = bytes[place - 2].hexadecimalValue
    else { return false }
    return high >= 8
  }

  /// Whether the text of a `B` word has escapes of `Q` in it: base64 has `=` at its end only.
  private func isReallyQuotedPrintable(_ bytes: Span<UInt8>) -> Bool {
    guard let sign = bytes.offset(of: UInt8(ascii: "="), in: text), sign + 3 < text.upperBound,
      let high = bytes[sign + 1].hexadecimalValue, high >= 8,
      bytes[sign + 2].hexadecimalValue != nil
    else { return false }
    return true
  }

  /// Undoes the `Q` encoding (RFC 2047, section 4.2): `_` is a blank, a bad `=XY` stays as it is,
  /// and so do blanks, which the RFC forbids; a fold between them is undone.
  private func decodeQuotedPrintable(_ bytes: Span<UInt8>, into decoded: inout ByteBuffer) {
    var place = text.lowerBound
    while place < text.upperBound {
      let byte = bytes[place]
      place += 1
      switch byte {
      case UInt8(ascii: "_"): decoded.append(.blank)
      case .lineFeed, .carriageReturn:
        // A fold inside a character of UTF-8 can only be undone with its blanks.
        guard place > text.lowerBound + 3, bytes[place - 1] == .lineFeed else { continue }
        var next = place
        while next < text.upperBound, bytes[next] == .blank || bytes[next] == .tab { next += 1 }
        let isInside =
          next + 2 < text.upperBound && bytes[next] == UInt8(ascii: "=")
          && bytes[next + 1].hexadecimalValue.map { (8...11).contains($0) } == true
          && isEscape(bytes, before: place)
        if isInside { place = next }
      case UInt8(ascii: "="):
        guard place + 1 < text.upperBound, let high = bytes[place].hexadecimalValue,
          let low = bytes[place + 1].hexadecimalValue
        else { fallthrough }
        decoded.append(high << 4 | low)
        place += 2
      default: decoded.append(byte)
      }
    }
  }
}
