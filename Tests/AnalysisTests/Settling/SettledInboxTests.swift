import Bytes
import Records
import Testing

@testable import Analysis

@Suite("What needs the whole inbox: dates, staff, threads, floods")
struct SettledInboxTests {
  /// Day 9 of the inbox is 2026-01-10.
  @Test(
    "a date is believed when it fits to Received and to now",
    arguments: [
      // own date, Received, day on which it counts, redated
      ("own", 5, 5, 5, 0), ("a week late", 5, 11, 5, 0), ("more than a week late", 1, 9, 9, 1),
      ("no Received", 5, nil, 5, 0), ("tomorrow", 10, nil, 10, 0), ("in the future", 13, 9, 9, 1),
      ("far in the future, no Received", 4_000, nil, nil, 1), ("1970", -20_000, 3, 3, 1),
      ("1970, no Received", -20_000, nil, nil, 1), ("none", nil, 4, 4, 1),
      ("none at all", nil, nil, nil, 1), ("both in the future", 300, 301, nil, 1),
    ] as [(String, Int?, Int?, Int?, Int)])
  func dates(name: String, own: Int?, received: Int?, counted: Int?, redated: Int) {
    var inbox = InboxBuilder()
    inbox.report(day: 0)
    var record = inbox.records[0]
    func moment(_ day: Int) -> Timestamp {
      Timestamp(seconds: InboxBuilder.start + Int64(day) * 86_400 + 3_600)
    }
    record.date = own.map(moment)
    record.received = received.map(moment)
    let findings = InboxBuilder.findings([record], day: 9)
    #expect(findings.totals.redated == redated)
    #expect(findings.totals.reports == 1)
    let start = Timestamp(seconds: InboxBuilder.start).day
    #expect(findings.daily.map(\.day) == (counted.map { [start + $0] } ?? []))
  }

  @Test("an address that three people wrote to is the support address, and its mail is staff")
  func learnedStaff() {
    var inbox = InboxBuilder()
    let first = inbox.report(day: 1)
    inbox.report(day: 1)
    let two = inbox.findings(day: 3)
    inbox.report(day: 1)
    inbox.other(
      .reply, day: 2, from: "support@example.com", to: "p0@example.org", references: [first])
    let findings = inbox.findings(day: 3)
    #expect(two.apps.first?.unanswered == nil)
    #expect(findings.totals.kinds == [.report: 3, .staff: 1])
    #expect(findings.apps.first?.unanswered == 2)
  }

  @Test("a web form that writes from the support address is not staff")
  func webForm() {
    var inbox = InboxBuilder()
    for _ in 0..<3 { inbox.report(day: 1) }
    inbox.report(day: 2, from: "support@example.com")
    var form = inbox.records[3]
    form.replyTo = EmailAddress(address: "maya@example.org")
    form.messageID = "form@example.com"
    form = MessageRecord.copy(form, digest: Digest(high: 4, low: 4))
    let findings = InboxBuilder.findings(inbox.records + [form], day: 3)
    #expect(findings.totals.kinds == [.report: 4, .staff: 1])
    #expect(findings.totals.reporters == 4)
  }

  @Test("an answer is found by References, by a chain of them, and by subject and person")
  func answers() {
    var inbox = InboxBuilder()
    let first = inbox.report(day: 1, from: "a@example.org")
    let second = inbox.report(day: 1, from: "b@example.org")
    inbox.report(day: 1, from: "c@example.org", subject: "Kestrel: Problem")
    inbox.report(day: 1, from: "d@example.org", subject: "Kestrel: Problem")
    inbox.report(day: 1, from: "e@example.org")
    inbox.other(.staff, day: 2, from: "help@example.com", to: "a@example.org", references: [first])
    let reply = inbox.other(
      .reply, day: 2, from: "b@example.org", to: "help@example.com", references: [second])
    inbox.other(.staff, day: 3, from: "help@example.com", to: "b@example.org", references: [reply])
    inbox.other(
      .staff, day: 20, from: "help@example.com", to: "c@example.org",
      subject: "AW: Re[2]: kestrel:  problem")
    // More than 30 days later.
    inbox.other(
      .staff, day: 40, from: "help@example.com", to: "d@example.org",
      subject: "Re: Kestrel: Problem")
    // Before the mail.
    inbox.other(
      .staff, day: 0, from: "help@example.com", to: "e@example.org",
      references: [inbox.records[4].messageID ?? ""])
    #expect(inbox.findings(day: 41).apps.first?.unanswered == 2)
  }

  @Test("references that go in a circle are one thread")
  func circle() {
    var inbox = InboxBuilder()
    let first = inbox.report(day: 1)
    inbox.other(
      .staff, day: 2, from: "a@example.com", to: "b@example.org", references: ["m2@example.com"])
    inbox.other(
      .reply, day: 3, from: "b@example.org", to: "a@example.com",
      references: ["m1@example.com", first])
    #expect(inbox.findings(day: 4).apps.first?.unanswered == 0)
  }

  @Test(
    "subjects are the same without marks, case and blanks",
    arguments: [
      ("Re: Hello", "hello"), ("RE[3]: Fwd: AW:  Hello", "Hello"), ("回复：你好", "你好"),
      ("Antw: Re(2): x", "X"), ("Ответ: x", "x"),
    ])
  func subjects(first: String, second: String) {
    #expect(SubjectKey.hash(first) == SubjectKey.hash(second))
  }

  @Test("a subject that only begins like a mark is kept", arguments: ["Region: x", "Real: x", "x"])
  func noMarks(subject: String) {
    #expect(SubjectKey.hash(subject) != SubjectKey.hash("y"))
    #expect(subject == "x" || SubjectKey.hash(subject) != SubjectKey.hash("x"))
  }

  @Test("twenty like mails from new addresses within six hours are one reporter in the tests")
  func flood() {
    var inbox = InboxBuilder()
    for number in 0..<20 {
      inbox.report(
        day: 1, second: 3_600 + number * 60,
        text: "Please bring back the old look of the calendar right now, number \(number)")
    }
    inbox.report(day: 1, second: 7_200, text: "Something else entirely went wrong here today")
    var tally = Tally()
    for record in inbox.records { tally.add(record) }
    tally.settleNames()
    let settled = SettledInbox(tally, now: InboxBuilder.now(2), scope: ReportScope())
    #expect(settled.totals.reports == 21)
    #expect(CaseSelection(settled).cases.count == 2)
  }
}
