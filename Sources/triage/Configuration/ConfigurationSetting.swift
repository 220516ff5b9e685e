import CommandLineKit

/// A line of the configuration that is in force.
struct ConfigurationSetting: Hashable, Sendable {
  /// What files are layered by: the first file that has a key wins.
  struct Key: Hashable, Sendable {
    let section: String
    /// As names of apps are compared.
    let subsection: String
    let key: String
  }

  /// The name of the section; empty before the first.
  let section: String
  /// The app, as its first section spells it.
  let subsection: String?
  let entry: ConfigurationEntry
  /// The value as it is used: paths are made absolute or relative to the folder of the run.
  let value: String?
  /// For flags: whether it is on.
  var isOn = true
}
