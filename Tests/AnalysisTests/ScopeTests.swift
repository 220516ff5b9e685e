import Bytes
import Records
import Testing

@testable import Analysis

@Suite("Scope: what a period and an app leave out, and what is learned all the same")
struct ScopeTests {
  /// Day `day` of the inbox, at its start or its last second.
  private func start(_ day: Int) -> Timestamp {
    Timestamp(seconds: InboxBuilder.now(day).seconds - 86_399)
  }

  private func findings(
    _ inbox: InboxBuilder, day: Int, scope: ReportScope
  ) -> Findings {
    var tally = Tally(until: scope.until)
    for record in inbox.records { tally.add(record) }
    return tally.findings(now: InboxBuilder.now(day), sources: [], scope: scope)
  }

  private static let fault = InboxBuilder.withRelease { $0 % 3 == 0 ? "question" : "login" }

  @Test("mail before the period is the base line of a fault within it; the fault is told whole")
  func baseLine() throws {
    let whole = Self.fault.findings(day: 69)
    let late = findings(Self.fault, day: 69, scope: ReportScope(since: start(60)))
    #expect(late.regressions == whole.regressions)
    // Ten days of three mails from either release.
    #expect(late.totals.messages == 60)
    #expect(late.totals.kinds == [.report: 60])
    #expect(late.totals.reports == 60)
    #expect(late.totals.reporters == 60)
    #expect(late.apps.map(\.reports) == [60])
    #expect(late.releases.map(\.reports) == [30, 30])
    #expect(late.releases.map(\.firstSeen) == whole.releases.map(\.firstSeen))
    #expect(late.releases.map(\.state) == whole.releases.map(\.state))
    #expect(late.daily == whole.daily.filter { $0.day >= start(60).day })
    #expect(late.topics.map(\.reports).reduce(0, +) == 60)
    #expect(late.cells.filter { $0.system != nil }.map(\.total) == [30, 30])
    #expect(late.period.from == start(60))
    #expect(late.period.to == whole.period.to)
  }

  @Test("a period that ends earlier gives the report of that evening")
  func asOf() {
    let then = Self.fault.records.filter { ($0.date ?? start(999)) <= InboxBuilder.now(55) }
    var expected = InboxBuilder.findings(then, day: 55)
    expected.generated = InboxBuilder.now(69)
    #expect(
      findings(Self.fault, day: 69, scope: ReportScope(until: InboxBuilder.now(55))) == expected)
  }

  @Test("what was over before the period is left out; a release with no mail in it as well")
  func over() {
    var inbox = InboxBuilder.withRelease(days: 60) { $0 % 3 == 0 ? "question" : "login" }
    for number in 0..<120 {
      inbox.report(
        day: 60 + number / 4, version: "1.2",
        symptoms: [["crash", "ui", "sync", "audio"][number % 4]])
    }
    let whole = inbox.findings(day: 89)
    #expect(whole.regressions.map(\.status) == [.resolved])
    // The last mail about it came on day 59.
    #expect(
      findings(inbox, day: 89, scope: ReportScope(since: start(59))).regressions.count == 1)
    let late = findings(inbox, day: 89, scope: ReportScope(since: start(60)))
    #expect(late.regressions.isEmpty)
    #expect(late.totals.resolved == 0)
    #expect(late.releases.map(\.version) == ["1.2"])
  }

  @Test("a fault that isn't over is told though the period has none of its mail")
  func unresolved() {
    let inbox = InboxBuilder.withRelease(days: 60) { $0 % 3 == 0 ? "question" : "login" }
    let late = findings(inbox, day: 65, scope: ReportScope(since: start(63)))
    #expect(late.regressions.map(\.status) == [.ongoing])
    #expect(late.totals.reports == 0)
    #expect(late.apps.map(\.state) == [.broken])
    #expect(late.releases.map(\.version) == ["1.1"])
  }

  @Test(
    "one app is reported, by name or bundle identifier; others still tell what is usual",
    arguments: ["Packrat", "PACKRAT", "com.example.packrat"])
  func app(name: String) {
    var inbox = InboxBuilder()
    for record in Self.fault.records {
      var named = record
      named.app.bundleID = "com.example.packrat"
      inbox.append(named)
    }
    for day in 0..<70 { inbox.report(day: day, app: "Ferry", version: "2.0", symptoms: ["ui"]) }
    inbox.report(day: 50, app: nil, version: nil)
    let whole = inbox.findings(day: 69)
    let own = findings(inbox, day: 69, scope: ReportScope(app: name))
    #expect(own.apps.map(\.name) == ["Packrat"])
    #expect(own.otherApps == 0)
    #expect(own.regressions == whole.regressions)
    #expect(own.totals.messages == whole.totals.messages)
    #expect(own.totals.kinds == whole.totals.kinds)
    #expect(own.totals.unclassified == 1)
    #expect(own.totals.reports == 300)
    #expect(own.totals.apps == 1)
    #expect(own.daily.allSatisfy { $0.app == "Packrat" })
    #expect(findings(inbox, day: 69, scope: ReportScope(app: "Ferry")).regressions.isEmpty)
  }

  @Test("mail without a day lies in no period")
  func dateless() {
    var inbox = InboxBuilder()
    inbox.report(day: 3)
    var dateless = inbox.records[0]
    dateless.messageID = "dateless@example.com"
    dateless.date = nil
    inbox.append(MessageRecord.copy(dateless, digest: Digest(high: 9, low: 99_999)))
    #expect(inbox.findings(day: 5).totals.messages == 2)
    for scope in [ReportScope(since: start(1)), ReportScope(until: start(5))] {
      #expect(findings(inbox, day: 5, scope: scope).totals.messages == 1)
    }
  }

  @Test("copies and answers are counted in the period in which they lie")
  func copies() {
    var inbox = InboxBuilder()
    let id = inbox.report(day: 3)
    inbox.report(day: 8)
    inbox.append(inbox.records[0])
    inbox.append(inbox.records[1])
    for day in [4, 9] {
      inbox.other(
        .staff, day: day, from: "support@example.com", to: "p0@example.org", references: [id])
    }
    let late = findings(inbox, day: 20, scope: ReportScope(since: start(6)))
    #expect(late.totals.messages == 3)
    #expect(late.totals.duplicates == 1)
    #expect(late.totals.kinds == [.report: 1, .staff: 1])
  }
}
