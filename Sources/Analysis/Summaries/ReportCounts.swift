/// Counts over the reports of each release and app, and which of them are shown by name.
struct ReportCounts {
  /// Counts over the reports of one group.
  struct Count {
    /// Those that are in scope.
    private(set) var reports = 0
    private(set) var people = 0
    private(set) var unanswered = 0
    /// All reports.
    private(set) var allReports = 0
    private(set) var allPeople = 0
    /// Seconds since 1970 of the first and the last report with a day, in scope or not; 0: none.
    private(set) var first: UInt32 = 0
    private(set) var last: UInt32 = 0

    fileprivate mutating func add(_ report: SettledReport, isNewPerson: (all: Bool, own: Bool)) {
      allReports += 1
      if isNewPerson.all { allPeople += 1 }
      if report.isInScope {
        reports += 1
        if isNewPerson.own { people += 1 }
        if !report.isAnswered { unanswered += 1 }
      }
      guard report.time > 0 else { return }
      if first == 0 || report.time < first { first = report.time }
      last = max(last, report.time)
    }

    /// Whether a name is more than one or two mails: three people on two days.
    fileprivate var isEstablished: Bool { allPeople >= 3 && first / 86_400 != last / 86_400 }
  }

  /// Tells who was met before in a group, for groups that are walked over one after the other.
  private struct Acquaintances {
    private var groups: [Int32]

    init(people: Int) { groups = [Int32](repeating: -1, count: people) }

    mutating func isNew(_ person: UInt32, in group: Int) -> Bool {
      guard groups[Int(person)] != Int32(group) else { return false }
      groups[Int(person)] = Int32(group)
      return true
    }
  }

  /// Names up to which all are shown.
  private static let appLimit = 20
  private static let releaseLimit = 40
  /// Reports below which a release is no candidate for the newest one.
  private static let leastOfNewest = 3

  /// By number in `Catalog.releases`.
  private(set) var releases: [Count]
  /// By number in `Catalog.apps`.
  private(set) var apps: [Count]
  private(set) var showsRelease: [Bool]
  private(set) var showsApp: [Bool]
  /// By app: the highest version with three reports, else the highest; nil: no version is known.
  private(set) var newest: [Int?]
  /// Numbers of reports by release, in the order of time within each.
  private var order: [Int32] = []
  private var starts: [Int] = []

  /// - Parameter alarmed: numbers of releases that the report has an entry about.
  init(_ inbox: SettledInbox, alarmed: Set<Int>) {
    let catalog = inbox.catalog
    releases = [Count](repeating: Count(), count: catalog.releases.count)
    apps = [Count](repeating: Count(), count: catalog.apps.count)
    showsRelease = [Bool](repeating: false, count: catalog.releases.count)
    showsApp = []
    newest = []
    arrange(inbox)
    count(inbox)
    let alarmedApps = Set(alarmed.map { catalog.releases[$0].app })
    let showsAllApps = apps.count { $0.allReports > 0 } <= Self.appLimit
    for app in apps.indices {
      let isKnown =
        (showsAllApps || apps[app].isEstablished || catalog.apps[app].configured != nil)
        && catalog.apps[app].name != InboxNames.rest
      showsApp.append(
        inbox.includesApp[app] && isKnown && (apps[app].reports > 0 || alarmedApps.contains(app)))
      let numbers = catalog.apps[app].releases
      let showsAll = numbers.count <= Self.releaseLimit
      let known = numbers.filter { showsAll || releases[$0].isEstablished }
      newest.append(known.last { releases[$0].allReports >= Self.leastOfNewest } ?? known.last)
      guard showsApp[app] else { continue }
      for release in known {
        showsRelease[release] =
          releases[release].reports > 0 || alarmed.contains(release) || release == newest[app]
      }
    }
  }

  private mutating func count(_ inbox: SettledInbox) {
    var ofRelease = (
      all: Acquaintances(people: inbox.people), own: Acquaintances(people: inbox.people)
    )
    var ofApp = ofRelease
    for release in releases.indices {
      let app = inbox.catalog.releases[release].app
      for place in reports(ofRelease: release) {
        let report = inbox.reports[Int(place)]
        releases[release].add(
          report,
          isNewPerson: (
            ofRelease.all.isNew(report.person, in: release),
            report.isInScope && ofRelease.own.isNew(report.person, in: release)
          ))
        apps[app].add(
          report,
          isNewPerson: (
            ofApp.all.isNew(report.person, in: app),
            report.isInScope && ofApp.own.isNew(report.person, in: app)
          ))
      }
    }
  }

  /// Counting sort by release.
  private mutating func arrange(_ inbox: SettledInbox) {
    var counts = [Int](repeating: 0, count: releases.count)
    for report in inbox.reports { counts[Int(report.release)] += 1 }
    starts = [0]
    for count in counts { starts.append((starts.last ?? 0) + count) }
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
