import CommandLineKit
import Testing

@Suite("Help in two lengths")
struct HelpPageTests {
  static let command = CommandDescription(
    name: "extract", usage: "PATH...",
    summary: "Print one JSON object a line for every message.",
    discussion: ["Messages stand in the order of the input."],
    examples: [.init("triage extract ~/Maildir", "All of a Maildir.")],
    options: [
      Option("jobs", "j", .word(placeholder: "N"), help: "Messages read at the same time."),
      Option("since", nil, .word(placeholder: "DATE"), help: "Leave out what is older."),
    ])

  @Test("the short form has a line an option")
  func short() {
    #expect(
      HelpPage.short(Self.command, program: "triage") == """
        Usage: triage extract PATH...

        Print one JSON object a line for every message.

          -j, --jobs N      Messages read at the same time.
              --since DATE  Leave out what is older.

        """)
  }

  @Test("the long form has paragraphs and examples")
  func long() {
    #expect(
      HelpPage.long(Self.command, program: "triage") == """
        Usage: triage extract PATH...

        Print one JSON object a line for every message.

        Messages stand in the order of the input.

        Examples
          triage extract ~/Maildir
              All of a Maildir.

        Options
          -j, --jobs N
                  Messages read at the same time.
              --since DATE
                  Leave out what is older.

        """)
  }

  @Test("no line is wider than 80 columns")
  func width() {
    let long = CommandDescription(
      name: "x", usage: "", summary: String(repeating: "word ", count: 60),
      options: [
        Option(
          "a-rather-long-option-name", nil, .word(placeholder: "PLACEHOLDER"),
          help: String(repeating: "help ", count: 50))
      ])
    for text in [
      HelpPage.short(long, program: "triage"), HelpPage.long(long, program: "triage"),
    ] {
      #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 })
    }
  }
}
