/// The apps that the configuration names, to be found by what mails say.
package struct AppDirectory: Hashable, Sendable {
  package let apps: [ConfiguredApp]
  /// Places in `apps`.
  private var byName: [[UInt8]: Int] = [:]
  private var byBundleID: [[UInt8]: Int] = [:]
  private var byAddress: [[UInt8]: Int] = [:]

  /// Names of apps that are longer than this are none (`reliability.md`, section 2), in UTF-8.
  private static let nameLimit = 400

  package init(_ apps: [ConfiguredApp] = []) {
    self.apps = apps
    for (place, app) in apps.enumerated() {
      for name in [app.name] + app.aliases { byName[Self.key(name)] = place }
      for bundleID in app.bundleIDs { byBundleID[[UInt8](bundleID.utf8)] = place }
      for address in app.addresses { byAddress[[UInt8](address.utf8)] = place }
    }
  }

  package var isEmpty: Bool { apps.isEmpty }

  /// The app of that name or alias; case, blanks at the ends and signs that nobody sees make no
  /// difference.
  package func app(named name: String?) -> ConfiguredApp? {
    guard let name, !isEmpty, name.utf8.count <= Self.nameLimit else { return nil }
    return byName[Self.key(name)].map { apps[$0] }
  }

  package func app(bundleID: String?) -> ConfiguredApp? {
    guard let bundleID, !isEmpty else { return nil }
    return byBundleID[[UInt8](bundleID.utf8)].map { apps[$0] }
  }

  /// The app that people write to at this address, with or without a `+tag`.
  package func app(address: String?) -> ConfiguredApp? {
    guard let address, !byAddress.isEmpty else { return nil }
    let bytes = [UInt8](address.utf8)
    return (byAddress[bytes] ?? byAddress[AddressTag.removed(from: bytes)]).map { apps[$0] }
  }

  private static func key(_ name: String) -> [UInt8] { [UInt8](CleanName.key(name).utf8) }
}
