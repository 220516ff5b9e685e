/// Counts over the reports of each release and app, and which of them are shown by name.
struct ReportCounts {
  /// Counts over the reports of one group.
  struct Count {
    private(set) var reports = 0
    private(set) var people: Set<UInt32> = []
    /// Seconds since 1970 of the first and the last report with a day; 0: none.
    private(set) var first: UInt32 = 0
    private(set) var last: UInt32 = 0
    private(set) var unanswered = 0

    fileprivate mutating func add(_ report: SettledReport) {
      reports += 1
      people.insert(report.person)
      if !report.isAnswered { unanswered += 1 }
      guard report.time > 0 else { return }
      if first == 0 || report.time < first { first = report.time }
      last = max(last, report.time)
    }

    /// Whether a name is more than one or two mails: three people on two days.
    fileprivate var isEstablished: Bool { people.count >= 3 && first / 86_400 != last / 86_400 }
  }

  /// Names up to which all are shown.
  private static let appLimit = 20
  private static let releaseLimit = 40

  /// By number in `Catalog.releases`.
  private(set) var releases: [Count]
  /// By number in `Catalog.apps`.
  private(set) var apps: [Count]
  private(set) var showsRelease: [Bool]
  private(set) var showsApp: [Bool]
  /// Numbers of reports by release, in the order of time within each.
  private var order: [Int32] = []
  private var starts: [Int] = []

  init(_ inbox: SettledInbox) {
    let catalog = inbox.catalog
    releases = [Count](repeating: Count(), count: catalog.releases.count)
    apps = [Count](repeating: Count(), count: catalog.apps.count)
    for report in inbox.reports {
      releases[Int(report.release)].add(report)
      apps[catalog.releases[Int(report.release)].app].add(report)
    }
    let showsAllApps = apps.count { $0.reports > 0 } <= Self.appLimit
    showsApp = apps.map { $0.reports > 0 && (showsAllApps || $0.isEstablished) }
    showsRelease = [Bool](repeating: false, count: releases.count)
    for (app, numbers) in catalog.apps.map(\.releases).enumerated() where showsApp[app] {
      let showsAll = numbers.count <= Self.releaseLimit
      for number in numbers {
        showsRelease[number] = showsAll || releases[number].isEstablished
      }
    }
    arrange(inbox)
  }

  /// Counting sort by release.
  private mutating func arrange(_ inbox: SettledInbox) {
    starts = [0]
    for count in releases { starts.append((starts.last ?? 0) + count.reports) }
    var next = starts
    order = [Int32](repeating: 0, count: inbox.reports.count)
    for (index, report) in inbox.reports.enumerated() {
      order[next[Int(report.release)]] = Int32(index)
      next[Int(report.release)] += 1
    }
  }

  /// Numbers of the reports of a release in `SettledInbox.reports`, in the order of time, those
  /// without a day last.
  func reports(ofRelease release: Int) -> ArraySlice<Int32> {
    order[starts[release]..<starts[release + 1]]
  }
}
