import Testing

@testable import MIME

@Suite("format=flowed, RFC 3676")
struct FlowedTextTests {
  private func join(_ text: String, deletesSpace: Bool = false) -> String {
    let bytes = [UInt8](text.utf8)
    return String(
      decoding: FlowedText.join(bytes.span, deletesSpace: deletesSpace), as: UTF8.self)
  }

  @Test(
    "lines are joined",
    arguments: [
      ("", ""),
      ("a \nb\n", "a b\n"),
      ("a \nb", "a b"),
      ("a\nb\n", "a\nb\n"),
      ("a \n", "a \n"),
      ("a \n\nb\n", "a \nb\n"),
      // Quotes: the depth first, then one stuffed blank.
      (">a \n>b\n", "> a b\n"),
      ("> a \n> b\n", "> a b\n"),
      (">> a \n> b\n", "> > a \n> b\n"),
      ("> a \nb\n", "> a \nb\n"),
      (">\n>>\n", ">\n> >\n"),
      (">>> x\n", "> > > x\n"),
      // Stuffing.
      ("  two\n", " two\n"),
      (" From here\n", "From here\n"),
      (" > no quote\n", " > no quote\n"),
      // The separator of signatures is never joined.
      ("a \n-- \nb\n", "a \n-- \nb\n"),
      ("> -- \n> b\n", "> -- \n> b\n"),
      ("--  \nb\n", "--  b\n"),
    ])
  func joins(text: String, expected: String) {
    #expect(join(text) == expected)
  }

  @Test(
    "DelSp=yes takes the blank away",
    arguments: [
      ("\u{65E5} \n\u{672C}\n", "\u{65E5}\u{672C}\n"),
      ("two  \nwords\n", "two words\n"),
      ("> a \n> b\n", "> ab\n"),
      ("-- \nname\n", "-- \nname\n"),
    ])
  func deletes(text: String, expected: String) {
    #expect(join(text, deletesSpace: true) == expected)
  }

  // RFC 3676, section 4.1 to 4.5: what the sender wrote as one paragraph.
  @Test("the example of section 5.1")
  func example() {
    let text = """
      `Take some more tea,' the March Hare said to Alice, very 
      earnestly.

      `I've had nothing yet,' Alice replied in an offended tone, `so 
      I can't take more.'

      """
    #expect(
      join(text)
        == "`Take some more tea,' the March Hare said to Alice, very earnestly.\n\n"
        + "`I've had nothing yet,' Alice replied in an offended tone, `so I can't take more.'\n")
  }
}
