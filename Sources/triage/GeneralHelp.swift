import CommandLineKit

/// What `triage --help`, `triage help COMMAND` and `triage --version` show.
enum GeneralHelp {
  static func show(_ words: ArraySlice<String>, _ environment: Environment) -> ExitStatus {
    let first = words.first ?? "help"
    if first == "--version" { return environment.show("triage \(Version.current)\n") }
    if first == "help", let name = words.dropFirst().first {
      guard let command = Program.commands.first(where: { $0.description.name == name }) else {
        let names = Program.commands.map(\.description.name)
        environment.complain(
          Complaint(
            "no such command: \(name)",
            hint: NearMiss.best(for: name, among: names).map { "Did you mean triage help \($0)?" }
              ?? "There are \(names.joined(separator: ", ")).", status: .usage
          ).text)
        return .usage
      }
      return environment.show(HelpPage.long(command.description, program: "triage"))
    }
    let report = ReportCommand.description
    if first == "-h" {
      return environment.show(HelpPage.short(report, program: "triage") + commands)
    }
    return environment.show(HelpPage.long(report, program: "triage") + commands)
  }

  private static var commands: String {
    var text = "\nCommands\n"
    for command in Program.commands {
      let name = command.description.name
      text += "  \(name)\(String(repeating: " ", count: max(1, 10 - name.count)))"
      text += "\(command.description.summary)\n"
    }
    return text + "\ntriage help COMMAND shows the options of a command.\n"
  }
}
