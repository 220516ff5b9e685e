/// Writes the fields and parts of a mail.
struct DraftWriter {
  private(set) var bytes: [UInt8] = []

  /// A line, and CRLF.
  mutating func line(_ text: String) {
    bytes += Array(text.utf8)
    endLine()
  }

  mutating func endLine() { bytes += [13, 10] }

  /// A field whose body is ASCII, or UTF-8 where an address is (RFC 6532).
  mutating func field(_ name: String, _ body: String) { line("\(name): \(body)") }

  /// A field whose body is free text, as encoded-words where it isn't ASCII (RFC 2047).
  mutating func unstructuredField(_ name: String, _ body: String) {
    let isPlain =
      body.utf8.allSatisfy { (0x20..<0x7F).contains($0) } && !body.utf8.elementsEqual([])
      && name.utf8.count + 2 + body.utf8.count <= 76 && !EncodedWord.looksEncoded(body)
    if isPlain { return field(name, body) }
    line("\(name): " + EncodedWord.words(for: body, after: name.utf8.count + 2))
  }

  /// A part of text in UTF-8, quoted-printable, with the empty line before it.
  mutating func text(_ text: String) {
    field("Content-Type", "text/plain; charset=utf-8")
    field("Content-Transfer-Encoding", "quoted-printable")
    endLine()
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      QuotedPrintable.append(line, to: &bytes)
      endLine()
    }
  }

  /// A file, base64, with the empty line before it.
  mutating func attachment(_ attachment: SupportMessage.Attachment) {
    field("Content-Type", MediaType.sanitized(attachment.type))
    field("Content-Transfer-Encoding", "base64")
    line("Content-Disposition: attachment;" + FileName.parameters(for: attachment.name))
    endLine()
    Base64.append(attachment.content, to: &bytes)
  }
}
