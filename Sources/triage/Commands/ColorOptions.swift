import CommandLineKit
import Reports

/// The options that say what the terminal can show.
enum ColorOptions {
  static let declarations: [Option] = [
    Option(
      "color", nil, .choice(["always", "auto", "never"]), help: "Use colours on the terminal."),
    Option("no-color", nil, help: "The same as --color never.", isConfigurable: false),
  ]

  /// What is asked for, else what the terminal can.
  static func style(_ arguments: Arguments, _ environment: Environment) -> TerminalStyle {
    TerminalStyle(
      columns: environment.columns, usesColor: usesColor(arguments, environment),
      isUTF8: environment.isUTF8)
  }

  private static func usesColor(_ arguments: Arguments, _ environment: Environment) -> Bool {
    if arguments.has("no-color") { return false }
    switch arguments.value("color") {
    case "always": return true
    case "never": return false
    default:
      let variables = environment.variables
      return environment.isInteractive && variables["NO_COLOR", default: ""].isEmpty
        && variables["TERM"] != "dumb"
    }
  }
}
