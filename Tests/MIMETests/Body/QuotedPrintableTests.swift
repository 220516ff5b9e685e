import Bytes
import Testing

@testable import MIME

@Suite("quoted-printable, RFC 2045 section 6.7")
struct QuotedPrintableTests {
  private func decode(_ source: String, endsLine: Bool, limit: Int = .max) -> String {
    let bytes = [UInt8](source.utf8)
    var result = ByteBuffer()
    QuotedPrintable.decode(bytes.span, endsLine: endsLine, into: &result, limit: limit)
    return result.string
  }

  @Test(
    "decodes",
    arguments: [
      ("", ""),
      ("plain\n", "plain\n"),
      ("=C3=BC", "ü"),
      ("=c3=bC", "ü"),
      // The example of the RFC.
      (
        "Now's the time =\r\nfor all folk to come=\r\n to the aid of their country.",
        "Now's the time for all folk to come to the aid of their country."
      ),
      // White space between the sign and the line end, and before any line end.
      ("soft = \t\n joined", "soft  joined"),
      ("blanks \t\r\nnext\t", "blanks\r\nnext"),
      ("keeps=20\nthe=09\n", "keeps \nthe\t\n"),
      // What is no escape stays.
      ("100% = a, =ZZ, =4, =", "100% = a, =ZZ, =4, ="),
      ("==41", "=A"),
      ("=\n=\n=\n", ""),
      ("a=\n", "a"),
      ("a=\r\r\nb", "ab"),
      ("line=0D=0Aend", "line\r\nend"),
    ])
  func decodes(source: String, expected: String) {
    #expect(decode(source, endsLine: false) == expected)
  }

  @Test("a sign at the end joins with the delimiter's line, or was cut off")
  func end() {
    #expect(decode("last=", endsLine: true) == "last")
    #expect(decode("last=", endsLine: false) == "last=")
    #expect(decode("last=4", endsLine: true) == "last=4")
  }

  @Test("stops soon behind the limit")
  func stops() {
    let line = String(repeating: "=41", count: 100) + "\n"
    let text = decode(String(repeating: line, count: 10), endsLine: false, limit: 150)
    #expect((150...153).contains(text.count))
  }
}
