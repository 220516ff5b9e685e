import Bytes
import Records
import Testing

@testable import Analysis

@Suite("What is shown")
struct SummariesTests {
  @Test("words, examples and devices of a regression")
  func details() throws {
    var inbox = InboxBuilder.withRelease(rate: 2) {
      ["crash", "ui", "question", "sync", "payment", "login", "question", "audio"][$0 % 8]
    }
    let ends = ["today", "again and again", "on my tablet", "at work", "since the update"]
    for number in 0..<25 {
      inbox.report(
        day: 42 + number / 2, version: "1.1", device: number % 3 == 0 ? "iPad14,3" : "iPhone15,2",
        symptoms: ["battery"],
        text:
          "The battery is empty within two hours, my phone number \(number) gets hot \(ends[number % 5])"
      )
    }
    for number in 0..<25 {
      inbox.report(
        day: 42 + number / 2, version: "1.0", symptoms: ["ui"],
        text: "The button in the list number \(number) is too small to hit it \(ends[number % 5])")
    }
    let regression = try #require(inbox.findings(day: 69).regressions.first)
    let words = regression.words.map(\.word)
    #expect(regression.symptom?.rawValue == "battery")
    #expect(words.contains { $0.contains("battery") })
    #expect(!words.contains { $0.contains("button") || $0.contains("the update") })
    #expect(regression.words.allSatisfy { $0.reports >= 3 && $0.share > $0.shareElsewhere })
    #expect(regression.devices.map(\.name) == ["iPhone15,2", "iPad14,3"])
    #expect(regression.devices.map(\.reports) == [16, 9])
    #expect((2...5).contains(regression.examples.count))
    #expect(Set(regression.examples.map(\.sender)).count == regression.examples.count)
    #expect(regression.examples.first?.messageID == regression.messageIDs.first)
    #expect(Set(regression.examples.prefix(2).map(\.device)).count == 2)
  }

  @Test(
    "the name of a regression can stand in a link",
    arguments: [
      (["Lumen Notes", "4.2.0", "crash", "iPadOS", "26.3"], "lumen-notes-4.2.0-crash-ipados-26.3"),
      (["A/B <x> \"y\"", "1.0"], "a-b-x-y-1.0"), (["App", nil, "x"], "app-x"),
    ])
  func identifiers(parts: [String?], expected: String) {
    #expect(RegressionIdentifier.make(parts) == expected)
  }

  @Test("names of other scripts stay apart in a link")
  func otherScripts() {
    let first = RegressionIdentifier.make(["小账本", "1.0"])
    let second = RegressionIdentifier.make(["天气", "1.0"])
    #expect(first != second)
    #expect(first.utf8.allSatisfy { $0 < 128 && $0 > 32 })
  }

  @Test("of a flood of names, those of one or two mails are one number")
  func manyApps() {
    var inbox = InboxBuilder()
    for number in 0..<60 { inbox.report(day: 1, app: "Invented \(number)") }
    for number in 0..<9 { inbox.report(day: number, app: "Packrat") }
    let findings = inbox.findings(day: 10)
    #expect(findings.apps.map(\.name) == ["Packrat"])
    #expect(findings.otherApps == 60)
    #expect(findings.otherReports == 60)
    #expect(findings.totals.apps == 1)
    #expect(findings.totals.reports == 69)
  }

  @Test("spellings of one name are one app; the commonest is shown")
  func spellings() {
    var inbox = InboxBuilder()
    for name in ["Packrat", "packrat", "Packrat", "Pack\u{200B}rat ", "Ｐackrat", "Раckrat"] {
      inbox.report(day: 1, app: name)
    }
    // The last begins with two Cyrillic letters: another name.
    let apps = inbox.findings(day: 2).apps
    #expect(apps.map(\.name) == ["Packrat", "Раckrat"])
    #expect(apps.map(\.reports) == [5, 1])
  }

  @Test("a bundle identifier sent without a name goes with the name it belongs to")
  func bundles() {
    var inbox = InboxBuilder()
    for _ in 0..<3 { inbox.report(day: 1) }
    var records = inbox.records
    records[0].app.bundleID = "com.example.packrat"
    records[1].app = AppFacts(version: "1.0", bundleID: "com.example.packrat")
    let apps = InboxBuilder.findings(records, day: 2).apps
    #expect(apps.map(\.name) == ["Packrat"])
    #expect(apps.map(\.bundleID) == ["com.example.packrat"])
  }

  @Test("a name of more than a hundred letters is no name")
  func longNames() {
    var inbox = InboxBuilder()
    inbox.report(day: 1, app: String(repeating: "n", count: 100))
    inbox.report(day: 1, app: String(repeating: "n", count: 101))
    inbox.report(day: 1, app: String(repeating: "é", count: 100))
    inbox.report(day: 1, app: "A" + String(repeating: "\u{301}\u{316}", count: 40_000))
    let findings = inbox.findings(day: 2)
    #expect(findings.totals.reports == 2)
    #expect(findings.unclassified.reasons == [.unknownApp: 2])
  }

  @Test("first contacts without an app are counted by day")
  func unplacedDays() {
    var inbox = InboxBuilder()
    inbox.report(day: 1)
    inbox.report(day: 1, app: nil, version: nil, text: "one")
    inbox.report(day: 3, second: 0, app: nil, version: nil, text: "two")
    inbox.report(day: 3, second: 86_399, app: nil, version: nil, text: "three")
    let first = Int(InboxBuilder.start) / 86_400
    #expect(
      inbox.findings(day: 4).unplacedDaily == [
        DayCount(day: first + 1, reports: 1), DayCount(day: first + 3, reports: 2),
      ])
  }

  @Test("beginnings of subjects that look like names")
  func candidates() {
    #expect(
      SubjectCandidates.find([
        "Packrat: Bug", "Re: Packrat: crash", "AW: Packrat - Problem", "Packrat 2.1 crash",
        "[Level Ten] - help", "[Level Ten] x", "[Level Ten] y", "hello: x", "hello: x", "hello: x",
        "Once: x", "Help", "Help", "Help",
      ]) == ["Packrat", "Level Ten"])
  }

  @Test("releases: first days, states and the newest")
  func releases() {
    var inbox = InboxBuilder()
    for day in 0..<30 { inbox.report(day: day, version: "1.9") }
    for day in 12..<30 { inbox.report(day: day, version: "1.10") }
    for _ in 0..<2 { inbox.report(day: 28, version: "99") }
    let findings = inbox.findings(day: 30)
    #expect(findings.releases.map(\.version) == ["99", "1.10", "1.9"])
    #expect(findings.releases.map(\.reports) == [2, 18, 30])
    #expect(findings.releases.map(\.firstFourteenDays) == [nil, 14, nil])
    #expect(findings.releases.map { $0.firstSeen == nil } == [false, false, true])
    // Two reports make no newest release; 1.10 has enough of its own and 30 older to compare with.
    #expect(findings.apps.map(\.newest) == ["1.10"])
    #expect(findings.releases.map(\.state) == [.few, .usual, .usual])
  }
}
