import Bytes
import Records

/// Draws the findings from a settled inbox and what was detected in it.
struct Judgement {
  let tally: Tally
  let inbox: SettledInbox
  let detector: Detector
  let scope: ReportScope
  let counts: ReportCounts
  var findings: Findings
  /// The day that "now" means.
  let day: Int

  init(
    _ tally: consuming Tally, now: Timestamp, sources: [SourceSummary], exposure: ExposureTable?,
    scope: ReportScope, apps: AppDirectory = AppDirectory(), listsMessages: Bool = false
  ) {
    var tally = tally
    tally.settleNames()
    let inbox = SettledInbox(
      tally, now: now, scope: scope, apps: apps, listsMessages: listsMessages)
    tally.dropMessages()
    let newest = inbox.lastTime == 0 ? nil : Timestamp(seconds: Int64(inbox.lastTime))
    // An archive must not read as "all resolved", nor a time that was cut off.
    var reference = min(now, scope.until ?? now)
    if let newest, reference.seconds - newest.seconds > 30 * 86_400 { reference = newest }
    let day = reference.day
    var detector = Detector(inbox, symptoms: tally.symptoms, exposure: exposure)
    detector.run(through: day)
    let alarmed = detector.alarms.filter { Self.isReported($0, in: inbox, scope: scope) }
    counts = ReportCounts(inbox, alarmed: Set(alarmed.map(\.release)))
    findings = Findings(
      generated: now, reference: reference,
      period: Self.period(of: inbox, newest: newest, scope: scope))
    self.day = day
    self.inbox = inbox
    self.detector = detector
    self.scope = scope
    findings.sources = sources
    findings.totals = inbox.totals
    findings.warnings = tally.warnings
    findings.listing = inbox.listing
    self.tally = tally
    addRegressions()
    addReleases()
    addApps()
    addDays()
    addTopics()
    addCells()
    addUnclassified()
  }

  /// From the first day with mail, or what was asked for, to the end of the last one.
  private static func period(
    of inbox: SettledInbox, newest: Timestamp?, scope: ReportScope
  ) -> ReportPeriod {
    guard let newest else { return ReportPeriod() }
    let end = Timestamp(seconds: Timestamp.startOfDay(newest.day + 1).seconds - 1)
    return ReportPeriod(
      from: scope.since ?? .startOfDay(Timestamp(seconds: Int64(inbox.firstTime)).day),
      to: min(end, scope.until ?? end), newestMessage: newest)
  }

  /// Whether an alarm stands in the report: of an app that is reported, and not over before the time
  /// that is reported.
  static func isReported(_ alarm: Alarm, in inbox: SettledInbox, scope: ReportScope) -> Bool {
    guard inbox.includesApp[inbox.catalog.releases[alarm.release].app] else { return false }
    return !alarm.isResolved || scope.counts(UInt32(clamping: alarm.lastDay * 86_400 + 86_399))
  }

  func symptom(_ number: Int) -> Symptom { tally.symptoms.symptoms[number] }

  func appName(ofRelease release: Int) -> String {
    inbox.catalog.apps[inbox.catalog.releases[release].app].name
  }

  /// The reports of a release, in the order of time.
  func reports(ofRelease release: Int) -> [SettledReport] {
    counts.reports(ofRelease: release).map { inbox.reports[Int($0)] }
  }

  func version(_ release: Int) -> String { inbox.catalog.releases[release].version ?? "" }

  /// The state of a release by its alarms (`report.md`, section 1).
  func state(ofRelease release: Int, reports: Int, isNewest: Bool) -> ReleaseState {
    let own = detector.alarms.filter { $0.releases.contains(release) }
    let open = own.filter { !$0.isResolved }
    if !open.isEmpty { return open.contains { $0.level == .broken } ? .broken : .watch }
    if !own.isEmpty { return .resolved }
    if reports < 10 { return .few }
    if isNewest {
      let older = inbox.catalog.apps[inbox.catalog.releases[release].app].releases
        .filter { $0 < release }
        .reduce(0) { $0 + (detector.releases[$1]?.reports ?? 0) }
      if older < Detector.leastOlder { return .few }
    }
    return .usual
  }
}
