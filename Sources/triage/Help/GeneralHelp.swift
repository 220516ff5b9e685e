import Bytes
import CommandLineKit

/// What `triage --help`, `triage help COMMAND`, `triage --version` and `triage --generate` show.
enum GeneralHelp {
  static func show(_ words: ArraySlice<String>, _ environment: Environment) -> ExitStatus {
    let first = words.first ?? "help"
    let second = words.dropFirst().first
    switch first {
    case "--version": return environment.show("triage \(Version.current)\n")
    case "--generate": return generate(second ?? "", environment)
    case "help":
      if let second, !second.hasPrefix("-") { return explain(second, environment) }
    default: break
    }
    let program = Program.description
    guard let report = program.commands.first else { return .usage }
    let isShort = first == "-h" || second == "-h"
    let page = isShort ? HelpPage.short : HelpPage.long
    return environment.show(page(report, program.name) + (isShort ? "" : statuses) + commands)
  }

  /// What `help NAME` shows.
  private static func explain(_ name: String, _ environment: Environment) -> ExitStatus {
    if let command = Program.commands.first(where: { $0.description.name == name }) {
      return environment.show(HelpPage.long(command.description, program: "triage"))
    }
    if name == "config" { return environment.show(PlainPage.text(ConfigurationManual.help)) }
    let names = Program.description.commands.map(\.name) + Program.description.topics.map(\.name)
    environment.complain(
      Complaint(
        "no such command: \(name)",
        hint: NearMiss.best(for: name, among: names).map { "Did you mean triage help \($0)?" }
          ?? "There are \(names.joined(separator: ", ")).", status: .usage
      ).text)
    return .usage
  }

  /// Pages and completions for packages.
  private static func generate(_ kind: String, _ environment: Environment) -> ExitStatus {
    let program = Program.description
    let day = String(environment.referenceTime.description.prefix(10))
    let text: String
    switch kind {
    case "man": text = ManualPage.text(program, date: day)
    case "man5": text = ConfigurationManual.page(date: day)
    case "bash": text = BashCompletion.text(program)
    case "zsh": text = ZshCompletion.text(program)
    case "fish": text = FishCompletion.text(program)
    default:
      environment.complain(
        Complaint(
          "--generate: \"\(kind)\" is not known",
          hint: "Write one of man, man5, bash, zsh, fish.", status: .usage
        ).text)
      return .usage
    }
    return environment.show(text)
  }

  private static var statuses: String {
    "\n"
      + PlainPage.text(
        [.heading("Exit status")] + Program.description.statuses.map(PageBlock.entry))
  }

  private static var commands: String {
    var text = "\nCommands\n"
    for command in Program.description.commands {
      text += "  \(command.name)\(String(repeating: " ", count: max(1, 10 - command.name.count)))"
      text += "\(command.summary)\n"
    }
    return text
      + "\ntriage help COMMAND shows the options of a command, triage help config the keys\n"
      + "of the configuration file.\n"
  }
}
