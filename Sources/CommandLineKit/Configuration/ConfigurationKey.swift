/// A key of the configuration file that is no option, declared once for reading and the manual page.
package struct ConfigurationKey: Hashable, Sendable {
  package let name: String
  /// What the manual page calls its value: `ADDRESS`.
  package let placeholder: String
  /// Whether it may stand there several times; else the last one counts.
  package let repeats: Bool
  /// One or more sentences.
  package let help: String

  package init(_ name: String, _ placeholder: String, repeats: Bool = false, help: String) {
    self.name = name
    self.placeholder = placeholder
    self.repeats = repeats
    self.help = help
  }
}
