import Analysis
import Bytes
import Mailboxes
import Records
import Testing

@testable import triage

@Suite("What the last report told")
struct ReportMemoryTests {
  private static func regression(
    _ status: Regression.Status, _ level: Regression.Level = .watch, os: String? = nil,
    symptom: String = "crash"
  ) -> Regression {
    let day = Timestamp(seconds: 1_767_225_600)
    return Regression(
      id: "packrat-1.1-\(symptom)" + (os.map { "-ios-\($0)" } ?? ""), app: "Packrat",
      version: "1.1", previous: "1.0", symptom: Symptom(rawValue: symptom),
      os: os.map { .init(name: "iOS", version: $0) }, device: nil, also: [], level: level,
      status: status, firstAlarm: day, firstSeen: day, lastSeen: day, reports: 9, reporters: 9,
      unanswered: nil, expected: 1, ratio: 6, ratioLow: 3, ratioHigh: 12, qValue: 0.01,
      groupsTested: 40, messageIDs: [])
  }

  @Test(
    "news is what is new, worse or over",
    arguments: [
      // Before (nil: not there), now; what it is then and whether that is news.
      (nil, ("new", "watch"), "new", true),
      (nil, ("ongoing", "watch"), "new", true),
      (nil, ("resolved", "broken"), "resolved", false),
      (("new", "watch"), ("new", "watch"), "ongoing", false),
      (("new", "watch"), ("ongoing", "broken"), "ongoing", true),
      (("new", "broken"), ("new", "watch"), "ongoing", false),
      (("ongoing", "broken"), ("resolved", "broken"), "resolved", true),
      (("resolved", "broken"), ("resolved", "broken"), "resolved", false),
      (("resolved", "broken"), ("ongoing", "broken"), "ongoing", true),
    ] as [((String, String)?, (String, String), String, Bool)])
  func news(
    before: (String, String)?, now: (String, String), status: String, isNews: Bool
  ) throws {
    func regression(_ pair: (String, String)) throws -> Regression {
      Self.regression(
        try #require(Regression.Status(rawValue: pair.0)),
        try #require(Regression.Level(rawValue: pair.1)))
    }
    var memory = ReportMemory()
    if let before {
      var told = [try regression(before)]
      memory.tell(&told, isWhole: true)
    }
    var found = [try regression(now)]
    memory.tell(&found, isWhole: true)
    #expect(found[0].status.rawValue == status)
    #expect(found[0].isNews == isNews)
  }

  @Test("a fault stays the same when the place to which it is confined is found better")
  func places() {
    var memory = ReportMemory()
    var first = [Self.regression(.new, os: "17.4")]
    memory.tell(&first, isWhole: true)
    // Everywhere, and a second one where the first was.
    var second = [Self.regression(.new), Self.regression(.new, os: "17.4")]
    memory.tell(&second, isWhole: true)
    #expect(second.map(\.isNews) == [true, false])
    var third = [Self.regression(.new, os: "17"), Self.regression(.new, os: "16")]
    memory.tell(&third, isWhole: true)
    #expect(third.map(\.isNews) == [false, false])
  }

  @Test("what a limited report leaves out is remembered, what a whole one leaves out isn't")
  func scope() {
    var memory = ReportMemory()
    var all = [Self.regression(.new), Self.regression(.new, symptom: "sync")]
    memory.tell(&all, isWhole: true)
    var one = [Self.regression(.new)]
    memory.tell(&one, isWhole: false)
    #expect(memory.entries.map(\.symptom) == ["crash", "sync"])
    memory.tell(&one, isWhole: true)
    #expect(memory.entries.map(\.symptom) == ["crash"])
  }

  @Test("rows come back as they were packed, and nothing else is a row")
  func rows() throws {
    let entry = ReportedEntry(Self.regression(.resolved, .broken, os: "17.4"))
    #expect(ReportedEntry(entry.packed) == entry)
    for end in 0..<entry.packed.count { #expect(ReportedEntry(Array(entry.packed[..<end])) == nil) }
    #expect(ReportedEntry(entry.packed + [0]) == nil)
  }
}
