import Foundation
import TestSupport
import Testing

@Suite("What the configuration changes")
struct ConfigurationEffectTests {
  /// A mail as an mbox holds it.
  private static func mail(
    _ id: Int, from: String = "ann@people.example", to: String = "help@example.com",
    subject: String = "trouble", more: String = "", _ text: String
  ) -> String {
    """
    From - Mon Jan 5 09:10:11 2026
    From: \(from)
    To: \(to)
    Subject: \(subject)
    Date: Mon, \(4 + id) Jan 2026 09:10:11 +0000
    Message-ID: <\(id)@mail.example>
    \(more)
    \(text)


    """
  }

  private static let mails =
    mail(1, "The pencil does nothing.\n\nApp: LN\nFassung: 4.2.0\nOS: iOS 17.2")
    + mail(2, from: "bob@people.example", "Hello.\n\nApp: Lumen Notes 4.2.0\nOS: iOS 17.2")
    + mail(
      3, from: "cy@people.example",
      "Hi.\n\nBundle ID: com.example.lumen\nApp version: 4.2.0\nOS: iOS 17.2")
    + mail(4, from: "dee@people.example", to: "ferry+x@example.com", "It crashes.")
    + mail(
      5, from: "team@example.com", subject: "Re: trouble", more: "In-Reply-To: <1@mail.example>\n",
      "We look at it.")
    + mail(6, from: "bot@tests.example", "It crashes.\n\nApp: LN 4.2.0\nOS: iOS 17.2")

  private static let configuration = """
    lexicon = own.lex
    links = https://desk.example.com/#/mail/{id}
    [app "Lumen Notes"]
      alias = LN
      bundle-id = com.example.lumen
    [app "Ferry Timer"]
      address = ferry@example.com
    [support]
      address = team@example.com
      ignore = @tests.example
    [label]
      app-version = Fassung
    """

  private static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(mails, to: "mbox")
    try folder.write(configuration, to: "c")
    try folder.write("language en\n[x-pencil]\npencil|stylus\n", to: "own.lex")
    return folder
  }

  private static func records(
    _ words: [String], in folder: TemporaryFolder
  ) throws -> [[String: Any]] {
    let outcome = try TriageProgram.run(["extract", "mbox"] + words, in: folder.path(""))
    return try outcome.lines.map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
  }

  private static func report(
    _ words: [String], in folder: TemporaryFolder
  ) throws -> [String: Any] {
    let outcome = try TriageProgram.run(
      ["report", "-o", "-", "--format", "json", "--now", "2026-01-20"] + words, in: folder.path(""))
    return try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.output)) as? [String: Any])
  }

  @Test("in extract: names, versions, kinds and codes")
  func extract() throws {
    let folder = try Self.folder()
    func facts(_ records: [[String: Any]]) -> [String] {
      records.map { record in
        let app = record["app"] as? [String: Any] ?? [:]
        let words =
          [record["kind"], app["name"], app["version"]].map { $0 as? String ?? "-" }
          + (record["symptoms"] as? [String] ?? [])
        return words.joined(separator: " ")
      }
    }
    #expect(
      facts(try Self.records([], in: folder)) == [
        "report LN - broken", "report Lumen Notes 4.2.0", "report - 4.2.0", "report - - crash",
        "reply - -", "report LN 4.2.0 crash",
      ])
    #expect(
      facts(try Self.records(["--config", "c"], in: folder)) == [
        "report Lumen Notes 4.2.0 x-pencil", "report Lumen Notes 4.2.0",
        "report Lumen Notes 4.2.0", "report Ferry Timer - crash", "staff - -",
        "report Lumen Notes 4.2.0 crash",
      ])
  }

  @Test(
    "--app knows aliases", arguments: ["LN", "lumen notes"])
  func appOption(name: String) throws {
    let folder = try Self.folder()
    #expect(try Self.records(["--config", "c", "--app", name], in: folder).count == 5)
  }

  @Test("in report: one app, an answer, and no mail of ours; of mailbox and records alike")
  func report() throws {
    let folder = try Self.folder()
    // Records that were made without it.
    try folder.write(
      try TriageProgram.run(["extract", "mbox"], in: folder.path("")).output, to: "plain.ndjson")
    try folder.write(
      try TriageProgram.run(["extract", "mbox", "--config", "c"], in: folder.path("")).output,
      to: "own.ndjson")
    for (path, ferry, kinds) in [
      ("mbox", true, 1), ("own.ndjson", true, 1), ("plain.ndjson", false, 0),
    ] {
      let report = try Self.report([path, "--config", "c"], in: folder)
      let totals = try #require(report["totals"] as? [String: Any])
      #expect(totals["messages"] as? Int == 5)
      #expect((totals["kinds"] as? [String: Int])?["staff"] == kinds)
      let apps = try #require(report["apps"] as? [[String: Any]])
      #expect(
        apps.map { $0["name"] as? String } == ["Lumen Notes"] + (ferry ? ["Ferry Timer"] : []))
      #expect(apps.first?["reports"] as? Int == 3)
      #expect(apps.first?["unanswered"] as? Int == (kinds == 1 ? 2 : nil))
    }
  }

  @Test("own codes are counted like the others")
  func ownCodes() throws {
    let folder = try Self.folder()
    let outcome = try TriageProgram.run(
      ["report", "mbox", "--config", "c", "-o", "r.db", "--now", "2026-01-20"], in: folder.path(""))
    #expect(outcome.status == 0)
    let rows = try SystemProgram.shell(
      "sqlite3 \"$1\" 'SELECT symptom, count(*) FROM symptom GROUP BY 1 ORDER BY 1'",
      folder.path("r.db"))
    #expect(String(decoding: rows, as: UTF8.self) == "crash|1\nx-pencil|1\n")
  }

  @Test("the day of a release decides what its first fourteen days are")
  func releaseDay() throws {
    let folder = try TemporaryFolder()
    var mbox = ""
    for id in 1...24 {
      mbox += Self.mail(
        id, from: "p\(id)@people.example",
        "Hello \(id).\n\nApp: Lumen Notes \(id < 6 ? "4.1.0" : "4.2.0")\nOS: iOS 17.2")
    }
    try folder.write(mbox, to: "mbox")
    try folder.write("[app \"Lumen Notes\"]\nrelease = 4.2.0 2026-01-07\n", to: "c")
    func first(_ words: [String]) throws -> Int? {
      let report = try Self.report(["mbox", "--now", "2026-02-20"] + words, in: folder)
      let releases = try #require(report["releases"] as? [[String: Any]])
      return releases.first { $0["version"] as? String == "4.2.0" }?["first_14_days"] as? Int
    }
    // Mails came on each day from 5 January on; those about 4.2.0 from the 10th.
    #expect(try first([]) == 14)
    #expect(try first(["--config", "c"]) == 11)
  }

  @Test("links of the page lead where it says")
  func links() throws {
    let folder = try Self.folder()
    let page = try TriageProgram.run(
      [
        "report", Fixtures.path("inbox"), "--config", "c", "-o", "-", "--format", "html", "--now",
        "2025-12-01T02:15:00Z",
      ], in: folder.path("")
    ).text
    #expect(page.contains("href=\"https://desk.example.com/#/mail/"))
    #expect(!page.contains("href=\"mid:"))
  }

  @Test("--to and --table of the configuration serve those who can use them")
  func idleOptions() throws {
    let folder = try Self.folder()
    try folder.write("to = me@example.com\ntable = daily\n", to: "d")
    #expect(
      try TriageProgram.run(["report", "mbox", "--config", "d"], in: folder.path("")).status == 0)
  }
}
