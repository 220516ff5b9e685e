import TestSupport
import Testing

@Suite("triage explain")
struct ExplainTests {
  static let mail = """
    From: Maya <maya@example.org>
    To: support@example.com
    Subject: Support: Tidewater 3.1.2
    Date: Mon, 9 Mar 2026 10:00:00 +0100
    Message-ID: <a@example.org>
    X-Mailer: iPhone Mail (21C62)

    It crashes when I rotate the tablet.

    OS: iOS Version 17.2 (Build 21C62)
    App: Tidewater 3.1.2

    Sent from my iPhone

    """

  private static func explained(_ mail: String) throws -> [String] {
    let folder = try TemporaryFolder()
    let outcome = try TriageProgram.run(["explain", try folder.write(mail, to: "mail.eml")])
    #expect(outcome.status == 0)
    return outcome.lines
  }

  @Test("the answer comes first, each fact with the bytes that it rests on")
  func answers() throws {
    let lines = try Self.explained(Self.mail)
    #expect(lines.first == "Support: Tidewater 3.1.2")
    #expect(lines[1].hasSuffix("/mail.eml"))
    #expect(
      lines[2..<17] == [
        "  message    299 bytes",
        "  from       Maya <maya@example.org>",
        "             From field, bytes 6–28",
        "  date       2026-03-09T09:00:00Z",
        "             Date field, bytes 94–123",
        "  kind       a first contact",
        "             no sign of a reply, a machine or the team",
        "  app        Tidewater 3.1.2",
        "             the block in the mail, bytes 262–270 (name), 272–276 (version)",
        "  system     iOS 17.2 (21C62)",
        "             the block in the mail, bytes 226–228 (name), 238–241 (version),",
        "               250–254 (build)",
        "  device     unknown",
        "  language   en",
        "             told from the person’s words",
      ])
    #expect(lines.contains("  symptoms   crash"))
    #expect(lines.contains { $0.hasPrefix("             “crashes”, bytes 187–193: crash") })
  }

  @Test("the text stands below, with the name of what was left out")
  func showsText() throws {
    let lines = try Self.explained(Self.mail)
    let start = try #require(
      lines.firstIndex(
        of: "What the person wrote, and what was left out of it (bytes 184–297)"))
    #expect(
      lines[(start + 1)...].prefix(6) == [
        "  │ It crashes when I rotate the tablet.",
        "  template",
        "  ┊ OS: iOS Version 17.2 (Build 21C62)",
        "  ┊ App: Tidewater 3.1.2",
        "  signature",
        "  ┊ Sent from my iPhone",
      ])
  }

  @Test("what was refused has its reason")
  func refuses() throws {
    let lines = try Self.explained(Self.mail)
    let start = try #require(lines.firstIndex(of: "Considered and refused"))
    #expect(
      lines[(start + 1)...].prefix(8) == [
        "  subject    Support: Tidewater 3.1.2",
        "             Subject field, bytes 63–86",
        "             would give app Tidewater 3.1.2",
        "             gives nothing: a better source says it already",
        "  mailer     iPhone Mail (21C62)",
        "             X-Mailer field, bytes 163–181",
        "             would give system iOS 17.2 (21C62); refused: a better source",
        "               names the system",
      ])
  }

  @Test("lines that read like sentences and blocks of earlier mails are refused")
  func refusesBlocks() throws {
    let lines = try Self.explained(
      """
      From: a@example.org
      In-Reply-To: <b@example.org>
      Subject: Hello

      OS: 17 crashes in a single day, that is too much!

      App: Kestrel 4.3
      OS: iOS 17.4

      > App: Kestrel 4.1
      > OS: iOS 15.8

      """)
    #expect(
      lines.contains("             refused: the value reads like a sentence, not like a fact"))
    #expect(
      lines.contains(
        "             refused: a better source has it: the mail itself, an attachment"))
    #expect(lines.contains("             In-Reply-To field, bytes 33–47"))
    #expect(lines.contains("  quoted"))
  }

  @Test("no line is wider than 80 columns, and wide letters count two")
  func fits() throws {
    let words = String(repeating: "\u{66F8}\u{304D}\u{8FBC}\u{307F}", count: 60)
    let lines = try Self.explained(
      "Subject: \(String(repeating: "long ", count: 40))\n\n\(words)\n\n"
        + "App: Kestrel 4.1\nNote: \(String(repeating: "x", count: 300))\n")
    for line in lines {
      let columns = line.unicodeScalars.reduce(0) { $0 + ($1.value >= 0x3000 ? 2 : 1) }
      #expect(columns <= 80)
    }
    #expect(lines.count { $0.contains("\u{66F8}") } == 7)
  }

  @Test("what acts on a terminal unseen is made visible")
  func cleans() throws {
    let lines = try Self.explained("Subject: a\u{1B}[31mb\n\nOS: \u{1B}]0;x\u{07} \u{202E}17\n")
    #expect(lines.first == "a[31mb")
    #expect(!lines.joined().unicodeScalars.contains { $0.value < 32 || $0.value == 0x202E })
  }

  @Test("a mailbox of records gives what the records say, without bytes")
  func explainsRecords() throws {
    let folder = try TemporaryFolder()
    let mail = try folder.write(Self.mail, to: "mail.eml")
    let records = try TriageProgram.run(["extract", mail]).output
    let path = try folder.write(records, to: "mail.ndjson")
    let lines = try TriageProgram.run(["explain", path]).lines
    #expect(lines.contains("  app        Tidewater 3.1.2"))
    #expect(lines.contains("             the block in the mail"))
    #expect(
      lines.contains("Only the record is here, so the bytes that it rests on can't be shown."))
  }

  @Test("a message of an mbox is found by its offset, a Maildir file when its flags changed")
  func finds() throws {
    let folder = try TemporaryFolder()
    let first =
      "From a@example.com Mon Mar  9 10:00:00 2026\nFrom: a@example.com\nSubject: One\n\nx\n\n"
    let second = "From b@example.com Mon Mar  9 11:00:00 2026\n"
    let mbox = try folder.write(
      first + second + "From: b@example.com\nSubject: Two\n\ny\n", to: "box.mbox")
    let outcome = try TriageProgram.run([
      "explain", mbox + "#\(first.utf8.count + second.utf8.count)",
    ])
    #expect(outcome.lines.first == "Two")
    #expect(try TriageProgram.run(["explain", mbox + "#3"]).status == 66)

    try folder.write(Self.mail, to: "Maildir/cur/1773046800.M1.host:2,RS")
    let moved = try TriageProgram.run(["explain", folder.path("Maildir/new/1773046800.M1.host")])
    #expect(moved.lines.first == "Support: Tidewater 3.1.2")
  }
}
