/// A section of a configuration file, such as `[app "Lumen Notes"]`, with what stands in it.
package struct ConfigurationSection: Hashable, Sendable {
  /// In lower case; empty for what stands before the first section.
  package let name: String
  /// What stands in quotation marks behind the name.
  package let subsection: String?
  /// Where its heading stands.
  package let place: ConfigurationPlace
  package internal(set) var entries: [ConfigurationEntry] = []

  init(name: String, subsection: String?, place: ConfigurationPlace) {
    self.name = name
    self.subsection = subsection
    self.place = place
  }
}
