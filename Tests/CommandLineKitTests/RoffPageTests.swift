import CommandLineKit
import Testing

@Suite("Manual pages, man(7)")
struct RoffPageTests {
  private func page(_ blocks: [PageBlock]) -> String {
    let text = RoffPage.text(
      blocks, title: "X", section: 1, date: "2026-03-01", source: "x 1", manual: "M")
    return String(text.drop { $0 != "\n" }.dropFirst())
  }

  @Test(
    "text stays text",
    arguments: [
      (".hidden -x", "\\&.hidden \\-x\n"), ("'x' \\ ~ ^ `", "\\(aqx\\(aq \\e \\(ti \\(ha \\(ga\n"),
      ("One. Two: three", "One.\nTwo:\nthree\n"), ("say \"x\"", "say \\(dqx\\(dq\n"),
    ])
  func escapes(text: String, expected: String) {
    #expect(page([.paragraph(text)]) == expected)
  }

  @Test("each piece has its macro")
  func pieces() {
    #expect(
      page([
        .heading("Files"), .paragraph("a"), .paragraph("b"), .subheading("x -y"),
        .entry([.bold("-a"), .plain(" "), .italic("B")], ["c", "d"]), .lines(["e  f", ".g"]),
      ])
        == """
        .SH FILES
        a
        .PP
        b
        .SS x \\-y
        .TP
        \\fB\\-a\\fR \\fIB\\fR
        c
        .IP
        d
        .PP
        .nf
        .RS 4
        e  f
        \\&.g
        .RE
        .fi

        """)
  }

  @Test("no line of source is longer than 80 bytes")
  func width() {
    let text = String(repeating: "some-words-with-hyphens ", count: 40)
    #expect(page([.paragraph(text)]).split(separator: "\n").allSatisfy { $0.utf8.count <= 80 })
  }
}
