import Testing

@testable import MIME

@Suite("Line ends and limits of text")
struct TextNormalizationTests {
  @Test(
    "each line end becomes LF, NUL goes",
    arguments: [
      ("a\nb", "a\nb"), ("a\r\nb\r\n", "a\nb\n"), ("a\rb\r", "a\nb\n"), ("a\r\r\nb", "a\nb"),
      ("a\r\r\r\nb", "a\nb"), ("a\r\rb", "a\n\nb"), ("\r", "\n"), ("a\u{0}b", "ab"), ("", ""),
      ("a\n\r\nb", "a\n\nb"), ("a\r\u{0}\nb", "a\n\nb"),
    ])
  func normalizes(text: String, expected: String) {
    var bytes = [UInt8](text.utf8)
    TextNormalization.normalize(&bytes, from: 0)
    #expect(String(decoding: bytes, as: UTF8.self) == expected)
  }

  @Test(
    "no character is cut",
    arguments: [
      (0, ""), (1, "a"), (2, "a"), (3, "a"), (4, "a€"), (5, "a€b"), (6, "a€b"),
    ])
  func cuts(limit: Int, expected: String) {
    var bytes = [UInt8]("a€b".utf8)
    #expect(TextNormalization.cut(&bytes, to: limit) == (limit < 5))
    #expect(String(decoding: bytes, as: UTF8.self) == expected)
  }
}
