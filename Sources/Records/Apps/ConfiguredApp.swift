package import Bytes

/// What the configuration says about an app.
package struct ConfiguredApp: Hashable, Sendable {
  /// A release whose day is known.
  package struct Release: Hashable, Sendable {
    package let version: String
    package let date: Timestamp

    package init(version: String, date: Timestamp) {
      self.version = version
      self.date = date
    }
  }

  /// The name under which its mail is counted.
  package var name: String
  /// Other names that mails give it.
  package var aliases: [String] = []
  /// Addresses in lower case that people write to about this app.
  package var addresses: [String] = []
  package var bundleIDs: [String] = []
  package var releases: [Release] = []

  package init(name: String) { self.name = name }
}
