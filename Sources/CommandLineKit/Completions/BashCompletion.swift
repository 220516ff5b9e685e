/// The completions of a program for bash; they need nothing but bash.
package enum BashCompletion {
  package static func text(_ program: ProgramDescription) -> String {
    let names = (program.commands.map(\.name) + ["help"]).joined(separator: " ")
    return """
      # bash completion for \(program.name)

      _\(program.name)() {
        local cur=${COMP_WORDS[COMP_CWORD]} prev= command=\(program.commands.first?.name ?? "")
        if ((COMP_CWORD > 0)); then prev=${COMP_WORDS[COMP_CWORD-1]}; fi
        # --name=value comes as three words.
        if [[ $cur == = ]]; then
          cur=
        elif [[ $prev == = ]] && ((COMP_CWORD > 1)); then
          prev=${COMP_WORDS[COMP_CWORD-2]}
        fi
        if ((COMP_CWORD > 1)); then
          case ${COMP_WORDS[1]} in
            \(names.split(separator: " ").joined(separator: "|"))) command=${COMP_WORDS[1]} ;;
          esac
        fi
        COMPREPLY=()
        case $command:$prev in
      \(values(program))
        esac
        if [[ $cur == -* ]]; then
          case $command in
      \(options(program))
          esac
          return
        fi
        if ((COMP_CWORD == 1)); then
          COMPREPLY=($(compgen -W '\(names)' -- "$cur"))
        fi
        case $command in
      \(operands(program))
          *) _\(program.name)_files ;;
        esac
      }

      _\(program.name)_files() {
        local IFS=$'\\n'
        compopt -o filenames 2>/dev/null
        COMPREPLY+=($(compgen -f -- "$cur"))
      }

      complete -F _\(program.name) \(program.name)

      """
  }

  /// A branch for each option that takes a value.
  private static func values(_ program: ProgramDescription) -> String {
    var lines: [String] = []
    for command in program.commands {
      for option in command.options where option.value != .flag {
        let names = ["--" + option.long] + (option.short.map { ["-\($0)"] } ?? [])
        let pattern = names.map { "\(command.name):\($0)" }.joined(separator: "|")
        let action =
          switch option.value {
          case .choice(let words):
            "COMPREPLY=($(compgen -W '\(words.joined(separator: " "))' -- \"$cur\")); return"
          default: option.takesFile ? "_\(program.name)_files; return" : "return"
          }
        lines.append("    \(pattern)) \(action) ;;")
      }
    }
    return lines.joined(separator: "\n")
  }

  private static func options(_ program: ProgramDescription) -> String {
    program.commands.map { command in
      let names = command.options.flatMap { option in
        (option.short.map { ["-\($0)"] } ?? []) + ["--" + option.long]
      }
      return "      \(command.name)) COMPREPLY=($(compgen -W '\(names.joined(separator: " "))' "
        + "-- \"$cur\")) ;;"
    }.joined(separator: "\n")
  }

  private static func operands(_ program: ProgramDescription) -> String {
    var lines: [String] = []
    func add(_ name: String, _ words: [String]) {
      let list = words.joined(separator: " ")
      lines.append("    \(name)) COMPREPLY=($(compgen -W '\(list)' -- \"$cur\")) ;;")
    }
    for command in program.commands {
      switch command.operands {
      case .files: break
      case .words(let entries): add(command.name, entries.map(\.name))
      case .none: lines.append("    \(command.name)) ;;")
      }
    }
    add("help", program.commands.map(\.name) + program.topics.map(\.name))
    return lines.joined(separator: "\n")
  }
}
