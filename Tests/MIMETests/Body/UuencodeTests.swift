import Bytes
import Testing

@testable import MIME

@Suite("uuencode")
struct UuencodeTests {
  private func decode(_ data: String) -> String {
    let bytes = [UInt8](data.utf8)
    var result = ByteBuffer()
    Uuencode.decode(data: bytes.span, into: &result, limit: .max)
    return result.string
  }

  @Test(
    "lines of data",
    arguments: [
      ("#0V%T\n", "Cat"),
      ("`\n", ""),
      (" \n", ""),
      (
        "M5&AE('%U:6-K(&)R;W=N(&9O>\"!J=6UP<R!O=F5R('1H92!L87IY(&1O9RX*\n",
        "The quick brown fox jumps over the lazy dog.\n"
      ),
      // Blanks cut off at the end of the line stand for zeros; a sum behind the data is ignored.
      ("#0V\n", "C`\u{0}"),
      ("#0V%TX\r\n", "Cat"),
    ])
  func data(source: String, expected: String) {
    #expect(decode(source) == expected)
  }

  @Test(
    "what is a file and what is text",
    arguments: [
      ("begin 644 cat.txt\n#0V%T\n`\nend\n", "cat.txt"),
      ("begin 0755 two words.sh\r\n#0V%T\r\n`\r\nend\r\n", "two words.sh"),
      ("begin 644 cat.txt\n#0V%T\nend", "cat.txt"),
      ("begin 644 cat.txt\n#0V%T\n \nend  \n", "cat.txt"),
      // No mode, another mode, no name, a first line that doesn't fit, no end, no data.
      ("begin cat.txt\n#0V%T\n`\nend\n", nil),
      ("begin 64 cat.txt\n#0V%T\n`\nend\n", nil),
      ("begin 848 cat.txt\n#0V%T\n`\nend\n", nil),
      ("begin 06444 cat.txt\n#0V%T\n`\nend\n", nil),
      ("begin 644 \n#0V%T\n`\nend\n", nil),
      ("Begin 644 cat.txt\n#0V%T\n`\nend\n", nil),
      ("begin 644 cat.txt\nhello\nend\n", nil),
      ("begin 644 cat.txt\n#0V\nend\n", nil),
      ("begin 644 cat.txt\n#0V%T\n`\n", nil),
      ("begin 644 cat.txt\n`\nend\n", nil),
      ("begin 644 cat.txt\nend\n", nil),
      ("begin 644 cat.txt", nil),
    ] as [(String, String?)])
  func files(source: String, name: String?) {
    let bytes = [UInt8](source.utf8)
    let file = Uuencode(bytes.span, at: 0)
    #expect(file.map { String(decoding: bytes[$0.name], as: UTF8.self) } == name)
  }

  @Test(
    "a body whose transfer encoding it is",
    arguments: [
      ("begin 644 cat\n#0V%T\n`\nend\nmore", "Cat"),
      ("\nintro\nbegin 644 cat\n#0V%T\n`\nend\n", "Cat"),
      ("#0V%T\n`\n", "Cat"),
    ])
  func body(source: String, expected: String) {
    let bytes = [UInt8](source.utf8)
    var result = ByteBuffer()
    Uuencode.decode(body: bytes.span, into: &result, limit: .max)
    #expect(result.string == expected)
  }
}
