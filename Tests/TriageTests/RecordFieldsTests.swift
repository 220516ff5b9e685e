import Foundation
import TestSupport
import Testing

/// `extract --fields`: records of which only some keys travel.
@Suite("extract --fields")
struct RecordFieldsTests {
  private static let inbox = Fixtures.path("inbox")

  @Test(
    "keys stand in the order of the record, each once",
    arguments: [
      ("subject", "{\"subject\":\"Crash\"}\n"),
      ("subject,offset,kind,offset", "{\"offset\":0,\"subject\":\"Crash\",\"kind\":\"report\"}\n"),
      ("thread_id,in_reply_to", "{\"in_reply_to\":[],\"thread_id\":\"1@example.com\"}\n"),
    ])
  func order(list: String, line: String) throws {
    let mail = "From: Ada <ada@example.org>\nMessage-ID: <1@example.com>\nSubject: Crash\n\nHelp\n"
    let outcome = try TriageProgram.run(
      ["extract", "--fields", list, "-"], input: [UInt8](mail.utf8))
    #expect(outcome.status == 0)
    #expect(outcome.text == line)
    let whole = try TriageProgram.run(["extract", "-"], input: [UInt8](mail.utf8))
    let again = try TriageProgram.run(["extract", "--fields=\(list)", "-"], input: whole.output)
    #expect(again.text == line)
  }

  @Test(
    "a key that no record has is wrong usage",
    arguments: [
      ("message-id", "\"message-id\" is no key of a record\n  Did you mean message_id?\n"),
      ("path,sympton", "\"sympton\" is no key of a record\n  Did you mean symptoms?\n"),
      ("reports", "\"reports\" is no key of a record\n  Did you mean report?\n"),
      (
        "path,",
        "\"\" is no key of a record\n"
          + "  Write keys with commas between them, such as message_id,date,app, or report.\n"
      ),
    ])
  func unknown(list: String, message: String) throws {
    let outcome = try TriageProgram.run(["extract", "--fields", list, Self.inbox])
    #expect(outcome.status == 64)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors == "triage: --fields: " + message)
  }

  @Test("a report over slim records is that over whole ones, and over the mailboxes")
  func report() throws {
    let folder = try TemporaryFolder()
    let whole = try TriageProgram.run(["extract", Self.inbox])
    let slim = try TriageProgram.run(["extract", "--fields", "report", Self.inbox])
    #expect(slim.output.count < whole.output.count)
    // Behind the last record first: the order decides nothing.
    let lines = slim.lines
    let half = lines.count / 2
    try folder.write(whole.output, to: "whole.ndjson")
    try folder.write(Self.bytes(lines[half...].reversed()), to: "a.ndjson")
    try folder.write(Self.bytes(lines[..<half]), to: "b.ndjson")
    let direct = try Self.report([Self.inbox])
    #expect(direct["regressions"] != nil)
    #expect(try Self.report([folder.path("whole.ndjson")]) == direct)
    #expect(try Self.report([folder.path("a.ndjson"), folder.path("b.ndjson")]) == direct)
  }

  private static func bytes(_ lines: some Sequence<String>) -> [UInt8] {
    lines.flatMap { Array($0.utf8) + [0x0A] }
  }

  /// A report without `sources`.
  private static func report(_ paths: [String]) throws -> NSDictionary {
    let outcome = try TriageProgram.run(
      ["report", "--now", "2025-12-01T02:15:00Z", "-o", "-", "--format", "json"] + paths)
    #expect(outcome.status == 0)
    let report = try #require(
      JSONSerialization.jsonObject(with: Data(outcome.output)) as? [String: Any])
    return report.filter { $0.key != "sources" } as NSDictionary
  }
}
