import Bytes
import CommandLineKit

/// What a run knows of the world outside: gathered once, passed down, replaced in tests.
struct Environment: Sendable {
  /// The words behind the program's name, as bytes: a path needn't be UTF-8.
  var rawWords: [[UInt8]]
  var variables: [String: String]
  /// The time of the run by the system's clock.
  var now: Timestamp
  var cores: Int
  /// Descriptors that may be open at once.
  var descriptors: Int
  var output: OutputStream
  var errors: OutputStream
  /// What the configuration says; filled before a command runs.
  var configuration = Configuration()

  /// The words as text; bytes that are no UTF-8 become U+FFFD.
  var words: [String] { rawWords.map { String(decoding: $0, as: UTF8.self) } }

  /// The operands of `arguments`, which are the last words, as bytes.
  func rawOperands(_ arguments: Arguments) -> [[UInt8]] {
    arguments.wordsBehindOperands.map { rawWords[rawWords.count - 1 - $0] }
  }

  /// The time that stands for now: that of SOURCE_DATE_EPOCH, else the clock's.
  var referenceTime: Timestamp {
    guard let text = variables["SOURCE_DATE_EPOCH"], let seconds = Int64(text),
      (0...253_402_300_799).contains(seconds)
    else { return now }
    return Timestamp(seconds: seconds)
  }

  /// Whether output goes to a terminal that shows it to a person.
  var isInteractive: Bool { output.isTerminal }

  /// The width for text, in columns: the terminal's, else `COLUMNS`, else 80.
  var columns: Int {
    if let columns = output.columns { return columns }
    if let text = variables["COLUMNS"], let columns = Int(text), columns > 0 { return columns }
    return 80
  }

  /// Whether the locale can show more than ASCII; an unknown one is C.
  var isUTF8: Bool {
    let locale =
      [variables["LC_ALL"], variables["LC_CTYPE"], variables["LANG"]]
      .compactMap { $0 }.first { !$0.isEmpty } ?? "C"
    let folded = locale.lowercased()
    return folded.contains("utf-8") || folded.contains("utf8")
  }

  /// Writes to standard error; there is nowhere to complain when that fails.
  func complain(_ text: String) { _ = try? errors.write(text) }
}
