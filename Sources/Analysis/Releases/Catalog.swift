import Records

/// The apps and releases of an inbox, by number and in order.
///
/// Names are compared after a clean-up, case folding and without regard to blanks
/// (`reliability.md`, section 8); the commonest spelling is shown.
struct Catalog {
  struct App {
    var name: String
    var bundleID: String?
    /// What the configuration says about it.
    var configured: ConfiguredApp?
    /// Numbers of its releases, the lowest version first.
    var releases: [Int] = []
  }

  struct Release {
    let app: Int
    /// Nil: mail that names no version.
    let version: String?
    /// `InboxNames.stableHash` of all spellings.
    var names: [UInt64] = []
  }

  private(set) var apps: [App] = []
  /// By app, then version, the mail without version first.
  private(set) var releases: [Release] = []
  /// From the number in `InboxNames.releases` to the number of the release here.
  private(set) var numbers: [Int] = []

  /// - Parameters:
  ///   - counts: how many reports each of `names.releases` has; it decides on spellings.
  ///   - directory: what the configuration says about apps.
  init(_ names: InboxNames, counts: [Int], directory: AppDirectory = AppDirectory()) {
    var spellings = [Int](repeating: 0, count: names.apps.count)
    for (number, release) in names.releases.names.enumerated() {
      spellings[Int(release.app)] += counts[number]
    }
    let appKeys = Self.appKeys(names, directory)
    var groups: [String: [Int]] = [:]
    for (number, key) in appKeys.enumerated() where spellings[number] > 0 {
      groups[key, default: []].append(number)
    }
    var appNumbers = [Int](repeating: 0, count: names.apps.count)
    let identifiers = Set(names.bundles.keys.map(\.identifier))
    var bundles: [UInt32: [(identifier: String, count: Int)]] = [:]
    for (bundle, count) in names.bundles {
      bundles[bundle.app, default: []].append((bundle.identifier, count))
    }
    let ordered = groups.values.map { members in
      let best = members.max { left, right in
        let names = (names.apps.names[left], names.apps.names[right])
        let isName = (!identifiers.contains(names.0), !identifiers.contains(names.1))
        if isName.0 != isName.1 { return isName.1 }
        if spellings[left] != spellings[right] { return spellings[left] < spellings[right] }
        return names.1.utf8.lexicographicallyPrecedes(names.0.utf8)
      }
      let configured = members.lazy.compactMap { directory.app(named: appKeys[$0]) }.first
      let sent = best.map { CleanName.text(names.apps.names[$0]) }
      return (members: members, name: configured?.name ?? sent ?? "", configured: configured)
    }.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    for group in ordered {
      for member in group.members { appNumbers[member] = apps.count }
      let sent = group.members.flatMap { bundles[UInt32($0)] ?? [] }
      apps.append(
        App(
          name: group.name, bundleID: Self.commonest(sent) ?? group.configured?.bundleIDs.first,
          configured: group.configured))
    }
    addReleases(names, counts: counts, appNumbers: appNumbers)
  }

  private mutating func addReleases(_ names: InboxNames, counts: [Int], appNumbers: [Int]) {
    struct Key: Hashable {
      let app: Int
      let version: [UInt8]
    }
    var members: [Key: [Int]] = [:]
    for (number, release) in names.releases.names.enumerated() where counts[number] > 0 {
      let version =
        release.version == ReportFacts.none ? "" : CleanName.text(names.versions[release.version])
      let key = Key(app: appNumbers[Int(release.app)], version: [UInt8](version.utf8))
      members[key, default: []].append(number)
    }
    numbers = [Int](repeating: -1, count: names.releases.count)
    let ordered = members.keys.map { key in
      (key: key, order: VersionOrder(String(decoding: key.version, as: UTF8.self)))
    }.sorted { ($0.key.app, $0.order) < ($1.key.app, $1.order) }
    for (key, _) in ordered {
      let number = releases.count
      var release = Release(
        app: key.app,
        version: key.version.isEmpty ? nil : String(decoding: key.version, as: UTF8.self))
      for member in members[key] ?? [] {
        numbers[member] = number
        release.names.append(names.stableHash(ofRelease: UInt32(member)))
      }
      if release.version != nil { apps[key.app].releases.append(number) }
      releases.append(release)
    }
  }

  /// By app spelling: the key under which it is grouped.
  ///
  /// An alias goes with the app that the configuration gives it to, and so does a name that came
  /// with that app's bundle identifier. A bundle identifier that was sent in the place of a name goes
  /// with the one name that it belongs to.
  private static func appKeys(_ names: InboxNames, _ directory: AppDirectory) -> [String] {
    var keys = names.apps.names.map { name in
      let known = directory.app(named: name) ?? directory.app(bundleID: name)
      return CleanName.key(known?.name ?? name)
    }
    if !directory.isEmpty {
      for bundle in names.bundles.keys {
        let number = Int(bundle.app)
        guard directory.app(named: names.apps.names[number]) == nil,
          let known = directory.app(bundleID: bundle.identifier)
        else { continue }
        keys[number] = CleanName.key(known.name)
      }
    }
    var ownersByBundle: [String: Set<String>] = [:]
    for bundle in names.bundles.keys {
      let own = CleanName.key(bundle.identifier)
      if keys[Int(bundle.app)] != own {
        ownersByBundle[own, default: []].insert(keys[Int(bundle.app)])
      }
    }
    for index in keys.indices {
      if let owners = ownersByBundle[keys[index]], owners.count == 1, let owner = owners.first {
        keys[index] = owner
      }
    }
    return keys
  }

  private static func commonest(_ sent: [(identifier: String, count: Int)]) -> String? {
    var counts: [String: Int] = [:]
    for bundle in sent { counts[bundle.identifier, default: 0] += bundle.count }
    return counts.max { left, right in
      if left.value != right.value { return left.value < right.value }
      return right.key.utf8.lexicographicallyPrecedes(left.key.utf8)
    }?.key
  }
}
