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
    case .base64:
      Base64.decode(bytes.extracting(text), into: &decoded, limit: .max)
    case .quotedPrintable:
      decodeQuotedPrintable(bytes, into: &decoded)
    }
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
      case .lineFeed, .carriageReturn: continue
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
