import Reports

/// Text from outside, made fit for a terminal.
enum ShownText {
  /// Text on one line, with what acts unseen made visible.
  static func line(_ text: String) -> String { TerminalText.line(text) }

  /// A path as the person wrote it, in quotation marks when it holds blanks.
  static func path(_ path: String) -> String {
    let shown = line(path)
    return shown.contains(" ") ? "\"\(shown)\"" : shown
  }
}
