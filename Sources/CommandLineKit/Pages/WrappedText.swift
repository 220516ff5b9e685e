/// Text in lines of at most 80 columns.
enum WrappedText {
  /// Breaks a text at its blanks; all lines but the first are indented, the last one ends.
  static func lines(_ text: String, indent: Int) -> String {
    var lines = ""
    var column = indent
    for word in text.split(separator: " ") {
      if column > indent, column + 1 + word.count > 80 {
        lines += "\n" + String(repeating: " ", count: indent)
        column = indent
      } else if column > indent {
        lines += " "
        column += 1
      }
      lines += word
      column += word.count
    }
    return lines + "\n"
  }
}
