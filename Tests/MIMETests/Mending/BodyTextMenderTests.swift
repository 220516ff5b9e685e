import Testing

@testable import MIME

@Suite("Texts of mails")
struct BodyTextMenderTests {
  private func mended(_ text: String) -> String? {
    let bytes = Array(text.utf8)
    return BodyTextMender.mended(bytes, TextSigns(bytes.span)).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  @Test(
    "what forms, terminals and transports did",
    arguments: [
      ("one<br />\ntwo<br>three", "one\ntwo\nthree"), ("text\n.\n", "text\n"),
      ("text\n.\nQUIT\n", "text\n"), ("text\n.\n250 2.0.0 Ok: queued\n", "text\n"),
      ("one^M\ntwo^M\n", "one\ntwo\n"), ("The+map+is+empty%2E", "The map is empty."),
      ("a \u{1B}[31mred\u{1B}[0m map", "a red map"),
      ("fÃ¼r dich\nund für mich", "für dich\nund für mich"),
    ])
  func mends(text: String, expected: String) { #expect(mended(text) == expected) }

  @Test(
    "what people write",
    arguments: [
      "one <br> is shown", "a < b and b > c", "Q&A & more", "press ^M to go on\nor not", "5+5+5+5",
      "the end.\n", "text\n..\n", "I said:\n.\nand then more", "QUIT", "für dich – don’t",
      "C:\\new\\x", "C++\u{A0}and\u{A0}C++", "\u{A0}éclair",
    ])
  func leaves(text: String) { #expect(mended(text) == nil) }

  @Test("lines that were too long are joined, others that end with a mark are not")
  func longLines() {
    let long = String(repeating: "word ", count: 200)
    #expect(mended(long + "no!\n w it goes on") == long + "now it goes on")
    #expect(mended("Help!\n And now?") == nil)
    #expect(mended(long + "stop!\nNow") == nil)
  }

  @Test(
    "markup from the first byte to the last",
    arguments: [
      ("<p>one</p>\n<p>two</p>", true), ("<html><body>x</body></html>", true),
      ("<p> is the tag that breaks", false), ("text <p>one</p>", false), ("<-- here", false),
    ])
  func markup(text: String, expected: Bool) {
    #expect(MarkupText.isMarkup(Array(text.utf8)) == expected)
  }
}
