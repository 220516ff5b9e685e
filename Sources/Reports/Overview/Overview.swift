import Analysis
import Bytes

/// What all formats read out of the findings: who leads, which releases belong to which app, and
/// the days.
struct Overview: Sendable {
  /// An app with its releases, newest first.
  struct App: Sendable {
    let summary: AppSummary
    let releases: [Release]

    /// The release that `summary.newest` names.
    var newest: Release? {
      releases.first { $0.summary.version == summary.newest } ?? releases.first
    }
  }

  /// A release with its mail a day.
  struct Release: Sendable {
    let summary: ReleaseSummary
    /// Days with mail, in order.
    fileprivate(set) var counts: [(day: Int, reports: Int)] = []

    /// First contacts a day, days without mail included.
    func daily(_ days: ClosedRange<Int>) -> DailySeries {
      var series = DailySeries(days: days)
      for count in counts { series.add(count.reports, on: count.day) }
      return series
    }
  }

  let findings: Findings
  let apps: [App]
  /// Entries that are not over, worst first.
  let unresolved: [Regression]
  let resolved: [Regression]
  /// The last day that charts and windows show: the last with mail, but never before yesterday.
  let lastDay: Int
  /// The days of the period up to `lastDay`, or nil without a dated mail.
  let days: ClosedRange<Int>?

  init(_ findings: Findings) {
    self.findings = findings
    unresolved = findings.regressions.filter { $0.status != .resolved }
    resolved = findings.regressions.filter { $0.status == .resolved }
    let today = findings.reference.day
    lastDay = min(today, max(findings.period.to?.day ?? today, today - 1))
    days = Self.days(of: findings, to: lastDay)
    apps = Self.apps(of: findings)
  }

  /// The app of that name.
  func app(_ name: String) -> App? { apps.first { $0.summary.name == name } }

  /// The summary of a release.
  func release(_ app: String, _ version: String) -> Release? {
    self.app(app)?.releases.first { $0.summary.version == version }
  }

  /// First contacts that were counted, with and without an app.
  var firstContacts: Int { findings.totals.reports + findings.totals.unclassified }

  /// How many days the newest mail lay back when the report was made; nil while that is usual.
  var ageOfNewestMail: Int? {
    guard let newest = findings.period.newestMessage else { return nil }
    let age = findings.generated.day - newest.day
    return age > 30 ? age : nil
  }

  private static func days(of findings: Findings, to lastDay: Int) -> ClosedRange<Int>? {
    guard let first = findings.period.from?.day ?? findings.daily.first?.day else { return nil }
    // Fifty years are enough for any inbox, and bound the memory that a wrong clock can ask for.
    return max(min(first, lastDay), lastDay - 18_262)...lastDay
  }

  private static func apps(of findings: Findings) -> [App] {
    // Bytes, not strings: equality of strings normalises.
    struct Key: Hashable {
      var app: [UInt8]
      var version: [UInt8]
    }
    var places: [Key: Int] = [:]
    var releases: [Release] = []
    for summary in findings.releases {
      let key = Key(app: [UInt8](summary.app.utf8), version: [UInt8](summary.version.utf8))
      places[key] = releases.count
      releases.append(Release(summary: summary))
    }
    for count in findings.daily {
      let key = Key(app: [UInt8](count.app.utf8), version: [UInt8](count.version.utf8))
      if let place = places[key] { releases[place].counts.append((count.day, count.reports)) }
    }
    var byApp: [[UInt8]: [Release]] = [:]
    for release in releases {
      byApp[[UInt8](release.summary.app.utf8), default: []].append(release)
    }
    return findings.apps.map { app in
      App(summary: app, releases: byApp[[UInt8](app.name.utf8)] ?? [])
    }
  }
}
