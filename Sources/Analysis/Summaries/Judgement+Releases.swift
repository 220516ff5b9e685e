import Bytes
import Records

extension Judgement {
  mutating func addReleases() {
    for app in inbox.catalog.apps.indices where counts.showsApp[app] {
      let newest = counts.newest[app]
      for release in inbox.catalog.apps[app].releases.reversed() where counts.showsRelease[release]
      {
        let count = counts.releases[release]
        findings.totals.releases += 1
        findings.releases.append(
          ReleaseSummary(
            app: inbox.catalog.apps[app].name, version: version(release),
            state: state(
              ofRelease: release, reports: count.allReports, isNewest: release == newest),
            released: released(release), firstSeen: firstSeen(release, count),
            lastSeen: Timestamp(seconds: Int64(count.last)), reports: count.reports,
            reporters: count.people,
            firstFourteenDays: firstFourteenDays(release, count)))
      }
    }
  }

  /// The day that the configuration gives to a release.
  private func released(_ release: Int) -> Timestamp? {
    let entry = inbox.catalog.releases[release]
    guard let configured = inbox.catalog.apps[entry.app].configured, let version = entry.version
    else { return nil }
    return configured.releases.first { VersionOrder($0.version) == VersionOrder(version) }?.date
  }

  /// The first mail of a release; nil when the release was there before the period began: by its day,
  /// else it shows itself in the first three days of the app's mail.
  private func firstSeen(_ release: Int, _ count: ReportCounts.Count) -> Timestamp? {
    guard count.first > 0 else { return nil }
    let start = Int(inbox.firstTime) / 86_400
    let first = Timestamp(seconds: Int64(count.first))
    if let released = released(release) { return released.day < start ? nil : first }
    return first.day < start + 3 ? nil : first
  }

  private func firstFourteenDays(_ release: Int, _ count: ReportCounts.Count) -> Int? {
    guard firstSeen(release, count) != nil else { return nil }
    let end = (released(release)?.day ?? Int(count.first) / 86_400) + 14
    guard day >= end else { return nil }
    return reports(ofRelease: release).count { $0.time > 0 && Int($0.time) / 86_400 < end }
  }

  mutating func addApps() {
    for (number, app) in inbox.catalog.apps.enumerated() {
      guard counts.showsApp[number] else {
        if counts.apps[number].reports > 0 {
          findings.otherApps += app.name == InboxNames.rest ? tally.names.forgotten : 1
        }
        findings.otherReports += counts.apps[number].reports
        continue
      }
      let newest = counts.newest[number]
      findings.totals.apps += 1
      findings.apps.append(
        AppSummary(
          name: app.name, bundleID: app.bundleID, newest: newest.map(version),
          state: newest.map {
            state(ofRelease: $0, reports: counts.releases[$0].allReports, isNewest: true)
          } ?? .few,
          reports: counts.apps[number].reports, reporters: counts.apps[number].people,
          unanswered: inbox.hasStaff ? counts.apps[number].unanswered : nil))
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
    var days: [Key: Int] = [:]
    for report in inbox.reports where report.isInScope {
      guard let day = report.day,
        counts.showsRelease[Int(report.release)]
      else { continue }
      days[Key(day: day, release: Int(report.release)), default: 0] += 1
    }
    // Releases are numbered by app name, then version.
    for key in days.keys.sorted(by: { ($0.day, $0.release) < ($1.day, $1.release) }) {
      findings.daily.append(
        DailyCount(
          day: key.day, app: appName(ofRelease: key.release), version: version(key.release),
          reports: days[key] ?? 0))
    }
    findings.unplacedDaily = inbox.unclassifiedDays.sorted { $0.key < $1.key }.map {
      DayCount(day: $0.key, reports: $0.value)
    }
  }
}
