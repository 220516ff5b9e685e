import Records

extension Judgement {
  /// Adds to an entry all that its mails tell beyond their number.
  func describe(
    _ regression: inout Regression, release: Int, symptom: Int?, node: Node,
    mails: [SettledReport], sample: MailSample
  ) {
    let app = inbox.catalog.releases[release].app
    regression.compare = comparison(release: release, symptom: symptom, node: node)
    regression.devices = devices(mails)
    regression.crash = crashPlace(mails)
    var days: [Int: Int] = [:]
    for mail in mails { days[Int(mail.time) / 86_400, default: 0] += 1 }
    regression.daily = days.keys.sorted().map {
      DailyCount(
        day: $0, app: regression.app, version: regression.version, reports: days[$0] ?? 0)
    }
    regression.rateUsers = rateOfUsers(release: release, mails: mails)
    let digests = Set(mails.map(\.digest))
    let range = (mails.first?.time ?? 0) / 86_400...(mails.last?.time ?? 0) / 86_400
    let all = sample.mails(ofApp: app)
    let own = all.filter { digests.contains($0.report.digest) }
    let others = all.filter {
      !digests.contains($0.report.digest) && range.contains($0.report.time / 86_400)
    }
    let name = Set(
      inbox.catalog.apps[app].name.lowercased().split { !$0.isLetter }.map(String.init))
    regression.words = DistinctiveWords.find(own: own, others: others, hidden: name)
    regression.examples = ExampleChoice.choose(own, words: regression.words)
  }

  /// Reports for 1000 user-days, from the first to the last of the mails.
  private func rateOfUsers(release: Int, mails: [SettledReport]) -> Double? {
    let app = inbox.catalog.releases[release].app
    guard let exposure = detector.exposure, exposure.knows(app), let first = mails.first?.day,
      let last = mails.last?.day, first <= last
    else { return nil }
    let order = VersionOrder(version(release))
    let users = (first...last).reduce(0) {
      $0 + exposure.users(app: app, version: order, day: $1).own
    }
    return users > 0 ? 1_000 * Double(mails.count) / users : nil
  }

  private func devices(_ mails: [SettledReport]) -> [Regression.DeviceCount] {
    var counts: [Int: Int] = [:]
    for mail in mails where mail.device >= 0 { counts[Int(mail.device), default: 0] += 1 }
    let all = counts.map {
      Regression.DeviceCount(name: inbox.places.deviceNames[$0.key], reports: $0.value)
    }
    return all.sorted { left, right in
      if left.reports != right.reports { return left.reports > right.reports }
      return left.name.utf8.lexicographicallyPrecedes(right.name.utf8)
    }
  }

  private func crashPlace(_ mails: [SettledReport]) -> Regression.CrashPlace? {
    let places = mails.compactMap { mail in
      tally.crashes[mail.digest].map { tally.names.crashes[$0] }
    }
    guard let commonest = Self.commonest(places) else { return nil }
    return Regression.CrashPlace(
      signature: commonest, reports: places.count { $0 == commonest }, total: places.count)
  }

  /// This release and the one before it, on this system version and the one before it.
  private func comparison(release: Int, symptom: Int?, node: Node) -> [Regression.Comparison] {
    guard let symptom, let (current, versions) = systemVersions(of: node, release: release) else {
      return []
    }
    let order = VersionOrder(current)
    let earlier = versions.keys.filter { VersionOrder($0) < order }
      .max { VersionOrder($0) < VersionOrder($1) }
    let app = inbox.catalog.releases[release].app
    let previous = inbox.catalog.apps[app].releases.last { $0 < release }
    var rows: [Regression.Comparison] = []
    for release in [previous, release] {
      for version in [earlier, current] {
        guard let release, let version, let place = versions[version] else { continue }
        let mails = reports(release: release, symptom: nil, node: place)
        rows.append(
          Regression.Comparison(
            version: self.version(release), systemVersion: version,
            reports: mails.count { $0.symptoms >> UInt64(symptom) & 1 == 1 }, total: mails.count))
      }
    }
    return rows
  }

  /// The version of the node's system, and the nodes of all versions of that kind that the release
  /// and the one before it have mail from; nil when the node is no version.
  private func systemVersions(
    of node: Node, release: Int
  ) -> (current: String, versions: [String: Node])? {
    let app = inbox.catalog.releases[release].app
    let previous = inbox.catalog.apps[app].releases.last { $0 < release }
    var versions: [String: Node] = [:]
    let current: String
    let isMajor: Bool
    switch node {
    case .everywhere, .family, .device: return nil
    case .major(let number): (current, isMajor) = (inbox.places.majorVersions[number], true)
    case .minor(let number): (current, isMajor) = (inbox.places.minorVersions[number], false)
    }
    let family = inbox.places.systems.first {
      isMajor ? Node.major($0.major ?? -1) == node : Node.minor($0.minor ?? -1) == node
    }?.family
    let mails = reports(ofRelease: release) + (previous.map(reports(ofRelease:)) ?? [])
    for report in mails where report.system >= 0 {
      let system = inbox.places.systems[Int(report.system)]
      guard system.family == family else { continue }
      if isMajor, let major = system.major {
        versions[inbox.places.majorVersions[major]] = .major(major)
      } else if !isMajor, let minor = system.minor {
        versions[inbox.places.minorVersions[minor]] = .minor(minor)
      }
    }
    versions[current] = node
    return (current, versions)
  }
}
