/// Where something stands in a configuration file.
package struct ConfigurationPlace: Hashable, Sendable {
  /// The file as people know it.
  package let file: String
  /// Counted from 1.
  package let line: Int
  /// In characters, counted from 1.
  package let column: Int

  package init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }
}
