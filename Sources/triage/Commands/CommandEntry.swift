import CommandLineKit

/// A line in the table of commands.
///
/// It holds a closure and not the type itself: an initializer called through `any Command.Type`
/// crashes the compiler of Swift 6.3.
struct CommandEntry: Sendable {
  let description: CommandDescription
  /// Understands the arguments and runs the command; throws a `UsageError`.
  let run: @Sendable (Arguments, Environment) async throws -> ExitStatus

  init<C: Command>(_ command: C.Type) {
    description = C.description
    run = { arguments, environment in
      try await C(arguments, environment).run(environment)
    }
  }
}
