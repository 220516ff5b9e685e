import CommandLineKit

/// A sub-command: its declaration, what was asked for, and what it does.
protocol Command: Sendable {
  static var description: CommandDescription { get }

  /// Understands what was typed; throws when a value makes no sense.
  init(_ arguments: Arguments, _ environment: Environment) throws(UsageError)

  /// Does it.
  func run(_ environment: Environment) async -> ExitStatus
}
