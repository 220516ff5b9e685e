import Records
import Testing

@testable import MIME

@Suite("Parts, RFC 2046 section 5.1")
struct PartScannerTests {
  /// `DEPTH TYPE START-END` of each part: how deep it is and where its body lies.
  private func outline(_ text: String) -> [String] {
    let message = read(text)
    return message.parts.map { part in
      var depth = 0
      var parent = part.parent
      while let index = parent {
        depth += 1
        parent = message.parts[index].parent
      }
      let body = [UInt8](text.utf8)[part.body]
      return "\(depth) \(part.type) " + String(decoding: body, as: UTF8.self)
    }
  }

  @Test("a body ends before the line end that its delimiter begins with")
  func bodies() {
    let text = """
      Content-Type: multipart/mixed; boundary=b

      preamble
      --b

      first

      --b
      Content-Type: image/png

      second\r
      --b \t
      Content-Type: image/gif
      --b
      third
      --b--
      epilogue
      """
    #expect(
      outline(text).dropFirst() == [
        "1 text/plain first\n", "1 image/png second", "1 image/gif ", "1 text/plain third",
      ])
    #expect(warnings(read(text)) == [])
  }

  @Test(
    "which lines are delimiters",
    arguments: [
      // The whole boundary, white space behind it, nothing else.
      ("b", "--b\n\nx\n--b--\n", ["x"]),
      ("b", "--b  \n\nx\n--b--\t\n", ["x"]),
      ("b", "--b\n\nx\n--bc\n-- b\n --b\n--b--\n", ["x\n--bc\n-- b\n --b"]),
      ("b", "--b\n\nx\n--b-\n--b--x\n--b--\n", ["x\n--b-\n--b--x"]),
      ("b", "--b\r\n\r\nx\r\n--b--\r\n", ["x"]),
      ("\"a b\"", "--a b\n\nx\n--a b--\n", ["x"]),
      ("\"b \"", "--b\n\nx\n--b--\n", ["x"]),
      ("\"a\\\"b\"", "--a\"b\n\nx\n--a\"b--\n", ["x"]),
      ("'b'", "--b\n\nx\n--b--\n", ["x"]),
      ("'b'", "--'b'\n\nx\n--'b'--\n", ["x"]),
      ("b--", "--b--\n\nx\n--b----\n", ["x"]),
      ("\"b;c\"", "--b;c\n\nx\n--b;c--\n", ["x"]),
      // Case counts, nothing behind the last one does.
      ("b", "--b\n\nx\n--B\n\ny\n--b--\n--b\n\nz\n", ["x\n--B\n\ny"]),
      // No last delimiter, or one that the end cuts.
      ("b", "--b\n\nx\n", ["x\n"]),
      ("b", "--b\n\nx\n--b\n\ny", ["x", "y"]),
      ("b", "--b\n\nx\n--b-", ["x\n--b-"]),
      ("b", "--b", [""]),
    ])
  func delimiters(boundary: String, body: String, expected: [String]) {
    let parts = outline("Content-Type: multipart/mixed; boundary=\(boundary)\n\n\(body)")
    #expect(parts.dropFirst() == expected.map { "1 text/plain " + $0 }[...])
  }

  @Test("a boundary that another begins with")
  func prefixes() {
    let text = """
      Content-Type: multipart/mixed; boundary=ab

      --ab
      Content-Type: multipart/mixed; boundary=abc

      --abc

      x
      --abc--
      --ab

      y
      --ab--
      """
    #expect(
      outline(text).filter { $0.contains(" text/plain ") } == [
        "2 text/plain x", "1 text/plain y",
      ])
  }

  @Test("a delimiter of an outer multipart ends all inner ones")
  func outer() {
    let text = """
      Content-Type: multipart/mixed; boundary=a

      --a
      Content-Type: multipart/mixed; boundary=b

      --b
      Content-Type: multipart/mixed; boundary=c

      --c

      x
      --a

      y
      --b

      z
      --a--
      """
    #expect(outline(text).suffix(2) == ["3 text/plain x", "1 text/plain y\n--b\n\nz"])
    #expect(warnings(read(text)) == [])
  }

  @Test(
    "a multipart without a usable boundary",
    arguments: [
      // Guessed: a field or an empty line follows, and it comes again.
      ("multipart/mixed", "--x\nContent-Type: a/b\n\n1\n--x--\n", ["1 a/b 1"]),
      (
        "multipart/mixed; boundary=\"\"", "--x\n\n1\n--x\n\n2\n",
        ["1 text/plain 1", "1 text/plain 2\n"]
      ),
      ("multipart/mixed; boundary=  ", "text\n--x\n\n1\n--x--\n", ["1 text/plain 1"]),
      ("multipart/mixed", "--y\nno field\n--x\n\n1\n--x--\n", ["1 text/plain 1"]),
      // Not guessed: it doesn't come again, isn't allowed, or nothing is there.
      ("multipart/mixed", "--x\n\n1\n", []),
      ("multipart/mixed", "--\u{E4}\n\n1\n--\u{E4}--\n", []),
      ("multipart/mixed", "-- \n\nname\n-- \n", []),
      ("multipart/mixed; boundary=b", "no delimiter\n", []),
      // The one that is named never comes.
      ("multipart/mixed; boundary=b", "--B\n\n1\n--B--\n", ["1 text/plain 1"]),
      (
        "multipart/mixed; boundary=\"--x\"", "--x\nA: b\n\n1\n--x\n\n2\n--x--\n",
        ["1 text/plain 1", "1 text/plain 2"]
      ),
    ])
  func guesses(type: String, body: String, expected: [String]) {
    let source = "Content-Type: \(type)\n\n\(body)"
    let parts = outline(source)
    if expected.isEmpty {
      #expect(parts == ["0 text/plain " + body])
      #expect(text(read(source)) == body)
    } else {
      #expect(parts.dropFirst() == expected[...])
    }
  }

  @Test("a message that is only a message is read itself")
  func onlyMessage() {
    let inner =
      "Subject: in\nContent-Type: multipart/mixed; boundary=b\n\n--b\n\nx\n--b\n"
      + "Content-Type: image/png; name=p.png\n\n12\n--b--\n"
    for type in ["message/rfc822", "message/global"] {
      let message = read("Subject: out\nContent-Type: \(type)\n\n\(inner)")
      #expect(text(message) == "x")
      #expect(attachments(message) == ["p.png image/png 2"])
      #expect(message.subject == "out")
    }
    let wrapped = read(
      "Content-Type: multipart/mixed; boundary=o\n\n--o\n"
        + "Content-Type: message/rfc822\n\n\(inner)--o--\n")
    #expect(text(wrapped) == "x")
    #expect(attachments(wrapped) == ["p.png image/png 2"])
  }

  @Test("a message that is only a message, encoded for transport")
  func onlyEncodedMessage() {
    // Subject: in, an empty line, Grüße
    let message = read(
      "Content-Type: message/global\nContent-Transfer-Encoding: base64\n\nU3ViamVjdDogaW4KCkdyw7zDn2U="
    )
    #expect(text(message) == "Grüße")
    #expect(attachments(message) == [])
  }

  @Test("a message beside a text is one attachment")
  func attachedMessage() {
    let message = read(
      """
      Content-Type: multipart/mixed; boundary=b

      --b

      see below
      --b
      Content-Type: message/rfc822

      Subject: in
      Content-Type: multipart/mixed; boundary=i

      --i

      inner words
      --i--
      --b--
      """)
    #expect(text(message) == "see below")
    #expect(attachments(message) == ["- message/rfc822 77"])
  }

  @Test("the parts of a digest are messages if they don't say otherwise")
  func digest() {
    let message = read(
      """
      Content-Type: multipart/digest; boundary=b

      --b

      Subject: one

      1
      --b
      Content-Type: text/plain

      toc
      --b--
      """)
    #expect(message.parts.map(\.type) == ["multipart/digest", "message/rfc822", "text/plain"])
    #expect(text(message) == "toc")
    #expect(attachments(message) == ["- message/rfc822 15"])
  }

  @Test(
    "fragments of a message",
    arguments: [
      ("number=1; total=2", "Content-Type: text/html\n\n<b>first</b>", "first"),
      ("number=\"1\"", "Subject: x\nContent-Transfer-Encoding: base64\n\nSGFsbG8=", "Hallo"),
      ("id=x", "Subject: x\n\nwords", "words"),
      ("number=2; total=2", "Subject: no header\n\nwords", "Subject: no header\n\nwords"),
    ])
  func fragments(parameters: String, body: String, expected: String) {
    #expect(text(read("Content-Type: message/partial; \(parameters)\n\n\(body)")) == expected)
  }

  @Test("at most 100 levels are read", arguments: [(99, false), (100, false), (101, true)])
  func depth(levels: Int, isTooDeep: Bool) {
    var source = "Content-Type: multipart/mixed; boundary=b0\n\n"
    for level in 1..<levels {
      source += "--b\(level - 1)\nContent-Type: multipart/mixed; boundary=b\(level)\n\n"
    }
    source += "--b\(levels - 1)\n\ncore\n"
    for level in (0..<levels).reversed() { source += "--b\(level)--\n" }
    let message = read(source)
    #expect(text(message) == (isTooDeep ? "" : "core"))
    #expect(message.attachments.count == (isTooDeep ? 1 : 0))
    #expect(message.parts.count == (isTooDeep ? 101 : levels + 1))
    #expect(warnings(message) == (isTooDeep ? [.tooDeep] : []))
  }

  @Test("at most 100 messages in messages are read", arguments: [(99, false), (100, true)])
  func messageDepth(levels: Int, isTooDeep: Bool) {
    let layer = "Content-Type: message/rfc822\n\n"
    let message = read(String(repeating: layer, count: levels) + "Subject: core\n\nx")
    #expect(text(message) == (isTooDeep ? "" : "x"))
    #expect(message.attachments.count == (isTooDeep ? 1 : 0))
    #expect(warnings(message) == (isTooDeep ? [.tooDeep] : []))
  }

  @Test(
    "at most 10,000 parts are read", arguments: [(9_998, false), (9_999, false), (10_000, true)])
  func parts(count: Int, isTooMany: Bool) {
    let source =
      "Content-Type: multipart/mixed; boundary=b\n\n"
      + String(repeating: "--b\nContent-Type: a/b\n\n1\n", count: count) + "--b--\n"
    let message = read(source)
    #expect(message.parts.count == min(count + 1, 10_000))
    #expect(message.attachments.count == min(count, 9_999))
    #expect(warnings(message) == (isTooMany ? [.tooManyParts] : []))
  }

  @Test("many open boundaries and many lines that look like delimiters")
  func manyBoundaries() {
    var source = "Content-Type: multipart/mixed; boundary=a\n\n"
    for level in 1...99 {
      source += "--" + String(repeating: "a", count: level) + "\n"
      source +=
        "Content-Type: multipart/mixed; boundary="
        + String(repeating: "a", count: level + 1) + "\n\n"
    }
    for line in 0..<30_000 {
      source += "--" + String(repeating: "a", count: 1 + line % 90) + "z\(line)\n"
    }
    #expect(read(source).parts.count == 100)
  }
}
