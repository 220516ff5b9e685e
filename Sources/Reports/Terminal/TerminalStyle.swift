/// What the terminal can show.
package struct TerminalStyle: Hashable, Sendable {
  /// Columns of a line.
  package var columns: Int
  /// Whether colours are wanted.
  package var usesColor: Bool
  /// Whether the locale's letters are UTF-8.
  package var isUTF8: Bool

  package init(columns: Int = 80, usesColor: Bool = false, isUTF8: Bool = true) {
    self.columns = columns
    self.usesColor = usesColor
    self.isUTF8 = isUTF8
  }
}
