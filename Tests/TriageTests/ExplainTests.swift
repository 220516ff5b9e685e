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

    It crashes when I rotate the tablet.

    OS: iOS Version 17.2 (Build 21C62)
    App: Tidewater 3.1.2

    """

  @Test("each fact stands with where it came from, and the person's words below")
  func explains() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.mail, to: "mail.eml")
    let outcome = try TriageProgram.run(["explain", path])
    #expect(outcome.status == 0)
    let lines = outcome.lines
    #expect(lines.first == "Support: Tidewater 3.1.2")
    #expect(lines.contains("  from        Maya <maya@example.org>"))
    #expect(lines.contains("  date        2026-03-09T09:00:00Z   (the Date field)"))
    #expect(lines.contains("  app         Tidewater 3.1.2   (the block in the mail)"))
    #expect(lines.contains("  system      iOS 17.2 (21C62)   (the block in the mail)"))
    #expect(lines.contains("  symptoms    crash"))
    #expect(lines.last == "  │ It crashes when I rotate the tablet.")
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
