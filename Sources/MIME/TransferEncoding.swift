/// How the content of a part was made fit for transport (RFC 2045, section 6).
package enum TransferEncoding: Hashable, Sendable {
  /// `7bit`, `8bit`, `binary`, or anything unknown.
  case identity
  case quotedPrintable
  case base64
  case uuencode
  /// base64 with lines in it that are none; found from the content.
  case damagedBase64
  /// Quoted-printable that something else has been through; found from the content.
  case damagedQuotedPrintable

  /// Reads the body of a Content-Transfer-Encoding field.
  ///
  /// Its first word counts; comments, quotes, hyphens and what follows are ignored, and anything
  /// that is unknown is `identity`.
  init(field bytes: Span<UInt8>) {
    var word: InlineArray<16, UInt8> = .init(repeating: 0)
    var length = 0
    var depth = 0
    scan: for index in bytes.indices {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "("): depth &+= 1
      case UInt8(ascii: ")") where depth > 0: depth &-= 1
      case _ where depth > 0: continue
      case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "\""), UInt8(ascii: "'"): continue
      case UInt8(ascii: ";"), UInt8(ascii: ","):
        if length > 0 { break scan }
      case _ where byte.isWhiteSpace:
        if length > 0, !Self.isDivided(word.span.extracting(first: length)) { break scan }
      default:
        guard length < word.count else { break scan }
        word[length] = byte.asciiLowercased
        length += 1
      }
    }
    let name = word.span.extracting(first: length)
    self = Self.named(name)
    if self == .identity, !Self.isPlain(name) { self = Self.resembled(bytes) }
  }

  /// Whether the name is one of the three that leave a content as it is.
  private static func isPlain(_ name: Span<UInt8>) -> Bool {
    name.equals("7bit", in: name.indices) || name.equals("8bit", in: name.indices)
      || name.equals("binary", in: name.indices)
  }

  /// The encoding whose name is in a field that is written in no way that is known: `x-base64`,
  /// `quoted-printeable`, `utf-8 base64`.
  private static func resembled(_ field: Span<UInt8>) -> TransferEncoding {
    for place in field.indices {
      switch field[place].asciiLowercased {
      case UInt8(ascii: "b"):
        for name: StaticString in ["base64", "b64"] where field.begins(with: name, at: place) {
          let end = place + name.utf8CodeUnitCount
          if end == field.count || !field[end].isASCIILetter || field.begins(with: "enc", at: end) {
            return .base64
          }
        }
      case UInt8(ascii: "q"):
        if field.begins(with: "quoted", at: place)
          || field.equals("qp", in: field.trimmed(field.indices))
        {
          return .quotedPrintable
        }
      default: continue
      }
    }
    return .identity
  }

  /// Whether a blank may follow in the name: `7 bit`, `quoted printable`.
  private static func isDivided(_ word: Span<UInt8>) -> Bool {
    word.count < 3 || word.equals("quoted", in: word.indices)
  }

  private static func named(_ word: Span<UInt8>) -> TransferEncoding {
    let all = word.indices
    if word.equals("base64", in: all) { return .base64 }
    if word.equals("quotedprintable", in: all) { return .quotedPrintable }
    if word.equals("uuencode", in: all) || word.equals("xuuencode", in: all) { return .uuencode }
    if word.equals("uue", in: all) || word.equals("xuue", in: all) { return .uuencode }
    return .identity
  }
}
