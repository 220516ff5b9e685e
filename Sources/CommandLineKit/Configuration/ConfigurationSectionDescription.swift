/// A section of the configuration file, declared once for reading and the manual page.
package struct ConfigurationSectionDescription: Hashable, Sendable {
  /// Empty for the keys before the first section.
  package let name: String
  /// What stands in quotation marks behind the name, as the manual page calls it; nil: nothing.
  package let subsection: String?
  package let help: String
  package let keys: [ConfigurationKey]

  package init(_ name: String, subsection: String? = nil, help: String, keys: [ConfigurationKey]) {
    self.name = name
    self.subsection = subsection
    self.help = help
    self.keys = keys
  }

  /// How a file writes it: `[app "NAME"]`.
  package var heading: String { "[\(name)\(subsection.map { " \"\($0)\"" } ?? "")]" }
}
