import Reports

/// The lines of an explanation: names in one column, what they mean in the next, at most 80 columns.
struct ExplanationPage {
  static let columns = 80
  /// Where values begin.
  private static let indent = 13

  private(set) var lines: [String] = []

  var text: String { lines.joined(separator: "\n") + "\n" }

  /// A line of its own from the left edge.
  mutating func heading(_ text: String) {
    lines += TerminalText.wrapped(text, to: Self.columns)
  }

  /// A line that is never broken, such as a path, which is copied.
  mutating func whole(_ text: String) { lines.append(text) }

  mutating func emptyLine() { lines.append("") }

  /// Takes off what was written from that line on.
  mutating func remove(from line: Int) { lines.removeSubrange(line...) }

  /// A name, its value, and below it what that rests on.
  mutating func row(_ name: String, _ value: String, _ grounds: [String] = []) {
    let blanks = String(repeating: " ", count: Self.indent)
    var lead = "  " + name
    lead += String(repeating: " ", count: max(1, Self.indent - TerminalText.columns(lead)))
    for line in Self.broken(value) {
      lines.append(lead + line)
      lead = blanks
    }
    for ground in grounds { note(ground) }
  }

  /// A name, and behind a bar a line of the mail.
  mutating func row(_ name: String, bar: String, _ text: String) {
    var lead = "  " + name
    lead += String(repeating: " ", count: max(1, Self.indent - TerminalText.columns(lead)))
    lead += bar + " "
    for line in Self.broken(text, less: 4) {
      lines.append(lead + line)
      lead = String(repeating: " ", count: Self.indent) + bar + "   "
    }
  }

  /// A line below a value, its further lines set in by two.
  mutating func note(_ text: String) {
    var lead = String(repeating: " ", count: Self.indent)
    for (place, line) in Self.broken(text, less: 2).enumerated() {
      lines.append(lead + line)
      if place == 0 { lead += "  " }
    }
  }

  /// A line of the mail behind a bar; what had no room goes on below it, set in by two.
  mutating func words(_ bar: String, _ text: String) {
    var lead = "  " + bar + " "
    for line in TerminalText.wrapped(text, to: Self.columns - 6) {
      lines.append(line.isEmpty ? "  " + bar : lead + line)
      lead = "  " + bar + "   "
    }
  }

  /// The name of the lines that follow.
  mutating func label(_ name: String) { lines.append("  " + name) }

  private static func broken(_ text: String, less: Int = 0) -> [String] {
    TerminalText.wrapped(text, to: columns - indent - less)
  }
}
