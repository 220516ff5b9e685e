import Records

/// The names that reports give to apps, versions, systems and devices, as they were sent.
struct InboxNames: Sendable {
  /// An app's name and a version by number; the version may be unknown.
  struct Release: FingerprintedName {
    let app: UInt32
    let version: UInt32
    var fingerprint: UInt64 { UInt64(app) << 32 | UInt64(version) }
  }

  /// An app's name with a bundle identifier that was sent along.
  struct Bundle: Hashable, Sendable {
    let app: UInt32
    let identifier: String
  }

  /// An operating system with its version.
  struct System: FingerprintedName {
    let name: String
    let version: String?
    var fingerprint: UInt64 { Fingerprint.of([name, version]) }
  }

  var apps = NameTable<String>()
  var versions = NameTable<String>()
  var releases = NameTable<Release>()
  var systems = NameTable<System>()
  var devices = NameTable<DeviceFacts>()
  var crashes = NameTable<String>()
  /// How often.
  var bundles: [Bundle: Int] = [:]

  private static let bundleLimit = 5_000

  init() {}

  /// The number of a release, or none when the record names no app or names it at such length that
  /// it is no name (`reliability.md`, section 2).
  mutating func releaseNumber(of app: AppFacts) -> UInt32 {
    guard let name = Self.key(app.name ?? app.bundleID, limit: 100) else { return ReportFacts.none }
    let number = apps.number(of: name)
    var version = ReportFacts.none
    if let text = Self.key(app.version, limit: 64) { version = versions.number(of: text) }
    if let bundle = Self.key(app.bundleID, limit: 200) {
      let key = Bundle(app: number, identifier: bundle)
      if bundles[key] != nil || bundles.count < Self.bundleLimit { bundles[key, default: 0] += 1 }
    }
    return releases.number(of: Release(app: number, version: version))
  }

  mutating func systemNumber(of os: SystemFacts) -> UInt32 {
    guard let name = Self.key(os.name, limit: 64) else { return ReportFacts.none }
    return systems.number(of: System(name: name, version: Self.key(os.version, limit: 64)))
  }

  mutating func deviceNumber(of device: DeviceFacts) -> UInt32 {
    let facts = DeviceFacts(
      model: Self.key(device.model, limit: 100), name: Self.key(device.name, limit: 100))
    return facts.isEmpty ? ReportFacts.none : devices.number(of: facts)
  }

  /// The hash of the names of a release, the same in every run.
  func stableHash(ofRelease number: UInt32) -> UInt64 {
    let release = releases[number]
    let version = release.version == ReportFacts.none ? nil : versions[release.version]
    return Fingerprint.of([apps[release.app], version])
  }

  /// A name that is short enough to be one, or nil.
  private static func key(_ text: String?, limit: Int) -> String? {
    guard let text, !text.isEmpty else { return nil }
    // A letter of Unicode takes at most four bytes.
    if text.utf8.count <= limit { return text }
    if text.utf8.count > 4 * limit { return nil }
    return text.unicodeScalars.count <= limit ? text : nil
  }

  static func cut(_ text: String, to limit: Int) -> String {
    if text.utf8.count <= limit { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.prefix(limit)))
  }
}

extension InboxNames {
  /// From the numbers of a merged table to ours.
  struct Renumbering {
    fileprivate var releases: [UInt32] = []
    fileprivate var systems: [UInt32] = []
    fileprivate var devices: [UInt32] = []
    fileprivate var crashes: [UInt32] = []

    func release(_ number: UInt32) -> UInt32 { Self.look(number, in: releases) }
    func system(_ number: UInt32) -> UInt32 { Self.look(number, in: systems) }
    func device(_ number: UInt32) -> UInt32 { Self.look(number, in: devices) }
    func crash(_ number: UInt32) -> UInt32 { Self.look(number, in: crashes) }

    private static func look(_ number: UInt32, in table: [UInt32]) -> UInt32 {
      number == ReportFacts.none ? number : table[Int(number)]
    }
  }

  /// Takes the names of another table.
  mutating func merge(_ other: InboxNames) -> Renumbering {
    var result = Renumbering()
    let appNumbers = other.apps.names.map { apps.number(of: $0) }
    let versionNumbers = other.versions.names.map { versions.number(of: $0) }
    result.releases = other.releases.names.map { release in
      let version =
        release.version == ReportFacts.none
        ? release.version : versionNumbers[Int(release.version)]
      return releases.number(of: Release(app: appNumbers[Int(release.app)], version: version))
    }
    result.systems = other.systems.names.map { systems.number(of: $0) }
    result.devices = other.devices.names.map { devices.number(of: $0) }
    result.crashes = other.crashes.names.map { crashes.number(of: $0) }
    for (bundle, count) in other.bundles {
      let key = Bundle(app: appNumbers[Int(bundle.app)], identifier: bundle.identifier)
      bundles[key, default: 0] += count
    }
    return result
  }
}

extension String: FingerprintedName {
  var fingerprint: UInt64 { Fingerprint.of(self) }
}

extension DeviceFacts: FingerprintedName {
  var fingerprint: UInt64 { Fingerprint.of([model, name]) }
}
