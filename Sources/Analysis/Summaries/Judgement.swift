import Bytes
import Records

/// Draws the findings from a settled inbox and what was detected in it.
struct Judgement {
  let tally: Tally
  let inbox: SettledInbox
  let detector: Detector
  let counts: ReportCounts
  var findings: Findings
  /// The day that "now" means.
  let day: Int

  init(
    _ tally: consuming Tally, now: Timestamp, sources: [SourceSummary], exposure: ExposureTable?,
    listsMessages: Bool = false
  ) {
    let tally = tally
    inbox = SettledInbox(tally, now: now, listsMessages: listsMessages)
    let newest = inbox.lastTime == 0 ? nil : Timestamp(seconds: Int64(inbox.lastTime))
    // An archive must not read as "all resolved".
    var reference = now
    if let newest, now.seconds - newest.seconds > 30 * 86_400 { reference = newest }
    day = reference.day
    counts = ReportCounts(inbox)
    var detector = Detector(inbox, symptoms: tally.symptoms, exposure: exposure)
    detector.run(through: day)
    self.detector = detector
    findings = Findings(
      generated: now, reference: reference,
      period: ReportPeriod(
        from: inbox.firstTime == 0
          ? nil : .startOfDay(Timestamp(seconds: Int64(inbox.firstTime)).day),
        to: newest.map { Timestamp(seconds: Timestamp.startOfDay($0.day + 1).seconds - 1) },
        newestMessage: newest))
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
