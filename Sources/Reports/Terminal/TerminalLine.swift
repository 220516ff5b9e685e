/// One line of the terminal: text with its width, and colour around some of it.
struct TerminalLine {
  /// The eight base colours follow the theme of the terminal.
  enum Color: Int {
    case red = 31
    case yellow = 33
    case cyan = 36
  }

  let style: TerminalStyle
  private(set) var text = ""
  /// Columns taken so far.
  private(set) var columns = 0

  init(_ style: TerminalStyle, indent: Int = 0) {
    self.style = style
    append(String(repeating: " ", count: indent))
  }

  /// Appends text of ours.
  mutating func append(_ text: String) {
    let shown = style.isUTF8 ? Self.withPlainBlanks(text) : Self.inASCII(text)
    self.text += shown
    columns += DisplayWidth.columns(shown)
  }

  /// Appends text of strangers: the only place where it reaches the terminal.
  mutating func append(_ text: Untrusted) { append(text.cleaned) }

  /// Appends a sentence.
  mutating func append(_ sentence: Sentence) {
    for piece in sentence.pieces {
      switch piece {
      case .text(let text), .strong(let text): append(text)
      case .name(let text), .strongName(let text), .quoted(let text), .code(let text):
        append(text)
      }
    }
  }

  /// Appends text in a colour, where the terminal has any.
  mutating func append(_ text: String, in color: Color?) {
    guard style.usesColor, let color else { return append(text) }
    self.text += "\u{1B}[\(color.rawValue)m"
    append(text)
    self.text += "\u{1B}[0m"
  }

  /// Appends blanks up to `column`.
  mutating func pad(to column: Int) {
    if column > columns { append(String(repeating: " ", count: column - columns)) }
  }

  /// Appends `text` so that it ends at `column`.
  mutating func append(_ text: String, endingAt column: Int) {
    pad(to: column - DisplayWidth.columns(text))
    append(text)
  }

  /// `text` cut to so many columns.
  func cut(_ text: Untrusted, to columns: Int) -> String {
    let shown = style.isUTF8 ? text.cleaned : Self.inASCII(text.cleaned)
    return DisplayWidth.cut(shown, to: columns, ellipsis: style.isUTF8 ? "…" : "...")
  }

  /// A blank that holds words together is a blank once the line is there.
  private static func withPlainBlanks(_ text: String) -> String {
    guard text.utf8.contains(0xC2) else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.map { $0 == "\u{A0}" ? " " : $0 }))
  }

  /// What a locale without UTF-8 can show: signs of ours have a likeness, all else is `?`.
  private static func inASCII(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
    var result = ""
    for character in text {
      switch character {
      case "✗": result += "X"
      case "✓": result += "+"
      case "×": result += "x"
      case "“", "”", "„", "«", "»": result += "\""
      case "‘", "’": result += "'"
      case "–", "—", "−": result += "-"
      case "…": result += "..."
      case "·": result += "-"
      case "\u{A0}": result += " "
      default: result += character.isASCII ? String(character) : "?"
      }
    }
    return result
  }
}
