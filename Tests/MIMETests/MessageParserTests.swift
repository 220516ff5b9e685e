import Testing

@testable import MIME

/// A message from its text, read.
func read(_ text: String) -> Message {
  read([UInt8](text.utf8))
}

func read(_ bytes: [UInt8]) -> Message {
  var parser = MessageParser()
  return parser.parse(bytes.span)
}

func text(_ message: Message) -> String { String(decoding: message.text, as: UTF8.self) }

@Suite("Whole messages")
struct MessageParserTests {
  @Test(
    "the text of a message with one part",
    arguments: [
      ("Subject: a\n\nplain\n", "plain\n"),
      (
        "Content-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: quoted-printable\n\nM=C3=A4h=\n e\n",
        "Mäh e\n"
      ),
      ("Content-Type: text/plain\nContent-Transfer-Encoding: base64\n\nSGFsbG8=\n", "Hallo"),
      ("Content-Type: text/html\n\n<p>a &amp; b<br>c</p><p>d", "a & b\nc\n\nd"),
      ("Content-Type: text/html\n\n<blockquote>x<p>y</p></blockquote>z", "> x\n>\n> y\nz"),
      ("Content-Type: text/plain; format=flowed\n\na \nb\n>> c \n>> d\n", "a b\n> > c d\n"),
    ])
  func singlePart(source: String, expected: String) {
    #expect(text(read(source)) == expected)
  }
}
