import Testing

@testable import Reports

@Suite("Text of strangers, reliability.md section 7")
struct UntrustedTests {
  @Test(
    "what acts unseen is seen or gone",
    arguments: [
      ("a\u{1B}[2Jb", "a␛[2Jb"), ("a\u{0}b\u{7F}", "a␀b␡"), ("a\u{9B}b", "a\u{FFFD}b"),
      ("a\u{202E}b\u{2066}c\u{2028}d", "a\u{FFFD}b\u{FFFD}c\u{FFFD}d"),
      ("\u{E0041}\u{E0042}x", "\u{FFFD}x"), ("a\r\n\t b\u{A0}\u{3000}c ", "a b c"),
      ("L\u{200B}um\u{FEFF}e\u{AD}n", "Lumen"), ("می\u{200C}خواهم", "می\u{200C}خواهم"),
      ("a \u{200D} b\u{200D}", "a b"), ("👩\u{200D}💻", "👩\u{200D}💻"), ("", ""), (" \n", ""),
      ("\u{301}e\u{301}", "e\u{301}"),
    ])
  func cleaned(text: String, expected: String) {
    let clean = Untrusted(text, limit: 100).cleaned
    #expect([UInt8](clean.utf8) == [UInt8](expected.utf8))
  }

  @Test("a letter keeps eight marks, and a name a hundred code points")
  func limits() {
    let marks = "e" + String(repeating: "\u{302}", count: 80_000)
    #expect(Untrusted(marks, limit: 100).cleaned.unicodeScalars.count == 9)
    for count in [99, 100] {
      #expect(Untrusted(name: String(repeating: "x", count: count)).cleaned.utf8.count == count)
    }
    let cut = Untrusted(name: String(repeating: "x", count: 101)).cleaned
    #expect(cut == String(repeating: "x", count: 100) + "…")
  }

  @Test("a quote is cut at a blank after it was masked")
  func quotes() {
    let text = String(repeating: "word ", count: 60) + "jo@example.com"
    let quote = Untrusted(quote: text, limit: 20, options: Output.options)
    #expect(quote.cleaned == "word word word word …")
    let number = String(repeating: "word ", count: 198) + "4111 1111 1111 1111"
    let masked = Untrusted(quote: number, limit: 1000, options: Output.options).cleaned
    #expect(!masked.contains("411"))
    #expect(masked.hasSuffix("word …"))
  }

  @Test(
    "columns of a terminal",
    arguments: [
      ("Lumen", 5), ("笔记", 4), ("ｱ", 1), ("한글", 4), ("é", 1), ("e\u{301}", 1), ("👩\u{200D}💻", 2),
      ("🇩🇪", 2), ("“…”", 3), ("✓", 1), ("！", 2), ("עברית", 5),
    ])
  func columns(text: String, columns: Int) { #expect(DisplayWidth.columns(text) == columns) }

  @Test("a cut never takes more columns than there are", arguments: 1...30)
  func cut(columns: Int) {
    for text in [
      "Lumen Notes for the whole family", "笔记本笔记本笔记本笔记本", "a 笔记 b 👩\u{200D}💻 c 한글 d efghij",
    ] {
      #expect(DisplayWidth.columns(DisplayWidth.cut(text, to: columns, ellipsis: "…")) <= columns)
    }
  }
}
