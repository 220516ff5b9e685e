import CommandLineKit

/// A sub-command: its declaration, what was asked for, and what it does.
protocol Command: Sendable {
  static var description: CommandDescription { get }

  /// Understands what was typed; throws a `UsageError` when a value makes no sense.
  ///
  /// The throws is untyped here: a typed one that is called through `any Command.Type` crashes the
  /// compiler of Swift 6.3.
  init(_ arguments: Arguments, _ environment: Environment) throws

  /// Does it.
  func run(_ environment: Environment) async -> ExitStatus
}
