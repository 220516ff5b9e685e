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
  init(limit: Int = RecordLimits.names) {
    releases = FrequentNames(limit: RecordLimits.releases / RecordLimits.names * limit)
    systems = FrequentNames(limit: limit)
    devices = FrequentNames(limit: limit)
    crashes = FrequentNames(limit: limit)
    bundles = FrequentNames(limit: limit)
  }

  mutating func number(of release: Release, count: Int) -> UInt32 {
    releases.number(of: release, count: count)
  }

  mutating func number(of system: InboxNames.System, count: Int) -> UInt32 {
    systems.number(of: system, count: count)
  }

  mutating func number(of device: DeviceFacts, count: Int) -> UInt32 {
    devices.number(of: device, count: count)
  }

  mutating func number(ofCrash crash: String, count: Int) -> UInt32 {
    crashes.number(of: crash, count: count)
  }

  mutating func count(_ bundle: Bundle, times: Int) {
    _ = bundles.number(of: bundle, count: times)
  }
}

/// Names as records give them; what is too long is no name (`reliability.md`, section 2).
extension GatheredNames {
  static func device(_ device: DeviceFacts) -> DeviceFacts? {
    let facts = DeviceFacts(
      model: key(device.model, limit: RecordLimits.groupName),
      name: key(device.name, limit: RecordLimits.groupName))
    return facts.isEmpty ? nil : facts
  }

  static func crash(_ signature: String) -> String {
    if signature.utf8.count <= 200 { return signature }
    return String(String.UnicodeScalarView(signature.unicodeScalars.prefix(200)))
  }

  /// A name that is short enough to be one, or nil.
  fileprivate static func key(_ text: String?, limit: Int) -> String? {
    guard let text, !text.isEmpty else { return nil }
    // A letter of Unicode takes at most four bytes.
    if text.utf8.count <= limit { return text }
    if text.utf8.count > 4 * limit { return nil }
    return text.unicodeScalars.count <= limit ? text : nil
  }
}

extension GatheredNames.Release {
  /// Nil when the record names no app.
  init?(_ facts: AppFacts) {
    guard let name = GatheredNames.key(facts.name ?? facts.bundleID, limit: RecordLimits.groupName)
    else { return nil }
    self.init(
      app: name, version: GatheredNames.key(facts.version, limit: RecordLimits.groupVersion))
  }
}

extension GatheredNames.Bundle {
  init?(_ facts: AppFacts, of release: GatheredNames.Release) {
    guard let bundle = GatheredNames.key(facts.bundleID, limit: 200) else { return nil }
    self.init(app: release.app, identifier: bundle)
  }
}

extension InboxNames.System {
  init?(_ os: SystemFacts) {
    guard let name = GatheredNames.key(os.name, limit: RecordLimits.groupVersion) else {
      return nil
    }
    self.init(name: name, version: GatheredNames.key(os.version, limit: RecordLimits.groupVersion))
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
