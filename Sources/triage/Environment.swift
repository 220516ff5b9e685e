import Bytes

/// What a run knows of the world outside: gathered once, passed down, replaced in tests.
struct Environment: Sendable {
  /// The words behind the program's name.
  var words: [String]
  var variables: [String: String]
  /// The time of the run by the system's clock.
  var now: Timestamp
  var cores: Int
  var output: OutputStream
  var errors: OutputStream

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
