import Testing

@testable import MIME

/// A message made of nested parts: `[` and `]` around the parts of a multipart.
private func message(_ description: String) -> String {
  var source = "Content-Type: "
  var open: [Int] = []
  var count = 0
  for line in description.split(separator: "\n").map({ $0.drop { $0 == " " } }) {
    if line == "]" {
      if let boundary = open.popLast() { source += "--b\(boundary)--\n" }
      continue
    }
    if let boundary = open.last { source += "--b\(boundary)\nContent-Type: " }
    if line.hasSuffix("[") {
      source += "\(line.dropLast(2)); boundary=b\(count)\n\n"
      open.append(count)
      count += 1
    } else {
      let pieces = line.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
      source +=
        pieces[0].replacing("^", with: "\n") + "\n\n" + (pieces.count > 1 ? pieces[1] : "") + "\n"
    }
  }
  return source
}

@Suite("Which part is the text")
struct TextChoiceTests {
  @Test(
    "the text, and what is attached",
    arguments: [
      // alternative: plain that isn't blank, in any order; else HTML.
      ("multipart/alternative [\n text/html|<p>h\n text/plain|p\n]", "p", []),
      ("multipart/alternative [\n text/plain|p\n text/html|<p>h\n]", "p", []),
      ("multipart/alternative [\n text/plain|\n text/html|<p>h\n]", "h", []),
      ("multipart/alternative [\n text/plain; charset=utf-8|\u{A0} \n text/html|<p>h\n]", "h", []),
      ("multipart/alternative [\n text/plain|\n text/plain|p\n]", "p", []),
      ("multipart/alternative [\n text/plain|\n]", "", []),
      ("multipart/alternative [\n text/html|<p>h\n text/html|<p>i\n]", "h", []),
      ("multipart/alternative [\n text/x-amp-html|<p>a\n text/html|<p>h\n]", "a", []),
      ("multipart/alternative [\n text/plain|p\n text/watch-html|w\n text/html|h\n]", "p", []),
      (
        "multipart/alternative [\n text/plain|p\n text/html|h\n text/calendar; method=REQUEST|c\n]",
        "p", ["- text/calendar 1"]
      ),
      // What is nested in an alternative; pictures of the branch that isn't taken are listed.
      (
        "multipart/alternative [\n text/plain|p\n multipart/related [\n  text/html|h\n"
          + "  image/png; name=i.png|12\n ]\n]", "p", ["i.png image/png 2"]
      ),
      (
        "multipart/alternative [\n text/plain|\n multipart/related [\n  text/html|h\n"
          + "  image/png; name=i.png|12\n ]\n]", "h", ["i.png image/png 2"]
      ),
      (
        "multipart/alternative [\n text/plain|p\n multipart/mixed [\n  text/html|h\n"
          + "  application/pdf; name=a.pdf|123\n  text/html|i\n ]\n]", "p",
        ["a.pdf application/pdf 3"]
      ),
      (
        "multipart/alternative [\n multipart/mixed [\n  text/plain|p\n  image/png|1\n ]\n"
          + " text/html|h\n]", "p", ["- image/png 1"]
      ),
      // related: the part that `start` names, else the first.
      (
        "multipart/related; start=\"<b@c>\" [\n text/html^Content-ID: <a@c>|1\n"
          + " text/html^Content-ID: <b@c>|2\n]", "2", ["- text/html 1"]
      ),
      (
        "multipart/related; start=\"<x@c>\" [\n text/html^Content-ID: <a@c>|1\n image/png|22\n]",
        "1", ["- image/png 2"]
      ),
      ("multipart/related [\n text/plain|1\n text/plain|2\n]", "1", ["- text/plain 1"]),
      ("multipart/related [\n image/png|1\n text/html|h\n]", "h", ["- image/png 1"]),
      (
        "multipart/related [\n multipart/alternative [\n  text/plain|p\n  text/html|h\n ]\n"
          + " image/png|1\n]", "p", ["- image/png 1"]
      ),
      // signed, report, encrypted.
      (
        "multipart/signed [\n text/plain|p\n application/pgp-signature; name=signature.asc|12\n]",
        "p", ["signature.asc application/pgp-signature 2"]
      ),
      (
        "multipart/report; report-type=delivery-status [\n text/html|<p>h\n"
          + " message/delivery-status|1\n text/rfc822-headers|2\n]",
        "h", ["- message/delivery-status 1", "- text/rfc822-headers 1"]
      ),
      (
        "multipart/report [\n text/plain|p\n message/delivery-status|1\n message/rfc822|S: x\n]",
        "p", ["- message/delivery-status 1", "- message/rfc822 4"]
      ),
      (
        "multipart/encrypted [\n application/pgp-encrypted|V\n application/octet-stream|12\n]",
        "", ["- application/pgp-encrypted 1", "- application/octet-stream 2"]
      ),
      // mixed: all in order.
      (
        "multipart/mixed [\n text/plain|1\n image/png; name=i.png|12\n text/plain|2\n]",
        "1\n2", ["i.png image/png 2"]
      ),
      ("multipart/mixed [\n text/plain|1\n text/html|<p>2\n]", "1\n2", []),
      ("multipart/unknown [\n text/plain|1\n text/x-patch|2\n]", "1\n2", []),
      (
        "multipart/mixed [\n text/plain|1\n text/plain; name=log.txt|2\n text/csv|3\n]",
        "1", ["log.txt text/plain 1", "- text/csv 1"]
      ),
      (
        "multipart/mixed [\n text/plain|1\n text/plain^Content-Disposition: attachment|2\n"
          + " text/plain^Content-Disposition: inline|3\n]", "1\n3", ["- text/plain 1"]
      ),
      (
        "multipart/mixed [\n multipart/alternative [\n  text/plain|p\n  text/html|h\n ]\n"
          + " text/plain|footer\n]", "p\nfooter", []
      ),
      (
        "multipart/appledouble [\n application/applefile; name=a|1\n image/png; name=a|2\n]", "",
        ["a application/applefile 1", "a image/png 1"]
      ),
    ])
  func choice(description: String, expected: String, attached: [String]) {
    let message = read(message(description))
    #expect(text(message) == expected)
    #expect(attachments(message) == attached)
  }

  @Test(
    "the HTML that says the same",
    arguments: [
      ("multipart/alternative [\n text/plain|p\n text/html|<p>h\n]", "h"),
      ("multipart/alternative [\n text/plain|\n text/html|<p>h\n]", nil),
      ("multipart/alternative [\n text/plain|p\n text/x-amp-html|a\n]", nil),
      ("multipart/mixed [\n text/plain|p\n text/html|<p>h\n]", nil),
      (
        "multipart/alternative [\n text/plain|p\n multipart/mixed [\n  text/html|h\n"
          + "  application/pdf|1\n  text/html|i\n ]\n]", "h\ni"
      ),
      (
        "multipart/alternative [\n text/plain|p\n multipart/related [\n  text/html|h<br>i\n"
          + "  image/png|1\n ]\n]", "h\ni"
      ),
    ] as [(String, String?)])
  func alternative(description: String, expected: String?) {
    let bytes = [UInt8](message(description).utf8)
    var parser = MessageParser()
    let message = parser.parse(bytes.span)
    let html = parser.htmlAlternative(of: message, bytes.span)
    #expect(html.map { String(decoding: $0, as: UTF8.self) } == expected)
    #expect((message.htmlAlternative != nil) == (expected != nil))
  }

  @Test("a picture that Apple Mail took out has the size that it notes")
  func notedSize() {
    let message = read(
      """
      Content-Type: multipart/mixed; boundary=b

      --b
      Content-Type: image/png; name=a.png
      X-Apple-Content-Length: 4711


      --b
      Content-Type: image/png; name=b.png
      X-Apple-Content-Length: 4711

      12
      --b--
      """)
    #expect(attachments(message) == ["a.png image/png 4711", "b.png image/png 2"])
  }
}
