import Bytes
import Records
import Testing

@testable import Analysis

@Suite("Regressions and what must stay silent")
struct DetectorTests {
  @Test("a symptom that takes over the mail of a release is found at that release")
  func plainFault() throws {
    let findings = InboxBuilder.withRelease { $0 % 3 == 0 ? "question" : "login" }.findings(day: 69)
    let regression = try #require(findings.regressions.first)
    #expect(findings.regressions.count == 1)
    #expect(regression.app == "Packrat")
    #expect(regression.version == "1.1")
    #expect(regression.previous == "1.0")
    #expect(regression.symptom == Symptom(rawValue: "login"))
    #expect(regression.os == nil)
    #expect(regression.device == nil)
    #expect(regression.id == "packrat-1.1-login")
    #expect(regression.level == .broken)
    #expect(regression.status == .ongoing)
    #expect(regression.reports == 60)
    #expect(regression.reporters == 60)
    #expect(regression.messageIDs.count == 10)
    #expect(regression.ratioLow < regression.ratio && regression.ratio < regression.ratioHigh)
    #expect(regression.daily.map(\.reports).reduce(0, +) == 60)
    #expect(findings.totals.broken == 1)
    #expect(findings.apps.first?.state == .broken)
    #expect(findings.releases.map(\.state) == [.broken, .usual])
  }

  @Test("what a run over the archive reports, a run each night would have reported on that day")
  func nightly() throws {
    let inbox = InboxBuilder.withRelease { $0 % 3 == 0 ? "question" : "login" }
    let whole = try #require(inbox.findings(day: 69).regressions.first)
    let alarm = whole.firstAlarm.day - Timestamp(seconds: InboxBuilder.start).day
    func until(_ day: Int) -> [MessageRecord] {
      inbox.records.filter { ($0.date ?? InboxBuilder.now(99)) <= InboxBuilder.now(day) }
    }
    #expect(InboxBuilder.findings(until(alarm - 1), day: alarm - 1).regressions.isEmpty)
    let night = InboxBuilder.findings(until(alarm), day: alarm).regressions
    #expect(night.map(\.firstAlarm) == [whole.firstAlarm])
    #expect(night.map(\.status) == [.new])
  }

  @Test("a fault on one system version is confined to it")
  func systemFault() throws {
    let versions = ["17.4", "17.5", "16.7", "17.4"]
    let findings = InboxBuilder.withRelease(
      rate: 6, system: { ("iOS", versions[$0 % 4]) }
    ) { number in
      versions[number % 4] == "17.5" ? "login" : Self.usual(number / 4)
    }.findings(day: 69)
    let regression = try #require(findings.regressions.first)
    #expect(findings.regressions.count == 1)
    #expect(regression.os == Regression.System(name: "iOS", version: "17.5"))
    #expect(regression.id == "packrat-1.1-login-ios-17.5")
    #expect(regression.compare.map(\.version) == ["1.0", "1.0", "1.1", "1.1"])
    #expect(regression.compare.map(\.systemVersion) == ["17.4", "17.5", "17.4", "17.5"])
    let last = try #require(regression.compare.last)
    #expect(last.reports == last.total)
  }

  @Test("crash and launch in the same mails are one entry; the other symptom is named with it")
  func twoSymptoms() throws {
    var inbox = InboxBuilder.withRelease(rate: 2, symptom: Self.usual)
    for number in 0..<40 {
      inbox.report(
        day: 41 + number / 2, version: "1.1",
        symptoms: number % 10 == 0 ? ["crash"] : ["crash", "launch"])
    }
    let findings = inbox.findings(day: 69)
    #expect(findings.regressions.count == 1)
    let symptoms = findings.regressions.flatMap { [$0.symptom].compactMap { $0 } + $0.also }
    #expect(Set(symptoms.map(\.rawValue)) == ["crash", "launch"])
  }

  @Test("two faults of one release are two entries")
  func twoFaults() {
    var inbox = InboxBuilder.withRelease(rate: 2, symptom: Self.usual)
    for number in 0..<40 {
      inbox.report(day: 41 + number / 2, version: "1.1", symptoms: ["battery"])
      inbox.report(day: 41 + number / 2, version: "1.1", symptoms: ["widget"])
    }
    #expect(
      inbox.findings(day: 69).regressions.compactMap(\.symptom?.rawValue).sorted()
        == ["battery", "widget"])
  }

  @Test("a fault that stays in the next release is one entry")
  func nextRelease() {
    var inbox = InboxBuilder.withRelease { $0 % 3 == 0 ? "question" : "login" }
    for number in 0..<60 {
      inbox.report(
        day: 60 + number / 3, version: "1.2", symptoms: [number % 3 == 0 ? "question" : "login"])
    }
    let findings = inbox.findings(day: 80)
    #expect(findings.regressions.map(\.version) == ["1.1"])
    #expect(findings.releases.map(\.state) == [.broken, .broken, .usual])
  }

  @Test(
    "a fault that was mended and comes back is another; a release too small to tell isn't a cure",
    arguments: [(60, ["1.1", "1.3"]), (3, ["1.1"])])
  func comingBack(between: Int, versions: [String]) {
    var inbox = InboxBuilder.withRelease { $0 % 3 == 0 ? "question" : "login" }
    for number in 0..<between {
      let symptom = Self.usual(8 * number + [0, 1, 3, 4, 6, 7][number % 6])
      inbox.report(day: 60 + number / 6, version: "1.2", symptoms: [symptom])
    }
    for number in 0..<60 {
      let symptom = number % 3 == 0 ? "question" : "login"
      inbox.report(day: 71 + number / 6, version: "1.3", symptoms: [symptom])
    }
    #expect(inbox.findings(day: 82).regressions.map(\.version).sorted() == versions)
  }

  @Test("a fault is named by what most of its mails say, not by what stands out soonest")
  func broadestName() {
    var inbox = InboxBuilder.withRelease(rate: 2, symptom: Self.usual)
    for number in 0..<40 {
      inbox.report(
        day: 41 + number / 2, version: "1.1",
        symptoms: number % 5 < 2 ? ["payment", "subscription"] : ["payment"])
    }
    let regressions = inbox.findings(day: 69).regressions
    #expect(regressions.map(\.symptom?.rawValue) == ["payment"])
    #expect(regressions.first?.also.map(\.rawValue) == ["subscription"])
  }

  @Test("it is resolved when two weeks bring no further report")
  func resolved() {
    var inbox = InboxBuilder.withRelease(days: 60) { $0 % 3 == 0 ? "question" : "login" }
    for day in 60..<80 {
      inbox.report(day: day, version: "1.1", symptoms: [["crash", "ui", "sync", "audio"][day % 4]])
    }
    #expect(inbox.findings(day: 72).regressions.map(\.status) == [.ongoing])
    #expect(inbox.findings(day: 73).regressions.map(\.status) == [.resolved])
    #expect(inbox.findings(day: 73).totals.resolved == 1)
    #expect(inbox.findings(day: 73).apps.first?.state == .resolved)
  }

  @Test("an old archive is judged at its own end")
  func archive() {
    let inbox = InboxBuilder.withRelease { $0 % 3 == 0 ? "question" : "login" }
    let findings = inbox.findings(day: 400)
    #expect(findings.reference.day == Timestamp(seconds: InboxBuilder.start).day + 69)
    #expect(findings.regressions.map(\.status) == [.ongoing])
  }

  /// Symptoms as they always were.
  private static func usual(_ number: Int) -> String {
    ["crash", "ui", "question", "sync", "payment", "login", "question", "audio"][number % 8]
  }

  @Test("a popular release brings more of all mail and is fine")
  func popular() {
    let findings = InboxBuilder.withRelease(rate: 12, symptom: Self.usual).findings(day: 69)
    #expect(findings.regressions.isEmpty)
    #expect(findings.apps.first?.state == .usual)
  }

  @Test("an outage hits all releases on the same days")
  func outage() {
    var inbox = InboxBuilder.withRelease(symptom: Self.usual)
    for day in 50..<53 {
      for _ in 0..<10 {
        inbox.report(day: day, version: "1.0", symptoms: ["network"])
        inbox.report(day: day, version: "1.1", symptoms: ["network"])
      }
    }
    #expect(inbox.findings(day: 69).regressions.isEmpty)
  }

  @Test("one person with forty mails is one person")
  func angry() {
    var inbox = InboxBuilder.withRelease(symptom: Self.usual)
    for mail in 0..<40 {
      inbox.report(
        day: 45 + mail / 4, from: "angry@example.org", version: "1.1", symptoms: ["battery"],
        text: "Mail number \(mail) about it")
    }
    #expect(inbox.findings(day: 69).regressions.isEmpty)
  }

  @Test("a new system that breaks things in every release is not the release's fault")
  func systemLaunch() {
    var inbox = InboxBuilder.withRelease(symptom: Self.usual)
    // Half of the mail from the new system is about widgets, of which nobody wrote before.
    for number in 0..<90 {
      for version in ["1.0", "1.1"] {
        inbox.report(
          day: 42 + number / 4, version: version, os: "iOS", osVersion: "18.0",
          symptoms: [number % 2 == 0 ? "widget" : Self.usual(number / 2)])
      }
    }
    #expect(inbox.findings(day: 69).regressions.isEmpty)
  }

  @Test("the first release of an app is never accused")
  func firstRelease() {
    var inbox = InboxBuilder()
    for number in 0..<200 { inbox.report(day: number / 4, symptoms: ["crash"]) }
    let findings = inbox.findings(day: 50)
    #expect(findings.regressions.isEmpty)
    #expect(findings.apps.first?.state == .few)
  }

  @Test("praise is never a fault")
  func praise() {
    let findings = InboxBuilder.withRelease { _ in "praise" }.findings(day: 69)
    #expect(findings.regressions.isEmpty)
  }

  @Test("two reports are no regression, however rare their symptom")
  func few() {
    var inbox = InboxBuilder.withRelease(symptom: Self.usual)
    inbox.report(day: 41, version: "1.1", symptoms: ["widget"])
    inbox.report(day: 42, version: "1.1", symptoms: ["widget"])
    #expect(inbox.findings(day: 69).regressions.isEmpty)
  }
}
