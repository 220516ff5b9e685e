import Bytes
import Records

extension Judgement {
  mutating func addRegressions() {
    var found: [(regression: Regression, evidence: Double, mails: [UInt32])] = []
    let sample = MailSample(
      apps: Set(
        (detector.alarms.map(\.release) + detector.watchList.map(\.candidate.release)).map {
          inbox.catalog.releases[$0].app
        }), tally: tally, inbox: inbox)
    for (index, alarm) in detector.alarms.enumerated()
    where Self.isReported(alarm, in: inbox, scope: scope) {
      let before = detector.alarms[..<index].filter {
        !$0.releases.filter(alarm.releases.contains).isEmpty
      }
      let mails = reports(release: alarm.release, symptom: alarm.symptom, node: alarm.node)
        .filter { report in !before.contains { holds($0, report) } }
      guard
        var regression = regression(
          release: alarm.release, symptom: alarm.symptom, node: alarm.node, mails: mails,
          evidence: alarm.evidence, interval: alarm.interval, qValue: alarm.qValue)
      else { continue }
      regression.firstAlarm = .startOfDay(alarm.firstDay)
      regression.level = alarm.level
      regression.status =
        alarm.isResolved ? .resolved : day - alarm.firstDay <= 7 ? .new : .ongoing
      regression.isNews = !alarm.isResolved
      regression.also = also(alarm)
      describe(
        &regression, release: alarm.release, symptom: alarm.symptom, node: alarm.node,
        mails: mails, sample: sample)
      let listed =
        inbox.listing == nil
        ? [] : mails.map { inbox.listedFacts[Int($0.facts)] }.filter { $0 != .max }
      found.append((regression, alarm.evidence.logarithm, listed))
      switch regression.status {
      case .resolved: findings.totals.resolved += 1
      case .new, .ongoing:
        if alarm.level == .broken {
          findings.totals.broken += 1
        } else {
          findings.totals.watch += 1
        }
      }
    }
    found.sort { left, right in
      let ranks = (Self.rank(left.regression), Self.rank(right.regression))
      if ranks.0 != ranks.1 { return ranks.0 < ranks.1 }
      if left.evidence != right.evidence { return left.evidence > right.evidence }
      return left.regression.id.utf8.lexicographicallyPrecedes(right.regression.id.utf8)
    }
    findings.regressions = found.map(\.regression)
    findings.listing?.assign(found.map(\.mails))
    addWatchList(sample)
  }

  private static func rank(_ regression: Regression) -> Int {
    if regression.status == .resolved { return 2 }
    return regression.level == .broken ? 0 : 1
  }

  private mutating func addWatchList(_ sample: MailSample) {
    var perApp: [Int: Int] = [:]
    for (candidate, qValue) in detector.watchList {
      let app = inbox.catalog.releases[candidate.release].app
      guard inbox.includesApp[app], perApp[app, default: 0] < 5 else { continue }
      let mails = reports(
        release: candidate.release, symptom: candidate.symptom, node: candidate.node)
      guard
        var entry = regression(
          release: candidate.release, symptom: candidate.symptom, node: candidate.node,
          mails: mails, evidence: candidate.evidence, interval: candidate.evidence.interval,
          qValue: qValue)
      else { continue }
      perApp[app, default: 0] += 1
      describe(
        &entry, release: candidate.release, symptom: candidate.symptom, node: candidate.node,
        mails: mails, sample: sample)
      findings.watchList.append(entry)
    }
  }

  /// All mails with a day of a release that are about a symptom and lie in a node.
  func reports(release: Int, symptom: Int?, node: Node) -> [SettledReport] {
    reports(ofRelease: release).filter { report in
      report.time > 0
        && (symptom.map { report.symptoms >> UInt64($0) & 1 == 1 } ?? true)
        && inbox.places.contains(node, system: Int(report.system), device: Int(report.device))
    }
  }

  /// Whether a mail belongs to an alarm.
  private func holds(_ alarm: Alarm, _ report: SettledReport) -> Bool {
    guard let symptom = alarm.symptom else { return false }
    return alarm.releases.contains(Int(report.release))
      && report.symptoms >> UInt64(symptom) & 1 == 1
      && inbox.places.contains(alarm.node, system: Int(report.system), device: Int(report.device))
  }

  private func also(_ alarm: Alarm) -> [Symptom] {
    var list: [Symptom] = []
    SymptomCodes.forEach(in: alarm.also) { list.append(symptom($0)) }
    return list.sorted()
  }

  /// An entry with all that its mails tell; nil without mails.
  private func regression(
    release: Int, symptom number: Int?, node: Node, mails: [SettledReport],
    evidence: SymptomEvidence, interval: RatioInterval, qValue: Double
  ) -> Regression? {
    guard let first = mails.first, let last = mails.last else { return nil }
    let app = inbox.catalog.releases[release].app
    let previous = inbox.catalog.apps[app].releases.last { $0 < release }
    let os = system(node, mails: mails)
    let device = device(node, mails: mails)
    let symptom = number.map(self.symptom)
    return Regression(
      id: RegressionIdentifier.make([
        appName(ofRelease: release), version(release), symptom?.rawValue, os?.name, os?.version,
        device?.name ?? device?.model,
      ]),
      app: appName(ofRelease: release), version: version(release), previous: previous.map(version),
      symptom: symptom, os: os, device: device, also: [], level: .watch, status: .new,
      firstAlarm: .startOfDay(day), firstSeen: Timestamp(seconds: Int64(first.time)),
      lastSeen: Timestamp(seconds: Int64(last.time)), reports: mails.count,
      reporters: Set(mails.map(\.person)).count,
      unanswered: inbox.hasStaff ? mails.count { !$0.isAnswered } : nil,
      expected: evidence.expected, ratio: interval.ratio, ratioLow: interval.low,
      ratioHigh: interval.high, qValue: qValue, groupsTested: detector.groupsTested,
      messageIDs: messageIDs(mails))
  }

  /// Up to ten, the earliest, one for each person.
  private func messageIDs(_ mails: [SettledReport]) -> [String] {
    var people: Set<UInt32> = []
    var ids: [String] = []
    for mail in mails where ids.count < 10 && mail.messageID != ReportFacts.none {
      if people.insert(mail.person).inserted { ids.append(tally.messageIDs[mail.messageID]) }
    }
    return ids
  }

  /// The system of a node, named as most of its mails name it.
  private func system(_ node: Node, mails: [SettledReport]) -> Regression.System? {
    let version: String?
    switch node {
    case .everywhere, .device: return nil
    case .family: version = nil
    case .major(let number): version = inbox.places.majorVersions[number]
    case .minor(let number): version = inbox.places.minorVersions[number]
    }
    let names = mails.filter { $0.system >= 0 }.map { inbox.places.systems[Int($0.system)].name }
    return Self.commonest(names).map { Regression.System(name: $0, version: version) }
  }

  /// The device of a node, with the identifier that most of its mails name.
  private func device(_ node: Node, mails: [SettledReport]) -> DeviceFacts? {
    guard case .device(let number) = node else { return nil }
    var models: [String] = []
    var names: [String] = []
    for mail in mails {
      let facts = tally.facts[Int(mail.facts)]
      guard facts.device != ReportFacts.none else { continue }
      let device = tally.names.devices[facts.device]
      if let model = device.model { models.append(model) }
      if let name = device.name { names.append(name) }
    }
    let name = names.isEmpty ? nil : inbox.places.deviceNames[number]
    return DeviceFacts(model: Self.commonest(models), name: name)
  }

  /// What occurs most; of several the first by bytes.
  static func commonest(_ names: [String]) -> String? {
    var counts: [String: Int] = [:]
    for name in names { counts[name, default: 0] += 1 }
    return counts.max { left, right in
      if left.value != right.value { return left.value < right.value }
      return right.key.utf8.lexicographicallyPrecedes(left.key.utf8)
    }?.key
  }
}
