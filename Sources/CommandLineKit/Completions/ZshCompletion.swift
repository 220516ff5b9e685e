/// The completions of a program for zsh.
package enum ZshCompletion {
  package static func text(_ program: ProgramDescription) -> String {
    let name = program.name
    let first = program.commands.first?.name ?? ""
    var text = """
      #compdef \(name)

      _\(name)() {
        local -a commands=(
      \(pairs(program.commands.map { .init($0.name, $0.summary) } + [help]))
        )
        if (( CURRENT == 2 )) && [[ $PREFIX != -* ]]; then
          _alternative 'commands:command:{ _describe -t commands command commands }' 'files:mailbox:_files'
          return
        fi
        local command=\(first)
        if (( CURRENT > 2 )) && (( ${commands[(I)${words[2]}:*]} )); then
          command=$words[2]
          shift words
          (( CURRENT-- ))
        fi
        _\(name)_$command
      }


      """
    for command in program.commands {
      text += "_\(name)_\(command.name)() {\n  _arguments -s -S \\\n"
      let specifications = command.options.map(specification) + [operands(command)]
      text += specifications.compactMap(\.self).map { "    \($0)" }.joined(separator: " \\\n")
      text += "\n}\n\n"
    }
    let topics = program.commands.map { ProgramDescription.Entry($0.name, $0.summary) }
    text += """
      _\(name)_help() {
        local -a topics=(
      \(pairs(topics + program.topics))
        )
        _describe -t topics topic topics
      }

      if [[ $funcstack[1] == _\(name) ]]; then
        _\(name) "$@"
      else
        compdef _\(name) \(name)
      fi

      """
    return text
  }

  private static let help = ProgramDescription.Entry("help", "Explain a command.")

  /// Names with descriptions, as `_describe` takes them.
  private static func pairs(_ entries: [ProgramDescription.Entry]) -> String {
    entries.map { "    \(quoted("\($0.name):\($0.meaning)"))" }.joined(separator: "\n")
  }

  /// An option as `_arguments` takes it.
  private static func specification(_ option: Option) -> String {
    let long = "--" + option.long
    let help = "[\(escaped(option.help))]"
    let ending: String
    switch option.value {
    case .flag: ending = ""
    case .word(let placeholder):
      ending = ":\(escaped(placeholder)):" + (option.takesFile ? "_files" : " ")
    case .choice(let words): ending = ":\(option.long):(\(words.joined(separator: " ")))"
    }
    let names: [String]
    if option.value == .flag {
      names = [option.short.map { "-\($0)" }, long].compactMap(\.self)
    } else {
      names = [option.short.map { "-\($0)+" }, long + "="].compactMap(\.self)
    }
    let rest = quoted(help + ending)
    if option.repeats {
      return names.count == 1
        ? "'*'\(names[0])\(rest)" : "'*'{\(names.joined(separator: ","))}\(rest)"
    }
    guard let short = option.short else { return "\(names[0])\(rest)" }
    return "'(-\(short) \(long))'{\(names.joined(separator: ","))}\(rest)"
  }

  private static func operands(_ command: CommandDescription) -> String? {
    switch command.operands {
    case .files: return "'*:mailbox:_files'"
    case .none: return nil
    case .words(let entries):
      let list = entries.map { "\($0.name)\\:\(quotedInner($0.meaning))" }.joined(separator: " ")
      return quoted("1:\(command.name):((\(list)))")
    }
  }

  private static func quotedInner(_ text: String) -> String {
    "\"" + text.replacing("\"", with: "") + "\""
  }

  /// Text inside of a specification: brackets and colons mean something there.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      if "[]:\\".contains(character) { result += "\\" }
      result.append(character)
    }
    return result
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("'", with: "'\\''") + "'"
  }
}
