import Bytes

/// Writes a message of RFC 5322 and RFC 2045 with LF at its line ends.
struct MailWriter: ~Copyable {
  /// A boundary: it holds `=_`, which neither quoted-printable nor base64 can hold.
  enum Boundary: String {
    case mixed = "=_triage-mixed"
    case alternative = "=_triage-alternative"
  }

  private(set) var buffer = ByteBuffer(capacity: 1 << 18)

  /// Writes a header field; what is not ASCII becomes encoded-words (RFC 2047).
  mutating func header(_ name: StaticString, _ value: String) {
    buffer.append(name)
    buffer.append(": ")
    buffer.append(Self.isPlain(value) ? value : Self.encodedWords(value))
    buffer.append("\n")
  }

  /// Begins a multipart and its first part.
  mutating func beginMultipart(_ kind: StaticString, boundary: Boundary) {
    buffer.append("Content-Type: multipart/")
    buffer.append(kind)
    buffer.append("; boundary=\"\(boundary.rawValue)\"\n\n")
    separate(boundary)
  }

  /// Begins the next part.
  mutating func separate(_ boundary: Boundary) { buffer.append("--\(boundary.rawValue)\n") }

  /// Ends a multipart.
  mutating func end(_ boundary: Boundary) { buffer.append("--\(boundary.rawValue)--\n") }

  /// Writes a part of text as quoted-printable (RFC 2045, section 6.7).
  mutating func text(_ subtype: StaticString, _ text: Span<UInt8>) {
    buffer.append("Content-Type: text/")
    buffer.append(subtype)
    buffer.append("; charset=utf-8\nContent-Transfer-Encoding: quoted-printable\n\n")
    var column = 0
    for place in text.indices {
      let byte = text[place]
      if byte == UInt8(ascii: "\n") {
        buffer.append(byte)
        column = 0
        continue
      }
      let endsLine = place + 1 == text.count || text[place + 1] == UInt8(ascii: "\n")
      let isBlank = byte == UInt8(ascii: " ")
      // A dot or "From " at the start of a line means something to programs on the way.
      let isRisky = column == 0 && (byte == UInt8(ascii: ".") || byte == UInt8(ascii: "F"))
      let isLiteral =
        (33...126).contains(byte) && byte != UInt8(ascii: "=") && !isRisky || isBlank && !endsLine
      if column + (isLiteral ? 1 : 3) > 75 {
        buffer.append("=\n")
        column = 0
      }
      if isLiteral {
        buffer.append(byte)
        column += 1
      } else {
        buffer.append("=")
        buffer.append(Self.hexadecimal[Int(byte >> 4)])
        buffer.append(Self.hexadecimal[Int(byte & 15)])
        column += 3
      }
    }
    if column > 0 { buffer.append("\n") }
  }

  /// Writes a file as an attachment in base64; `name` is of ours.
  mutating func attachment(_ type: StaticString, name: String, _ bytes: Span<UInt8>) {
    buffer.append("Content-Type: ")
    buffer.append(type)
    buffer.append("; charset=utf-8\nContent-Disposition: attachment; filename=\"\(name)\"\n")
    buffer.append("Content-Transfer-Encoding: base64\n\n")
    var place = 0
    while place < bytes.count {
      let end = min(place + 57, bytes.count)
      var line: [UInt8] = []
      for index in place..<end { line.append(bytes[index]) }
      buffer.append(Base64.text(line))
      buffer.append("\n")
      place = end
    }
  }

  private static let hexadecimal = [UInt8]("0123456789ABCDEF".utf8)

  /// Whether a value can stand in one line as it is.
  private static func isPlain(_ value: String) -> Bool {
    value.utf8.count <= 900 && value.utf8.allSatisfy { (32...126).contains($0) }
      && !value.contains("=?")
  }

  /// Encoded-words of at most 75 signs, cut between code points, each on a line of its own.
  private static func encodedWords(_ value: String) -> String {
    var words: [String] = []
    var word: [UInt8] = []
    for scalar in value.unicodeScalars {
      let bytes = [UInt8](String(scalar).utf8)
      if word.count + bytes.count > 45 {
        words.append(Base64.text(word))
        word = []
      }
      word += bytes
    }
    words.append(Base64.text(word))
    return words.map { "=?utf-8?B?\($0)?=" }.joined(separator: "\n ")
  }
}
