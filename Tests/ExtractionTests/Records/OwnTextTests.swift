import Testing

@testable import Extraction

@Suite("What the sender wrote, put together again")
struct OwnTextTests {
  @Test(
    "line ends stay, blanks at line ends and empty lines around go",
    arguments: [
      ("a", "a"), ("\n\n a \n\n", " a"), ("a  \nb\t\r\nc\u{A0}\u{A0}", "a\nb\nc"),
      ("a\n\n\nb", "a\n\n\nb"), ("a\n\u{A0}\nb", "a\n\nb"), ("", ""), (" \n\u{A0}\n", ""),
      ("a\n\n\n> q\n\n\nb", "a\n\nb"), ("a\n> q\nb", "a\nb"), ("> q", ""),
      ("àé\n日本", "àé\n日本"),
    ])
  func assembles(text: String, expected: String) {
    let bytes = [UInt8](text.utf8)
    #expect(
      String(decoding: OwnText.assemble(Reading.lines(text), of: bytes.span), as: UTF8.self)
        == expected)
  }

  @Test("a line whose end belongs to a block keeps its start")
  func keepsStartOfLine() {
    let bytes = [UInt8]("It hangs. App: X 1".utf8)
    let line = TextLine(range: 0..<18, content: 0..<9)
    #expect(OwnText.assemble([line], of: bytes.span) == Array("It hangs.".utf8))
  }
}
