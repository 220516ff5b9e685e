/// The media type at the start of a Content-Type field (RFC 2045, section 5.1).
struct MediaType: Equatable {
  /// In lower case; `text/plain` when the field can't be read or has no subtype.
  var name: String
  /// The place behind it, where parameters may begin.
  var end: Int

  /// Names that nearly every mail has; a literal costs no allocation.
  private static let common: [(StaticString, String)] = [
    ("text/plain", "text/plain"), ("text/html", "text/html"),
    ("multipart/alternative", "multipart/alternative"), ("multipart/mixed", "multipart/mixed"),
    ("multipart/related", "multipart/related"), ("image/png", "image/png"),
    ("image/jpeg", "image/jpeg"), ("application/octet-stream", "application/octet-stream"),
    ("application/pdf", "application/pdf"), ("message/rfc822", "message/rfc822"),
    ("multipart/report", "multipart/report"), ("multipart/signed", "multipart/signed"),
  ]

  /// The longest type or subtype that counts (RFC 6838, section 4.2).
  private static let longest = 127

  /// Reads the type at the start of `bytes`, the body of the field.
  init(_ bytes: Span<UInt8>) {
    var place = Self.skipBlanks(bytes, 0)
    if place < bytes.count, bytes[place] == UInt8(ascii: "\"") { place += 1 }
    let start = place
    while place < bytes.count, Self.isTokenByte(bytes[place]) { place += 1 }
    let type = start..<place
    place = Self.skipBlanks(bytes, place)
    var subtype = place..<place
    if place < bytes.count, bytes[place] == UInt8(ascii: "/") {
      place = Self.skipBlanks(bytes, place + 1)
      let subtypeStart = place
      while place < bytes.count, Self.isTokenByte(bytes[place]) { place += 1 }
      subtype = subtypeStart..<place
    }
    // A parameter that follows at once is none of the type: `Content-Type: charset=utf-8`.
    if subtype.isEmpty, place < bytes.count, bytes[place] == UInt8(ascii: "=") {
      end = start
    } else {
      if place < bytes.count, bytes[place] == UInt8(ascii: "\"") { place += 1 }
      end = place
    }
    if type.isEmpty || subtype.isEmpty || type.count > Self.longest || subtype.count > Self.longest
    {
      name = "text/plain"
    } else {
      name = Self.name(bytes, type, subtype)
    }
  }

  private static func name(
    _ bytes: Span<UInt8>, _ type: Range<Int>, _ subtype: Range<Int>
  ) -> String {
    if subtype.lowerBound == type.upperBound + 1 {
      let whole = type.lowerBound..<subtype.upperBound
      for (text, name) in common where bytes.equals(text, in: whole) { return name }
    }
    var name: [UInt8] = []
    name.reserveCapacity(type.count + subtype.count + 1)
    for index in type { name.append(bytes[index].asciiLowercased) }
    name.append(UInt8(ascii: "/"))
    for index in subtype { name.append(bytes[index].asciiLowercased) }
    return String(decoding: name, as: UTF8.self)
  }

  private static func skipBlanks(_ bytes: Span<UInt8>, _ start: Int) -> Int {
    var place = start
    while place < bytes.count {
      if bytes[place].isWhiteSpace {
        place += 1
      } else if bytes[place] == UInt8(ascii: "(") {
        place = ParameterList.skipComment(bytes, place)
      } else {
        break
      }
    }
    return place
  }

  /// A byte of a token: printable ASCII but for the specials of RFC 2045.
  private static func isTokenByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 33, 35...39, 42, 43, 45, 46, 48...57, 65...90, 94...126: true
    default: false
    }
  }
}
