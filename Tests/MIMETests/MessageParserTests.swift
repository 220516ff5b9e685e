import Records
import Testing

@testable import MIME

/// A message from its text, read.
func read(_ text: String) -> Message {
  read([UInt8](text.utf8))
}

/// A message from its bytes, read.
func read(_ bytes: [UInt8]) -> Message {
  var parser = MessageParser()
  return parser.parse(bytes.span)
}

/// The text of a message.
func text(_ message: Message) -> String { String(decoding: message.text, as: UTF8.self) }

/// `NAME TYPE BYTES` of each attachment.
func attachments(_ message: Message) -> [String] {
  message.attachments.map {
    "\($0.attachment.name ?? "-") \($0.attachment.type) \($0.attachment.bytes)"
  }
}

/// The warnings of a message.
func warnings(_ message: Message) -> [RecordWarning] { message.warnings.list }

@Suite("Whole messages")
struct MessageParserTests {
  @Test(
    "the text of a message with one part",
    arguments: [
      ("Subject: a\n\nplain\n", "plain\n"),
      ("Subject: a\r\n\r\ntwo\r\nlines\r\r\n", "two\nlines\n"),
      ("Subject: a\n\n", ""),
      ("Subject: a", ""),
      ("", ""),
      ("\u{FEFF}Subject: a\n\nx", "x"),
      ("Subject: a\rDate: b\r\rold\rMac", "old\nMac"),
      ("Content-Type: text\n\nx", "x"),
      ("Content-Type: text/markdown\n\n# x", "# x"),
      ("Content-Type: text/enriched\n\n<bold>x</bold>", "<bold>x</bold>"),
      ("Content-Type: text/x-log\n\nx", "x"),
      (
        "Content-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: quoted-printable\n\n"
          + "M=C3=A4h=\n e\n", "Mäh e\n"
      ),
      ("Content-Transfer-Encoding: base64\n\nSGFsbG8=\n", "Hallo"),
      ("Content-Transfer-Encoding: 8-bit; whatever\n\nas it is", "as it is"),
      ("Content-Transfer-Encoding: x-uuencode\n\nbegin 644 a\n#0V%T\n`\nend\n", "Cat"),
      ("Content-Type: text/html\n\n<p>a &amp; b<br>c</p><p>d", "a & b\nc\n\nd"),
      ("Content-Type: text/html\n\n<blockquote>x<p>y</p></blockquote>z", "> x\n>\n> y\nz"),
      ("Content-Type: text/plain; format=flowed\n\na \nb\n>> c \n>> d\n", "a b\n> > c d\n"),
      ("Subject: a\n\na \nb\n", "a \nb\n"),
      ("Subject: a\n\nnul\u{0}s\n", "nuls\n"),
    ])
  func singlePart(source: String, expected: String) {
    #expect(text(read(source)) == expected)
  }

  @Test("where the text came from")
  func origin() {
    #expect(read("Subject: a\n\nx").textOrigin == .plain)
    #expect(read("Content-Type: text/html\n\nx").textOrigin == .html)
    #expect(read("Content-Type: image/png\n\nx").textOrigin == .none)
  }

  @Test(
    "a message that is a file",
    arguments: [
      ("Content-Type: image/PNG\n\nabc\n", "- image/png 4"),
      (
        "Content-Type: application/pdf; name=\"a.pdf\"\nContent-Transfer-Encoding: base64\n\nQUJD\n",
        "a.pdf application/pdf 3"
      ),
      ("Content-Type: text/plain\nContent-Disposition: attachment\n\nabc", "- text/plain 3"),
      ("Content-Type: text/plain; name=log.txt\n\nabc", "log.txt text/plain 3"),
      ("Content-Type: text/calendar\n\nBEGIN:VCALENDAR\n", "- text/calendar 16"),
      (
        "Content-Type: application/pkcs7-mime; name=smime.p7m; smime-type=enveloped-data\n"
          + "Content-Transfer-Encoding: base64\n\nMIAG\n", "smime.p7m application/pkcs7-mime 3"
      ),
    ])
  func file(source: String, expected: String) {
    let message = read(source)
    #expect(attachments(message) == [expected])
    #expect(message.text.isEmpty)
  }

  @Test(
    "names of files",
    arguments: [
      ("filename=a.txt", "a.txt"),
      ("filename=\"/etc/pass/wd\"", "wd"),
      ("filename=\"C:\\Users\\Ines\\log.txt\"", "log.txt"),
      ("filename=\"..\\..\\x\"", "x"),
      ("filename=\"folder/\"", "folder"),
      ("filename=\"/\"", "-"),
      ("filename=\"\"", "-"),
      ("filename=\" \t\"", "-"),
      ("filename=\"a\n  b.txt\"", "a b.txt"),
      ("filename=\"=?utf-8?Q?=C3=9Cber?=\n =?utf-8?Q?sicht.txt?=\"", "Übersicht.txt"),
      ("filename*0=\"=?utf-8?B?w5xi\"; filename*1=\"ZXI=?=.txt\"", "Über.txt"),
      ("filename*=iso-8859-1'de'Gr%FC%DFe.txt", "Grüße.txt"),
      ("filename*=iso-2022-jp'ja'%1B%24B%25%22%1B%28B.txt", "ア.txt"),
      ("filename*=utf-8''a%2Fb%0A.txt", "b.txt"),
      ("filename=plain.txt; filename*=UTF-8''%C3%9Cber.txt", "Über.txt"),
    ])
  func names(parameter: String, expected: String) {
    let message = read(
      "Content-Type: application/x; name=other\nContent-Disposition: attachment; \(parameter)\n\n")
    let name = message.attachments.first?.attachment.name
    #expect(name == (expected == "-" ? "other" : expected))
  }

  @Test("the content of an attachment")
  func content() {
    let bytes = [UInt8](
      """
      Content-Type: multipart/mixed; boundary=b

      --b
      Content-Type: text/plain; charset=iso-8859-1; name="Device Info.txt"
      Content-Transfer-Encoding: quoted-printable

      Ger=E4t: x=0D=0Ay
      --b
      Content-Type: application/octet-stream
      Content-Transfer-Encoding: base64

      AAECAw==
      --b--
      """.utf8)
    var parser = MessageParser()
    let message = parser.parse(bytes.span)
    let log = parser.content(ofPart: 1, in: message, bytes.span, limit: 100)
    #expect(log.count > 5 && log.suffix(5) == [58, 32, 120, 10, 121])
    #expect(parser.content(ofPart: 2, in: message, bytes.span, limit: 100) == [0, 1, 2, 3])
    #expect(parser.content(ofPart: 2, in: message, bytes.span, limit: 2) == [0, 1])
    #expect(parser.content(ofAttachment: 1, in: message, bytes.span, limit: 3) == [0, 1, 2])
    #expect(parser.content(ofPart: 3, in: message, bytes.span, limit: 2) == [])
    #expect(parser.content(ofPart: -1, in: message, bytes.span, limit: 2) == [])
  }

  @Test("nothing of one message is left for the next")
  func independence() {
    var parser = MessageParser()
    let first = [UInt8]("Content-Type: text/html\n\n<blockquote><pre><p style=display:none>x".utf8)
    let second = [UInt8]("Content-Type: text/html\n\nhello  there".utf8)
    _ = parser.parse(first.span)
    #expect(text(parser.parse(second.span)) == "hello there")
    let third = [UInt8]("Subject: x\n\ny".utf8)
    #expect(parser.parse(third.span).attachments.isEmpty)
  }

  @Test(
    "at most 10,000 entries are attached, also those in a text",
    arguments: [(9_999, false), (10_000, false), (10_001, true)])
  func attachmentLimit(count: Int, isCut: Bool) {
    let message = read("\n" + String(repeating: "=ybegin name=x\nk\n=yend\n", count: count))
    #expect(message.attachments.count == min(count, 10_000))
    #expect(warnings(message).contains(.tooManyParts) == isCut)
  }

  @Test("the text is cut at 4 MiB", arguments: [(-1, false), (0, false), (1, true)])
  func limit(more: Int, isCut: Bool) {
    let size = 4 * 1024 * 1024 + more
    let message = read([UInt8]("Subject: x\n\n".utf8) + [UInt8](repeating: 97, count: size))
    #expect(message.text.count == min(size, 4 * 1024 * 1024))
    #expect(warnings(message) == (isCut ? [.truncated] : []))
  }
}
