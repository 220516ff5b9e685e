import Bytes
import Records
import Testing

@testable import MIME

@Suite("Menders")
struct MenderTests {
  @Test(
    "addresses in marks that no rule has",
    arguments: [
      ("Ines &lt;ines@example.org&gt;", "\"Ines\" <ines@example.org>"),
      ("ines at example.org (Ines)", "\"Ines\" <ines@example.org>"),
      ("Ines «ines@example.org»", "\"Ines\" <ines@example.org>"),
      ("Ines SMTP:ines@example.org", "\"Ines\" <ines@example.org>"),
      ("'ines@example.org'", "<ines@example.org>"),
      ("\"Ines <ines@example.org>\"", "\"Ines\" <ines@example.org>"),
    ])
  func addresses(field: String, expected: String) {
    let mended = AddressMender.mended(Array(field.utf8)[...])
    #expect(mended.map { String(decoding: $0, as: UTF8.self) } == expected)
  }

  @Test("no address is made up", arguments: ["", "Ines", "meet at noon", "@", "a@"])
  func noAddress(field: String) {
    let mended = AddressMender.mended(Array(field.utf8)[...])
    #expect(mended == nil || field == "meet at noon")
  }

  @Test(
    "dates of other languages and systems",
    arguments: [
      ("Di., 06. Mär 2026 10:11:12 +0100", "2026-03-06T09:11:12Z"),
      ("jue ago 30 13:55:12 2007", "2007-08-30T13:55:12Z"),
      ("2026年1月6日 10:11:12 +0900", "2026-01-06T01:11:12Z"),
      ("06.01.2026 10:11:12 +0100", "2026-01-06T09:11:12Z"),
      ("20260106T101112Z", "2026-01-06T10:11:12Z"),
      ("/Date(1767690672000)/", "2026-01-06T09:11:12Z"),
    ])
  func dates(field: String, expected: String) {
    #expect(DateMender.read(field)?.description == expected)
  }

  @Test("no date is made up", arguments: ["", "soon", "Mai", "31.02.2026", "123", "2026"])
  func noDate(field: String) {
    #expect(DateMender.read(field) == nil)
  }

  @Test(
    "marks of a quote are taken off encoded lines, and signs of the text stay",
    arguments: [
      ("The sound cuts=\n>  out.\n> Each time.\n", "The sound cuts out.\nEach time.\n"),
      ("The key <b=\n> cuts out.\nEach time.\n", "The key <b> cuts out.\nEach time.\n"),
    ])
  func quotedLines(encoded: String, text: String) {
    let mended = EncodingMender.quotedPrintable(Array(encoded.utf8).span, endsLine: true)
    #expect(String(decoding: mended, as: UTF8.self) == text)
  }

  @Test(
    "whole mail is left as it is",
    arguments: [
      "From: a <a@example.org>\nSubject: s\nDate: 6 Jan 2026 10:11:12 +0000\n\nbody\n",
      "From: a@example.org\nSubject: s\nDate: 6 Jan 2026 10:11:12 +0000\n"
        + "Content-Type: multipart/mixed; boundary=b\n\n--b\n\ntext\n--b\n"
        + "Content-Type: image/png\n\nx\n--b--\n",
      "From: a@example.org\nDate: 6 Jan 2026 10:11:12 +0000\n\nDate: tomorrow, or\nFrom: me\n",
    ])
  func wholeMail(mail: String) {
    var parser = MessageParser()
    let message = parser.parse(Array(mail.utf8).span)
    #expect(!message.isMended)
    #expect(message.warnings == [])
  }

  @Test(
    "file names in damaged fields",
    arguments: [
      ("attachment; filename: \"a b.pdf\"", "a b.pdf"), ("attachment; file=\"a.pdf\"", "a.pdf"),
      ("attachment; filename=3D\"a.pdf\"", "a.pdf"), ("attachment; filename=“a.pdf”", "a.pdf"),
      ("attachment; filename=\"utf-8''%C3%9C.pdf\"", "Ü.pdf"),
    ])
  func fileNames(field: String, expected: String) {
    let value = FileNameMender.value(in: Array(field.utf8))
    #expect(value.map { String(decoding: $0, as: UTF8.self) } == expected)
  }

  @Test(
    "what a page leaves open is closed",
    arguments: [
      ("<p>a</p>", nil), ("<!-- a --><p>b</p>", nil), ("<!-- a <p>b</p>", "b</p>"),
      ("<style>a<body>b", "<body>b"), ("<p class=\"a>b</p>", " b</p>"),
    ] as [(String, String?)])
  func pages(page: String, expected: String?) {
    let mended = HTMLMender.mended(Array(page.utf8))
    #expect(mended.map { String(decoding: $0, as: UTF8.self) } == expected)
  }
}
