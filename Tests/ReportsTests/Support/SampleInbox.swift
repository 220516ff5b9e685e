import Analysis
import Bytes
import Records

/// An invented inbox of two apps: one broken release, one to watch, one that was mended.
enum SampleInbox {
  static let lumen = "Lumen Notes"
  static let ferry = "Ferry Timer"

  /// 20 January 2026, the first day, in days since 1970-01-01.
  static let firstDay = 20_473

  static var findings: Findings {
    var findings = Findings(
      generated: time("2026-03-21T02:15:00Z"), reference: time("2026-03-21T02:15:00Z"),
      period: ReportPeriod(
        from: time("2026-01-20T00:00:00Z"), to: time("2026-03-20T23:59:59Z"),
        newestMessage: time("2026-03-20T21:47:10Z")))
    findings.sources = [
      SourceSummary(
        path: "~/Maildir", type: "maildir", messages: 1742, bytes: 61_382_217, errors: 0)
    ]
    findings.totals = totals
    findings.apps = [
      AppSummary(
        name: lumen, bundleID: "com.example.lumen", newest: "4.2.0", state: .broken, reports: 470,
        reporters: 421, unanswered: 31),
      AppSummary(
        name: ferry, bundleID: nil, newest: "3.0.0", state: .usual, reports: 272, reporters: 247,
        unanswered: 6),
    ]
    findings.releases = releases
    findings.daily = SampleDays.daily
    findings.regressions = SampleRegressions.all
    findings.topics = SampleTables.topics
    findings.cells = SampleTables.cells
    findings.unclassified = unclassified
    findings.warnings = [.truncated: 3, .badCharset: 11]
    return findings
  }

  /// Reads the 20 bytes of RFC 3339 in UTC.
  static func time(_ text: String) -> Timestamp {
    let numbers = text.split { "-T:Z".contains($0) }.compactMap { Int($0) }
    guard numbers.count == 6,
      let time = Timestamp(
        year: numbers[0], month: numbers[1], day: numbers[2], hour: numbers[3],
        minute: numbers[4], second: numbers[5])
    else { preconditionFailure("\(text) is a time") }
    return time
  }

  private static var totals: Totals {
    var totals = Totals()
    totals.messages = 1742
    totals.duplicates = 12
    totals.apps = 2
    totals.releases = 8
    totals.kinds = [
      .report: 783, .reply: 318, .staff: 402, .auto: 37, .bounce: 9, .bulk: 61, .spam: 120,
    ]
    totals.reports = 742
    totals.reporters = 668
    totals.unclassified = 41
    totals.broken = 1
    totals.watch = 1
    totals.resolved = 1
    return totals
  }

  private static var releases: [ReleaseSummary] {
    func release(
      _ app: String, _ version: String, _ state: ReleaseState, _ first: String?, _ last: String,
      _ reports: Int, _ reporters: Int, _ fourteen: Int?
    ) -> ReleaseSummary {
      ReleaseSummary(
        app: app, version: version, state: state, firstSeen: first.map(time),
        lastSeen: time(last), reports: reports, reporters: reporters, firstFourteenDays: fourteen)
    }
    return [
      release(
        lumen, "4.2.0", .broken, "2026-03-07T17:20:44Z", "2026-03-20T21:47:10Z", 147, 131, 147),
      release(
        lumen, "4.1.3", .usual, "2026-02-16T09:02:31Z", "2026-03-20T11:30:05Z", 141, 128, 77),
      release(
        lumen, "4.1.0", .usual, "2026-01-26T08:11:00Z", "2026-03-20T08:14:52Z", 118, 109, 60),
      release(lumen, "4.0.2", .usual, nil, "2026-03-20T06:40:19Z", 64, 60, nil),
      release(
        ferry, "3.0.0", .usual, "2026-03-11T12:00:09Z", "2026-03-20T20:21:33Z", 39, 37, nil),
      release(
        ferry, "2.9.2", .usual, "2026-02-11T10:45:27Z", "2026-03-20T19:58:01Z", 104, 97, 52),
      release(
        ferry, "2.9.1", .resolved, "2026-02-01T14:33:50Z", "2026-03-20T07:07:07Z", 71, 63, 39),
      release(ferry, "2.9.0", .usual, nil, "2026-03-20T16:12:40Z", 58, 55, nil),
    ]
  }

  private static var unclassified: Unclassified {
    var unclassified = Unclassified()
    unclassified.reports = 41
    unclassified.reasons = [.noTrailer: 24, .trailerRemoved: 9, .unknownApp: 5, .damaged: 3]
    unclassified.examples = [
      Unclassified.Example(
        path: "~/Maildir/cur/1770823001.M5:2,S", offset: 0, reason: .damaged)
    ]
    unclassified.candidates = ["Lumen"]
    return unclassified
  }
}
