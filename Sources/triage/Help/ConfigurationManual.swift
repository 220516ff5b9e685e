import CommandLineKit

/// What `triage help config` and triage-config(5) say.
enum ConfigurationManual {
  /// The help as pieces of a page.
  static var help: [PageBlock] { introduction + keys + sections + lexicons + example }

  /// The manual page.
  static func page(date: String) -> String {
    let blocks: [PageBlock] =
      [
        .heading("Name"), .paragraph("triage-config - the configuration file of triage"),
        .heading("Description"),
      ] + introduction + keys + sections + lexicons + example + [
        .heading("See also"), .paragraph("triage(1), git-config(1)"),
      ]
    return RoffPage.text(
      blocks, title: "TRIAGE-CONFIG", section: 5, date: date, source: "triage \(Version.current)",
      manual: "File Formats")
  }

  private static let introduction: [PageBlock] = [
    .paragraph(
      "The configuration gives options values that need not be typed, and says what mail can't: "
        + "which names are one app, which addresses are yours, which labels and words your mails "
        + "have."),
    .paragraph(
      "It is looked for in the file that --config names, in triage/config below $XDG_CONFIG_HOME "
        + "(else ~/.config), and in triage/config below each folder of $XDG_CONFIG_DIRS (else "
        + "/etc/xdg). For each key the first file that has it wins, with all its values; options on "
        + "the command line win over all. triage --print-config shows the values in force and where "
        + "each came from. --no-config leaves only the file of --config."),
    .paragraph(
      "A file has lines of key = value, and sections such as [support] or [app \"Lumen Notes\"]. "
        + "Some keys may come several times; of the others the last one counts. A value may stand in "
        + "quotation marks, with \\\" and \\\\ inside. A backslash at the end of a line goes on with "
        + "the next line. # and ; at the start of a line or behind a blank begin a comment. Paths are "
        + "from the folder of the file, or begin with ~/. What makes no sense ends triage with status "
        + "64, and with the line and column."),
  ]

  private static var keys: [PageBlock] {
    let owners = Program.description.commands
    var seen: Set<String> = []
    var blocks: [PageBlock] = [
      .heading("Keys before the first section"),
      .paragraph(
        "Each long option is a key, without its hyphens. An option that takes no value is set by yes "
          + "or no, or by the key alone; on the command line --no-quiet takes quiet back. A key counts "
          + "for the commands that have the option."),
    ]
    for option in owners.flatMap(\.options) where option.isConfigurable {
      guard seen.insert(option.long).inserted else { continue }
      let value = option.placeholder ?? "yes|no"
      let names = owners.filter { command in command.options.contains { $0.long == option.long } }
      blocks.append(
        .entry(
          [.bold(option.long), .plain(" = "), .italic(value)],
          ["\(option.help) (\(names.map(\.name).joined(separator: ", ")))"]))
    }
    return blocks + entries(ConfigurationKeys.top)
  }

  private static var sections: [PageBlock] {
    ConfigurationKeys.sections.flatMap { section in
      [.heading("Section \(section.heading)"), .paragraph(section.help)] + entries(section)
    }
  }

  private static func entries(_ section: ConfigurationSectionDescription) -> [PageBlock] {
    section.keys.map { key in
      .entry(
        [.bold(key.name), .plain(" = "), .italic(key.placeholder)],
        [key.help + (key.repeats ? " It may come several times." : "")])
    }
  }

  private static let lexicons: [PageBlock] = [
    .heading("Lexicons"),
    .paragraph(
      "A lexicon is a text of lines. The first is language de, with the code of a language, or "
        + "language any. A line such as [crash] begins the words of a symptom: a code of the built-in "
        + "lexicons, or one of your own that begins with x-. Each line below is a row of words that "
        + "gives the symptom: * at the end of a word stands for any ending, at its start for any "
        + "beginning, _ for up to four words, | divides ways to say the same. A number at the end is "
        + "the weight: 2 is enough for the symptom, 1 needs another hint beside it, a negative one "
        + "takes weight away. # begins a note."),
    .lines([
      "language de", "[x-pencil]", "stift*|stylus", "radier* _ nicht", "buntstift* -2",
    ]),
  ]

  private static let example: [PageBlock] = [
    .heading("Example"),
    .lines([
      "since = 26w", "",
      "[app \"Lumen Notes\"]", "  alias = Lumen", "  bundle-id = com.example.lumen",
      "  address = lumen@example.com", "  release = 4.2.0 2026-03-07",
      "[support]", "  address = help@example.com", "  ignore = @tests.example.com",
      "[label]", "  app-version = Fassung",
    ]),
  ]
}
