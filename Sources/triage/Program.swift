import Bytes
import CommandLineKit
import Reports

/// The program: picks the command and runs it.
enum Program {
  /// All commands; the first is the one that runs when none is named.
  static let commands = [
    CommandEntry(ReportCommand.self), CommandEntry(ExtractCommand.self),
    CommandEntry(ExplainCommand.self), CommandEntry(DoctorCommand.self),
    CommandEntry(ComposeCommand.self), CommandEntry(SchemaCommand.self),
  ]

  static func run(_ environment: Environment) async -> ExitStatus {
    var words = environment.words[...]
    guard let first = words.first else { return Introduction.show(environment) }
    if ["help", "--help", "-h", "--version", "--generate"].contains(first) {
      return GeneralHelp.show(words, environment)
    }
    var command = commands[0]
    if let named = commands.first(where: { $0.description.name == first }) {
      command = named
      words.removeFirst()
    }
    do {
      return try await run(command, words, environment)
    } catch let complaint as Complaint {
      environment.complain(complaint.text)
      return complaint.status
    } catch let error as UsageError {
      environment.complain(Complaint(error).text)
    } catch {
      environment.complain(Complaint("\(error)", status: .usage).text)
    }
    return .usage
  }

  private static func run(
    _ command: CommandEntry, _ words: ArraySlice<String>, _ environment: Environment
  ) async throws -> ExitStatus {
    let options = command.description.options
    var arguments = try Arguments(
      words, options: options,
      elsewhere: description.commands.map { (command: $0.name, options: $0.options) })
    // `compose` has an option of that name with a value: the app's version.
    if arguments.has("version"), arguments.value("version") == nil {
      return GeneralHelp.show(["--version"], environment)
    }
    if arguments.has("help") {
      let isLong = words.contains("--help")
      let page =
        isLong
        ? HelpPage.long(command.description, program: "triage")
        : HelpPage.short(command.description, program: "triage")
      return environment.show(page)
    }
    if arguments.has("print-csp") {
      return environment.show("\(HTMLReport.contentSecurityPolicy)\n")
    }
    guard options.contains(where: { $0.long == "config" }) else {
      return try await command.run(arguments, environment)
    }
    var environment = environment
    let configuration = try Configuration(
      arguments, options: commands.flatMap(\.description.options), environment)
    configuration.configure(&arguments, options: options)
    if arguments.has("print-config") {
      return environment.show(ConfigurationPage.text(arguments, configuration))
    }
    environment.configuration = configuration
    return try await command.run(arguments, environment)
  }
}

extension Environment {
  /// Writes to standard output and says how that went.
  func show(_ text: String) -> ExitStatus {
    do throws(FileError) {
      try output.write(text)
      return .success
    } catch {
      complain(Complaint(error).text)
      return .inputOutput
    }
  }
}
