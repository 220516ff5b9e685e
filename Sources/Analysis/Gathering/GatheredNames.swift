import Records

/// The names that reports give to apps, versions, systems and devices while they are gathered.
struct GatheredNames: Sendable {
  /// An app with a version, as sent; the version may be unknown.
  struct Release: FingerprintedName {
    let app: String
    let version: String?
    var fingerprint: UInt64 { Fingerprint.of([app, version]) }
  }

  /// An app's name with a bundle identifier that was sent along.
  struct Bundle: FingerprintedName {
    let app: String
    let identifier: String
    var fingerprint: UInt64 { Fingerprint.of([app, identifier]) }
  }

  private var releases: FrequentNames<Release>
  private var systems: FrequentNames<InboxNames.System>
  private var devices: FrequentNames<DeviceFacts>
  private var crashes: FrequentNames<String>
  private var bundles: FrequentNames<Bundle>

  /// - Parameter limit: names of each kind that are always kept; of releases four times as many.
  init(limit: Int = 5_000) {
    releases = FrequentNames(limit: 4 * limit)
    systems = FrequentNames(limit: limit)
    devices = FrequentNames(limit: limit)
    crashes = FrequentNames(limit: limit)
    bundles = FrequentNames(limit: limit)
  }

  /// The number of a release and the hash of its names, which is the same in every run; nil when the
  /// record names no app or names it at such length that it is no name (`reliability.md`, section 2).
  mutating func release(of app: AppFacts) -> (number: UInt32, hash: UInt64)? {
    guard let name = Self.key(app.name ?? app.bundleID, limit: 100) else { return nil }
    if let bundle = Self.key(app.bundleID, limit: 200) {
      _ = bundles.number(of: Bundle(app: name, identifier: bundle))
    }
    let release = Release(app: name, version: Self.key(app.version, limit: 64))
    return (releases.number(of: release), release.fingerprint)
  }

  mutating func systemNumber(of os: SystemFacts) -> UInt32 {
    guard let name = Self.key(os.name, limit: 64) else { return ReportFacts.none }
    return systems.number(
      of: InboxNames.System(name: name, version: Self.key(os.version, limit: 64)))
  }

  mutating func deviceNumber(of device: DeviceFacts) -> UInt32 {
    let facts = DeviceFacts(
      model: Self.key(device.model, limit: 100), name: Self.key(device.name, limit: 100))
    return facts.isEmpty ? ReportFacts.none : devices.number(of: facts)
  }

  mutating func crashNumber(of signature: String) -> UInt32 {
    crashes.number(of: Self.cut(signature, to: 200))
  }

  /// A name that is short enough to be one, or nil.
  private static func key(_ text: String?, limit: Int) -> String? {
    guard let text, !text.isEmpty else { return nil }
    // A letter of Unicode takes at most four bytes.
    if text.utf8.count <= limit { return text }
    if text.utf8.count > 4 * limit { return nil }
    return text.unicodeScalars.count <= limit ? text : nil
  }

  private static func cut(_ text: String, to limit: Int) -> String {
    if text.utf8.count <= limit { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.prefix(limit)))
  }
}

extension GatheredNames {
  /// From the numbers of one table to those of another.
  struct Renumbering {
    fileprivate var releases: [UInt32: UInt32] = [:]
    fileprivate var systems: [UInt32: UInt32] = [:]
    fileprivate var devices: [UInt32: UInt32] = [:]
    fileprivate var crashes: [UInt32: UInt32] = [:]
    /// What stands for a release that was forgotten.
    fileprivate var forgotten = ReportFacts.forgotten

    func release(_ number: UInt32) -> UInt32 {
      number == ReportFacts.none ? number : releases[number] ?? forgotten
    }
    func system(_ number: UInt32) -> UInt32 { systems[number] ?? ReportFacts.none }
    func device(_ number: UInt32) -> UInt32 { devices[number] ?? ReportFacts.none }
    func crash(_ number: UInt32) -> UInt32 { crashes[number] ?? ReportFacts.none }
  }

  /// Takes the names of another table.
  mutating func merge(_ other: GatheredNames) -> Renumbering {
    _ = bundles.merge(other.bundles)
    return Renumbering(
      releases: releases.merge(other.releases), systems: systems.merge(other.systems),
      devices: devices.merge(other.devices), crashes: crashes.merge(other.crashes))
  }

  /// The names as they are judged, in an order that the order of mail has no part in.
  func settled() -> (names: InboxNames, renumbering: Renumbering) {
    var names = InboxNames()
    var result = Renumbering()
    var apps = Set(releases.sorted.map(\.name.app)).sorted {
      $0.utf8.lexicographicallyPrecedes($1.utf8)
    }
    if releases.forgotten > 0 { apps.append(InboxNames.rest) }
    for app in apps { _ = names.apps.number(of: app) }
    for entry in releases.sorted {
      let version = entry.name.version.map { names.versions.number(of: $0) }
      result.releases[entry.number] = names.releases.number(
        of: InboxNames.Release(
          app: names.apps.number(of: entry.name.app), version: version ?? ReportFacts.none))
    }
    if releases.forgotten > 0 {
      result.forgotten = names.releases.number(
        of: InboxNames.Release(
          app: names.apps.number(of: InboxNames.rest), version: ReportFacts.none))
    }
    names.forgotten = releases.forgotten
    for entry in systems.sorted {
      result.systems[entry.number] = names.systems.number(of: entry.name)
    }
    for entry in devices.sorted {
      result.devices[entry.number] = names.devices.number(of: entry.name)
    }
    for entry in crashes.sorted {
      result.crashes[entry.number] = names.crashes.number(of: entry.name)
    }
    for entry in bundles.sorted where names.apps.contains(entry.name.app) {
      let bundle = InboxNames.Bundle(
        app: names.apps.number(of: entry.name.app), identifier: entry.name.identifier)
      names.bundles[bundle, default: 0] += entry.count
    }
    return (names, result)
  }
}

extension String: FingerprintedName {
  var fingerprint: UInt64 { Fingerprint.of(self) }
}

extension DeviceFacts: FingerprintedName {
  var fingerprint: UInt64 { Fingerprint.of([model, name]) }
}
