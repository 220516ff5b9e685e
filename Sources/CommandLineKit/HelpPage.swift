/// The help of a command as text of at most 80 columns.
package enum HelpPage {
  /// The short form: usage, summary, one line an option.
  package static func short(_ command: CommandDescription, program: String) -> String {
    var text = usage(command, program: program)
    text += wrap(command.summary, indent: 0) + "\n"
    let width = (command.options.map(\.synopsis.count).max() ?? 0) + 2
    for option in command.options {
      let column = min(width, 30)
      let synopsis = option.synopsis
      let help = wrap(option.help, indent: column + 2)
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
    var text = usage(command, program: program)
    text += wrap(command.summary, indent: 0)
    for paragraph in command.discussion { text += "\n" + wrap(paragraph, indent: 0) }
    if !command.examples.isEmpty {
      text += "\nExamples\n"
      for example in command.examples {
        text += "  \(example.line)\n      \(wrap(example.meaning, indent: 6))"
      }
    }
    text += "\nOptions\n"
    for option in command.options {
      text += "  \(option.synopsis)\n          \(wrap(option.help, indent: 10))"
      if let discussion = option.discussion {
        text += "          \(wrap(discussion, indent: 10))"
      }
    }
    return text
  }

  private static func usage(_ command: CommandDescription, program: String) -> String {
    "Usage: \([program, command.name, command.usage].filter { !$0.isEmpty }.joined(separator: " "))\n\n"
  }

  /// Breaks a text into lines of at most 80 columns, all but the first indented.
  private static func wrap(_ text: String, indent: Int) -> String {
    var lines = ""
    var column = indent
    for word in text.split(separator: " ") {
      if column > indent, column + 1 + word.count > 80 {
        lines += "\n" + String(repeating: " ", count: indent)
        column = indent
      } else if column > indent {
        lines += " "
        column += 1
      }
      lines += word
      column += word.count
    }
    return lines + "\n"
  }
}
