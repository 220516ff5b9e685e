/// The completions of a program for fish.
package enum FishCompletion {
  package static func text(_ program: ProgramDescription) -> String {
    let name = program.name
    let commands = program.commands.map(\.name) + ["help"]
    var lines = [
      "# fish completion for \(name)",
      "",
      "function __\(name)_command --description 'The command on the line'",
      "    set -l words (commandline -opc)",
      "    if set -q words[2]; and contains -- $words[2] \(commands.joined(separator: " "))",
      "        echo $words[2]",
      "    else",
      "        echo \(program.commands.first?.name ?? "")",
      "    end",
      "end",
      "",
      "function __\(name)_is --description 'Whether the command on the line is one of these'",
      "    contains -- (__\(name)_command) $argv",
      "end",
      "",
      "function __\(name)_is_first --description 'Whether the first word is typed'",
      "    set -l words (commandline -opc)",
      "    test (count $words) -eq 1",
      "end",
      "",
    ]
    let start = "complete -c \(name)"
    let topics = program.commands.map { ProgramDescription.Entry($0.name, $0.summary) }
    for entry in topics + [.init("help", "Explain a command.")] {
      lines.append("\(start) -n __\(name)_is_first -a \(entry.name) -d \(quoted(entry.meaning))")
    }
    for command in program.commands {
      let condition = "-n '__\(name)_is \(command.name)'"
      for option in command.options {
        lines.append("\(start) \(condition)\(specification(option)) -d \(quoted(option.help))")
      }
      switch command.operands {
      case .files: break
      case .none: lines.append("\(start) \(condition) -f")
      case .words(let entries):
        for entry in entries {
          lines.append("\(start) \(condition) -f -a \(entry.name) -d \(quoted(entry.meaning))")
        }
      }
    }
    for entry in topics + program.topics {
      lines.append(
        "\(start) -n '__\(name)_is help' -f -a \(entry.name) -d \(quoted(entry.meaning))")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func specification(_ option: Option) -> String {
    var text = (option.short.map { " -s \($0)" } ?? "") + " -l \(option.long)"
    switch option.value {
    case .flag: break
    case .choice(let words): text += " -x -a \(quoted(words.joined(separator: " ")))"
    case .word: text += option.takesFile ? " -r -F" : " -x"
    }
    return text
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
