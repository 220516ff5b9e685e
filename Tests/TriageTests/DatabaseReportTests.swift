import Foundation
import Store
import TestSupport
import Testing

@Suite("The database of the sample inbox")
struct DatabaseReportTests {
  private static let inbox = Fixtures.path("inbox")
  private static let now = ["--now", "2025-12-01T02:15:00Z"]

  private static let views: [StaticString] = [
    "SELECT count(*) FROM v_report", "SELECT count(*) FROM v_daily",
    "SELECT count(*) FROM v_daily_symptom", "SELECT count(*) FROM v_release_os",
    "SELECT count(*) FROM v_regression", "SELECT count(*) FROM v_unanswered",
  ]

  private static func database(in folder: TemporaryFolder, _ more: [String] = []) throws -> Database
  {
    let path = folder.path("x.db")
    let outcome = try TriageProgram.run([inbox, "-o", path] + now + more)
    #expect(outcome.status == 0)
    return try Database(path: path, .reading)
  }

  @Test("it is sound, and its numbers are those of the inbox")
  func contents() throws {
    let folder = try TemporaryFolder()
    let database = try Self.database(in: folder)
    #expect(try database.value("PRAGMA integrity_check") == .text("ok"))
    #expect(try database.value("SELECT count(*) FROM pragma_foreign_key_check") == .integer(0))
    #expect(try database.value("PRAGMA user_version") == .integer(1))
    // 710 messages, 35 of them sent twice, 452 first contacts, two faults of 22 and 19 mails.
    #expect(try database.value("SELECT count(*) FROM message") == .integer(710))
    #expect(
      try database.value("SELECT count(*) FROM message WHERE duplicate_of IS NOT NULL")
        == .integer(35))
    #expect(try database.value("SELECT count(*) FROM v_report") == .integer(452))
    #expect(try database.value("SELECT sum(reports) FROM v_daily") == .integer(418))
    #expect(try database.value("SELECT sum(reports) FROM v_release_os") == .integer(418))
    #expect(
      try database.value(
        "SELECT group_concat(n) FROM (SELECT count(*) n FROM regression_message GROUP BY regression_id)"
      ) == .text("19,22"))
    for query in Self.views {
      guard case .integer(let count) = try database.value(query) else { continue }
      #expect(count > 0, "\(query)")
    }
    #expect(
      try database.value("SELECT min(time - strftime('%s', date)) FROM message") == .integer(0))
    #expect(
      try database.value(
        "SELECT count(*) FROM sender WHERE address IS NOT NULL OR name IS NOT NULL")
        == .integer(0))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["x.db"])
  }

  @Test("addresses are in it only when asked for")
  func addresses() throws {
    let folder = try TemporaryFolder()
    let mail = try folder.write("From: Jo <jo@example.com>\n\nHello\n", to: "a.eml")
    let outcome = try TriageProgram.run([mail, "-o", folder.path("x.db"), "--show-addresses"])
    #expect(outcome.status == 0)
    let database = try Database(path: folder.path("x.db"), .reading)
    #expect(
      try database.value("SELECT name || ' ' || address FROM sender") == .text("Jo jo@example.com"))
  }

  @Test("two runs give the same bytes, standard output too")
  func sameBytes() throws {
    let folder = try TemporaryFolder()
    _ = try Self.database(in: folder)
    let output = try TriageProgram.run(
      [Self.inbox, "-o", "-", "--format", "db", "-j", "1"] + Self.now)
    #expect(try output.output == folder.read("x.db"))
  }

  @Test("an old database with a journal beside it is left alone", arguments: ["-journal", "-wal"])
  func journal(ending: String) throws {
    let folder = try TemporaryFolder()
    let old = try folder.write("old", to: "x.db")
    try folder.write("log", to: "x.db" + ending)
    let outcome = try TriageProgram.run([Self.inbox, "-o", old])
    #expect(outcome.status == 73)
    #expect(outcome.errors.hasPrefix("triage: can't write \(old): a journal lies beside it\n"))
    #expect(try folder.read("x.db") == Array("old".utf8))
  }

  @Test("mail without any field, and records that name one place twice, fit into it")
  func oddMail() throws {
    let folder = try TemporaryFolder()
    let mail = try folder.write("X: y\n\nHello\n", to: "a.eml")
    let records = try folder.write(
      "{\"kind\":\"report\",\"symptoms\":[\"x\",\"x\"]}\n{\"kind\":\"report\"}\n", to: "a.ndjson")
    let outcome = try TriageProgram.run([mail, records, "-o", folder.path("x.db")])
    #expect(outcome.status == 0)
    let database = try Database(path: folder.path("x.db"), .reading)
    #expect(try database.value("SELECT count(*) FROM message") == .integer(3))
    #expect(try database.value("SELECT count(*) FROM pragma_foreign_key_check") == .integer(0))
  }
}
