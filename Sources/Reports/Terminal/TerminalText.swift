/// Text of strangers for messages and explanations, which are no reports.
package enum TerminalText {
  /// The text on one line, with what acts unseen made visible (`reliability.md`, section 7).
  package static func line(_ text: String) -> String { Untrusted(text, limit: 4096).cleaned }

  /// The columns that a clean text takes: wide East Asian letters and emoji two each.
  package static func columns(_ text: String) -> Int { DisplayWidth.columns(text) }

  /// A clean text as lines of at most so many columns, broken at blanks, or inside a word that is
  /// longer than a line; at least one line.
  package static func wrapped(_ text: String, to columns: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    var width = 0
    /// Behind the last blank of the line, and the columns up to there.
    var blank: (index: String.Index, width: Int)?
    for character in text {
      let own = DisplayWidth.columns(character)
      if width + own > columns, !line.isEmpty {
        if character == " " {
          lines.append(line)
          (line, width, blank) = ("", 0, nil)
          continue
        }
        if let end = blank {
          lines.append(String(line[..<line.index(before: end.index)]))
          line = String(line[end.index...])
          width -= end.width
        } else {
          lines.append(line)
          (line, width) = ("", 0)
        }
        blank = nil
      }
      line.append(character)
      width += own
      if character == " " { blank = (line.endIndex, width) }
    }
    if !line.isEmpty || lines.isEmpty { lines.append(line) }
    return lines
  }
}
