private import Glibc

/// How a run ended; numbers as in `sysexits.h` and `contract.md`.
enum ExitStatus: Int32, Sendable {
  case success = 0
  /// A regression is there and `--fail-on` was given.
  case regression = 1
  case usage = 64
  /// The input is no mail at all.
  case notMail = 65
  /// The input is missing or can't be read.
  case noInput = 66
  /// An output could not be created.
  case cannotCreate = 73
  case inputOutput = 74

  /// Ends the process with this status.
  ///
  /// Without the libraries' own clean-up: libxml2 frees its tables in it while a worker may still be
  /// giving its parser back, which ended runs by a signal. All output was written before.
  func endProcess() -> Never { _exit(rawValue) }
}
