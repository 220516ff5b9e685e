/// The help of a command as text of at most 80 columns.
package enum HelpPage {
  /// The short form: usage, summary, one line an option.
  package static func short(_ command: CommandDescription, program: String) -> String {
    var text = usage(command, program: program)
    text += WrappedText.lines(command.summary, indent: 0) + "\n"
    let width = (command.options.map(\.synopsis.count).max() ?? 0) + 2
    for option in command.options {
      let column = min(width, 30)
      let synopsis = option.synopsis
      let help = WrappedText.lines(option.help, indent: column + 2)
      if synopsis.count + 1 > column {
        text += "  \(synopsis)\n\(String(repeating: " ", count: column + 2))\(help)"
      } else {
        let padding = String(repeating: " ", count: column - synopsis.count)
        text += "  \(synopsis)\(padding)\(help)"
      }
    }
    return text
  }

  /// The long form: with paragraphs and examples.
  package static func long(_ command: CommandDescription, program: String) -> String {
    usage(command, program: program) + PlainPage.text(blocks(command))
  }

  private static func blocks(_ command: CommandDescription) -> [PageBlock] {
    var blocks = ([command.summary] + command.discussion).map(PageBlock.paragraph)
    if !command.examples.isEmpty {
      blocks.append(.heading("Examples"))
      blocks += command.examples.map { .entry([.plain($0.line)], [$0.meaning]) }
    }
    blocks.append(.heading("Options"))
    return blocks + command.options.map(PageBlock.option)
  }

  private static func usage(_ command: CommandDescription, program: String) -> String {
    "Usage: \([program, command.name, command.usage].filter { !$0.isEmpty }.joined(separator: " "))\n\n"
  }
}
