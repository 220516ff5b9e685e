import TestSupport
import Testing

@testable import triage

@Suite("triage doctor")
struct DoctorTests {
  private static let inbox = Fixtures.path("inbox")
  private static let now = ["--now", "2025-12-01T02:15:00Z", "--no-config"]

  private static func mail(
    from: String, to: String = "help@example.com", day: Int = 5, _ text: String
  ) -> String {
    "From - Mon Jan 5 09:10:11 2026\nFrom: \(from)\nTo: \(to)\n"
      + "Date: Mon, \(day) Jan 2026 09:10:11 +0000\n\n\(text)\n\n"
  }

  @Test("the sample inbox: what is there, and what would help")
  func sample() throws {
    let outcome = try TriageProgram.run(["doctor", Self.inbox] + Self.now)
    #expect(outcome.status == 0)
    #expect(outcome.errors.isEmpty)
    let lines = outcome.lines.map { $0.split(separator: " ").joined(separator: " ") }
    for line in [
      "✓ 483 first contacts, 62 replies, 125 of yours, 5 automatic, 7 delivery",
      "reports, 6 from lists, 22 spam", "✓ 2025-09-22 to 2025-11-30",
      "✓ 449 of 483 first contacts name an app (93 %)", "Lumen Notes 215 ███████▋",
      "✓ 125 mails of yours: who still waits for an answer can be told",
      "[app \"Ferry Timer\"]", "address = support@ferrytimer.example.com",
    ] {
      #expect(lines.contains(line), "\(line)")
    }
    #expect(lines.contains { $0.hasSuffix("/.Archive 15 ▍") })
    #expect(lines.last?.hasPrefix("triage /") == true)
    #expect(lines.last?.hasSuffix("/inbox -o report.html") == true)
    #expect(
      outcome.lines.filter { !$0.contains("/") }.allSatisfy { $0.unicodeScalars.count <= 80 })
  }

  @Test("the lines it proposes are a configuration that answers it")
  func proposal() throws {
    let outcome = try TriageProgram.run(["doctor", Self.inbox] + Self.now)
    let start = try #require(outcome.lines.firstIndex { $0.contains("Say which addresses") })
    let proposed = outcome.lines[(start + 1)...].prefix { $0.hasPrefix("      ") }
    #expect(proposed.count == 6)
    let folder = try TemporaryFolder()
    try folder.write(proposed.joined(separator: "\n"), to: "c")
    let again = try TriageProgram.run(
      ["doctor", Self.inbox, "--config", folder.path("c")] + Self.now)
    #expect(!again.text.contains("Say which addresses"))
    #expect(again.lines.contains("    3 apps, 3 addresses of yours, 0 labels"))
  }

  @Test("what can't be read is named, the rest is looked at, and the status says so")
  func problems() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      Self.mail(from: "a@example.org", "Hi\n\nApp: Hearth 1.0\nOS: iOS 17.2"), to: "in.mbox")
    try folder.write("%PDF-1.4\n\u{1}\n", to: "x.pdf")
    func run(_ names: String...) throws -> TriageProgram.Outcome {
      try TriageProgram.run(
        ["doctor"] + names + ["--no-config", "--now", "2026-01-06"], in: folder.path(""))
    }
    let outcome = try run("in.mbox", "in.mbx", "x.pdf")
    #expect(outcome.status == 66)
    #expect(outcome.errors.isEmpty)
    #expect(outcome.lines.contains("  ✗ no such file or folder: in.mbx"))
    #expect(outcome.lines.contains("    Did you mean in.mbox?"))
    #expect(outcome.lines.contains("  ✗ this is not mail: x.pdf (looks like a PDF document)"))
    #expect(outcome.lines.contains("  ✓ 1 of 1 first contacts name an app (100 %)"))
    #expect(outcome.lines.last == "      triage in.mbox -o report.html")
    #expect(try run("x.pdf", "in.mbx").status == 65)
    #expect(try run("in.mbox").status == 0)
  }

  @Test("names with the same letters are proposed as one app, but for what is known")
  func aliases() throws {
    let folder = try TemporaryFolder()
    var mbox = ""
    for (number, name) in ["Lumen Notes", "LumenNotes", "Lumen Notes", "lumen notes", "Hearth"]
      .enumerated()
    {
      mbox += Self.mail(
        from: "p\(number)@example.org", "Hi \(number)\n\nApp: \(name) 1.0\nOS: iOS 17.2")
    }
    try folder.write(mbox, to: "in.mbox")
    try folder.write("[app \"Lumen Notes\"]\nalias = LumenNotes\n[app \"Ferry\"]\n", to: "c")
    func text(_ words: [String]) throws -> String {
      try TriageProgram.run(
        ["doctor", "in.mbox", "--no-config", "--now", "2026-01-06"] + words, in: folder.path("")
      ).text
    }
    #expect(try text([]).contains("      [app \"Lumen Notes\"]\n        alias = LumenNotes\n"))
    let configured = try text(["--config", "c"])
    #expect(!configured.contains("alias ="))
    #expect(configured.contains("  ! no mail names Ferry\n"))
    #expect(configured.contains("    Lumen Notes                                            4  "))
  }

  @Test(
    "mail that stopped, mail without apps, and no mail at all are seen",
    arguments: [
      ("2026-01-30", "  ! 2026-01-05 to 2026-01-05: the newest mail is 25 days old."),
      ("2026-01-06", "  ! 0 of 1 first contacts name an app (0 %)"),
      ("2026-01-06", "      triage compose --app \"Your App\""),
      ("2026-01-06", "  ! no mail of yours is here: who waits for an answer can't be told"),
    ])
  func silent(now: String, start: String) throws {
    let mail = Self.mail(from: "a@example.org", "Hello")
    let outcome = try TriageProgram.run(
      ["doctor", "-", "--no-config", "--now", now], input: Array(mail.utf8))
    #expect(outcome.status == 0)
    #expect(outcome.lines.contains { $0.hasPrefix(start) }, "\(outcome.text)")
  }

  @Test("an empty inbox is fine, and says so")
  func empty() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "in.mbox")
    let outcome = try TriageProgram.run(["doctor", "in.mbox", "--no-config"], in: folder.path(""))
    #expect(outcome.status == 0)
    #expect(outcome.lines.contains("  ! in.mbox: mbox, no messages"))
  }

  @Test("a locale without UTF-8 gets ASCII, colour only where it is wanted")
  func style() throws {
    let plain = try TriageProgram.run(["doctor", Self.inbox] + Self.now, variables: [:])
    #expect(plain.output.allSatisfy { $0 < 0x80 })
    #expect(!plain.output.contains(0x1B))
    let colored = try TriageProgram.run(["doctor", Self.inbox, "--color=always"] + Self.now)
    #expect(colored.text.contains("\u{1B}[36m✓\u{1B}[0m 483 first contacts"))
  }

  @Test(
    "numbers are easy to read",
    arguments: [
      (Quantity.count(0), "0"), (Quantity.count(999), "999"), (Quantity.count(1_000), "1,000"),
      (Quantity.count(-1_234_567), "-1,234,567"), (Quantity.count(1, "mail", "mails"), "1 mail"),
      (Quantity.bytes(1), "1 byte"), (Quantity.bytes(999), "999 bytes"),
      (Quantity.bytes(1_000), "1.0 kB"), (Quantity.bytes(61_382_217), "61 MB"),
      (Quantity.bytes(999_700), "1.0 MB"), (Quantity.bytes(5_300_000_000), "5.3 GB"),
      (Quantity.percent(1, of: 1_000), "1 %"), (Quantity.percent(999, of: 1_000), "99 %"),
      (Quantity.percent(0, of: 0), "0 %"), (Quantity.percent(7, of: 7), "100 %"),
    ])
  func quantities(text: String, expected: String) {
    #expect(text == expected)
  }

  @Test(
    "the mailbox of a message is found by its path",
    arguments: [
      ("m/cur/1.a:2,S", "m"), ("m/.Sent/new/1.a", "m/.Sent"), ("in.mbox", "in.mbox"),
      ("a/in.mbox", "a/in.mbox"), ("a/b.eml", "a"), ("a/b.emlx", "a"), ("mh/17", "mh"),
      ("/x.eml", ""), ("cur/1", "cur"),
    ])
  func mailboxes(path: String, expected: String) {
    #expect(MailboxName.of(path) == expected)
  }
}
