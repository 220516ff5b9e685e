import Assets
package import Linguistics
package import Records

/// What the configuration says about the support team's addresses, apps, labels and words.
package struct ExtractionRules: Sendable {
  package var apps = AppDirectory()
  /// Addresses of the team, in lower case.
  package var supportAddresses: [String] = []
  /// Further labels: the fact (`app`, `app-version`, `build`, `bundle-id`, `os`, `device`,
  /// `locale`) for each label as configured.
  package var labels: [String: String] = [:]
  /// Names of devices that go before the built-in ones: lines of identifier, tab, name.
  package var devices: [UInt8] = []
  package var lexicons = LexiconShelf.embedded

  package init() {}

  /// The form in which labels are compared.
  package func key(ofLabel label: String) -> [UInt8] {
    let bytes = Array(label.utf8)
    return FoldedKey.of(bytes.span)
  }
}
