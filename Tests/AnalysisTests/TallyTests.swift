import Bytes
import Records
import Testing

@testable import Analysis

@Suite("Tally: what is counted once, whatever the order")
struct TallyTests {
  @Test("the order of mail and the cut into parts change nothing")
  func permutations() {
    let inbox = Self.busyInbox()
    let expected = inbox.findings(day: 75)
    #expect(expected.regressions.compactMap(\.symptom?.rawValue).sorted() == ["crash", "ui"])
    var random = SeededRandom(state: 3)
    for _ in 0..<3 {
      let records = inbox.records.shuffled(using: &random)
      #expect(InboxBuilder.findings(records, day: 75) == expected)
      var whole = Tally()
      var rest = records[...]
      while !rest.isEmpty {
        let part = Array(rest.prefix(37))
        whole.take(FactBatch.of(part)) { part[$0].path }
        rest = rest.dropFirst(37)
      }
      #expect(whole.findings(now: InboxBuilder.now(75), sources: []) == expected)
    }
  }

  /// Two faults, staff, answers, copies, strangers, mail without day, two spellings of an app.
  private static func busyInbox() -> InboxBuilder {
    var inbox = InboxBuilder.withRelease { $0 % 2 == 0 ? "crash" : "ui" }
    for number in 0..<30 {
      let id = inbox.report(
        day: 10 + number, from: "q\(number)@example.org", app: "packrat ", symptoms: ["crash"],
        text: "The app closes by itself when I open note number \(number) in the list")
      if number % 2 == 0 {
        inbox.other(
          .reply, day: 11 + number, from: "support@example.com", to: "q\(number)@example.org",
          references: [id])
      }
    }
    inbox.append(inbox.records[5])
    inbox.append(inbox.records[50])
    inbox.report(day: 3, app: nil, version: nil, subject: "Hello")
    var dateless = inbox.records[7]
    dateless.date = nil
    dateless.messageID = "dateless@example.com"
    dateless = MessageRecord.copy(dateless, digest: Digest(high: 9, low: 99_999))
    inbox.append(dateless)
    inbox.other(.spam, day: 20, from: "x@example.net", to: "support@example.com")
    return inbox
  }

  @Test("a message that came twice counts once")
  func duplicates() {
    var inbox = InboxBuilder()
    inbox.report(day: 1)
    inbox.report(day: 2)
    // The same bytes in another folder.
    var copy = MessageRecord.copy(inbox.records[0], digest: inbox.records[0].digest)
    copy.path = "other"
    inbox.append(copy)
    // Another way through the servers: other bytes, same Message-ID, sender and date.
    inbox.append(MessageRecord.copy(inbox.records[1], digest: Digest(high: 5, low: 5)))
    // The same Message-ID by somebody else is another message.
    var other = MessageRecord.copy(inbox.records[1], digest: Digest(high: 6, low: 6))
    other.from.address = "else@example.org"
    inbox.append(other)
    let totals = inbox.findings(day: 3).totals
    #expect(totals.messages == 5)
    #expect(totals.duplicates == 2)
    #expect(totals.kinds == [.report: 3])
    #expect(totals.reports == 3)
    #expect(totals.reporters == 3)
  }

  @Test("a person who sends the same words again within a week sent one report")
  func repeatedReports() {
    var inbox = InboxBuilder()
    let text = "Since the update the app closes as soon as I open the second page of my notes"
    inbox.report(day: 1, from: "maya@example.org", text: text)
    inbox.report(day: 4, from: "maya+app@example.org", text: text + " again")
    inbox.report(day: 30, from: "maya@example.org", text: text)
    inbox.report(day: 5, from: "leon@example.org", text: text)
    inbox.report(day: 5, from: "maya@example.org", version: "2.0", text: text)
    let findings = inbox.findings(day: 40)
    #expect(findings.totals.duplicates == 1)
    #expect(findings.totals.reports == 4)
    #expect(findings.totals.reporters == 2)
  }

  @Test("totals add up")
  func totals() {
    let findings = Self.busyInbox().findings(day: 75)
    let totals = findings.totals
    #expect(totals.messages == totals.duplicates + totals.kinds.values.reduce(0, +))
    #expect(totals.kinds[.report] == totals.reports + totals.unclassified)
    #expect(totals.kinds[.staff] == 15)
    #expect(totals.kinds[.reply] == nil)
    #expect(totals.unclassified == 1)
    #expect(totals.redated == 1)
    #expect(findings.unclassified.reasons == [.noTrailer: 1])
    #expect(findings.apps.map(\.name) == ["Packrat"])
    #expect(findings.apps.map(\.reports) == [totals.reports])
    #expect(findings.releases.map(\.version) == ["1.1", "1.0"])
    #expect(findings.releases.map(\.reports).reduce(0, +) == totals.reports)
    // All but the mail without a day.
    #expect(findings.daily.map(\.reports).reduce(0, +) == totals.reports - 1)
  }

  @Test("nothing is nothing")
  func empty() {
    let findings = InboxBuilder().findings(day: 5)
    #expect(findings.totals == Totals())
    #expect(findings.period == ReportPeriod())
    #expect(findings.apps.isEmpty)
  }
}

extension MessageRecord {
  /// The same message with other bytes.
  static func copy(_ record: MessageRecord, digest: Digest) -> MessageRecord {
    var copy = record
    copy.digest = digest
    return copy
  }
}
