/// What the configuration says about the support team's addresses, apps and labels.
package struct ExtractionRules: Hashable, Sendable {
  /// An app as configured.
  package struct App: Hashable, Sendable {
    package var name: String
    package var aliases: [String] = []
    /// Addresses in lower case that people write to about this app.
    package var addresses: [String] = []
    package var bundleID: String?

    package init(name: String) { self.name = name }
  }

  package var apps: [App] = []
  /// Addresses of the team, in lower case.
  package var supportAddresses: [String] = []
  /// Further labels: the fact (`app`, `app-version`, `build`, `bundle-id`, `os`, `device`,
  /// `locale`) for each label as configured.
  package var labels: [String: String] = [:]
  /// Names of devices that go before the built-in ones: lines of identifier, tab, name.
  package var devices: [UInt8] = []

  package init() {}
}
