import Bytes
import Records

extension Judgement {
  /// Counts over the reports of one group.
  struct Count {
    var reports = 0
    var people: Set<UInt32> = []
    var first: UInt32 = 0
    var last: UInt32 = 0
    var unanswered = 0

    mutating func add(_ report: SettledReport) {
      reports += 1
      people.insert(report.person)
      if !report.isAnswered { unanswered += 1 }
      guard report.time > 0 else { return }
      if first == 0 || report.time < first { first = report.time }
      last = max(last, report.time)
    }
  }

  /// Reports below which a release is no candidate for the newest one.
  private static let leastOfNewest = 3

  /// The newest release of an app: the highest version with three reports, else the highest.
  func newest(ofApp app: Int, _ counts: [Count]) -> Int? {
    let releases = inbox.catalog.apps[app].releases
    return releases.last { counts[$0].reports >= Self.leastOfNewest } ?? releases.last
  }

  func countsByRelease() -> [Count] {
    var counts = [Count](repeating: Count(), count: inbox.catalog.releases.count)
    for report in inbox.reports { counts[Int(report.release)].add(report) }
    return counts
  }

  mutating func addReleases() {
    let counts = countsByRelease()
    for app in inbox.catalog.apps.indices {
      let newest = newest(ofApp: app, counts)
      for release in inbox.catalog.apps[app].releases.reversed() {
        let count = counts[release]
        guard count.reports > 0 else { continue }
        findings.totals.releases += 1
        findings.releases.append(
          ReleaseSummary(
            app: inbox.catalog.apps[app].name, version: version(release),
            state: state(
              ofRelease: release, reports: count.reports, isNewest: release == newest),
            firstSeen: firstSeen(release, count),
            lastSeen: Timestamp(seconds: Int64(count.last)), reports: count.reports,
            reporters: count.people.count,
            firstFourteenDays: firstFourteenDays(release, count)))
      }
    }
  }

  /// The first mail of a release; nil when the release was there before the period began: it shows
  /// itself in the first three days of the app's mail.
  private func firstSeen(_ release: Int, _ count: Count) -> Timestamp? {
    guard count.first > 0 else { return nil }
    let start = Int(inbox.firstTime) / 86_400
    return Int(count.first) / 86_400 < start + 3 ? nil : Timestamp(seconds: Int64(count.first))
  }

  private func firstFourteenDays(_ release: Int, _ count: Count) -> Int? {
    guard firstSeen(release, count) != nil else { return nil }
    let end = Int(count.first) / 86_400 + 14
    guard day >= end else { return nil }
    return inbox.reports.count {
      Int($0.release) == release && $0.time > 0 && Int($0.time) / 86_400 < end
    }
  }

  mutating func addApps() {
    let releases = countsByRelease()
    var counts = [Count](repeating: Count(), count: inbox.catalog.apps.count)
    for report in inbox.reports {
      counts[inbox.catalog.releases[Int(report.release)].app].add(report)
    }
    for (number, app) in inbox.catalog.apps.enumerated() where counts[number].reports > 0 {
      let newest = newest(ofApp: number, releases)
      findings.totals.apps += 1
      findings.apps.append(
        AppSummary(
          name: app.name, bundleID: app.bundleID, newest: newest.map(version),
          state: newest.map {
            state(ofRelease: $0, reports: releases[$0].reports, isNewest: true)
          } ?? .few,
          reports: counts[number].reports, reporters: counts[number].people.count,
          unanswered: inbox.hasStaff ? counts[number].unanswered : nil))
    }
    findings.apps.sort { left, right in
      if left.reports != right.reports { return left.reports > right.reports }
      return left.name.utf8.lexicographicallyPrecedes(right.name.utf8)
    }
    var places: [String: Int] = [:]
    for (place, app) in findings.apps.enumerated() { places[app.name] = place }
    // Within an app the releases are in order already.
    let order = findings.releases.indices.sorted { left, right in
      let apps = (
        places[findings.releases[left].app] ?? 0, places[findings.releases[right].app] ?? 0
      )
      return apps.0 != apps.1 ? apps.0 < apps.1 : left < right
    }
    findings.releases = order.map { findings.releases[$0] }
  }

  mutating func addDays() {
    struct Key: Hashable {
      let day: Int
      let release: Int
    }
    var counts: [Key: Int] = [:]
    for report in inbox.reports {
      guard let day = report.day,
        inbox.catalog.releases[Int(report.release)].version != nil
      else { continue }
      counts[Key(day: day, release: Int(report.release)), default: 0] += 1
    }
    // Releases are numbered by app name, then version.
    for key in counts.keys.sorted(by: { ($0.day, $0.release) < ($1.day, $1.release) }) {
      findings.daily.append(
        DailyCount(
          day: key.day, app: appName(ofRelease: key.release), version: version(key.release),
          reports: counts[key] ?? 0))
    }
  }
}
