import Foundation
import TestSupport
import Testing

/// Options that limit a report or add to what it knows.
@Suite("--since, --until, --app, --exposure")
struct ScopeOptionTests {
  private static let inbox = Fixtures.path("inbox")

  @Test(
    "a table of users that can't be read says where",
    arguments: [
      ("2025-09-01,A,1,5\nx\n", 74, "triage: --exposure: can't read line 2: users.csv\n"),
      (
        "1\n2\n3\n4\n5\n", 65,
        "triage: --exposure: can't read line 1, 2, 3 and 2 more: users.csv\n"
      ),
      (
        "date,app,users\n", 65,
        "triage: --exposure: a column for date, app, version or users is missing in line 1: users.csv\n"
      ),
    ] as [(String, Int32, String)])
  func exposureErrors(table: String, status: Int32, message: String) throws {
    let folder = try TemporaryFolder()
    try folder.write([UInt8](table.utf8), to: "users.csv")
    let outcome = try TriageProgram.run(
      ["report", Self.inbox, "--exposure", "users.csv"], in: folder.path(""))
    #expect(outcome.status == status)
    #expect(outcome.errors.hasPrefix(message))
  }

  @Test("a table of users that is missing is said before mail is read")
  func missing() throws {
    let outcome = try TriageProgram.run(["report", Self.inbox, "--exposure", "no-such.csv"])
    #expect(outcome.status == 66)
    #expect(outcome.output.isEmpty)
    #expect(
      outcome.errors.hasPrefix(
        "triage: --exposure: can't read no-such.csv (No such file or directory)\n"))
  }

  @Test("a period that ends before it begins is a mistake")
  func swapped() throws {
    let outcome = try TriageProgram.run(
      ["report", Self.inbox, "--since", "2025-10-02", "--until", "2025-10-01"])
    #expect(outcome.status == 64)
    #expect(outcome.errors.hasPrefix("triage: --since lies after --until\n"))
  }

  @Test("the last week is reported with what all mail before it taught")
  func lastWeek() throws {
    func report(_ arguments: [String]) throws -> String {
      try TriageProgram.run(
        ["report", Self.inbox, "--now", "2025-12-01T02:15:00Z", "-o", "-", "--format", "json"]
          + arguments
      ).text
    }
    func regressions(_ text: String) -> Substring? {
      guard let start = text.range(of: "\"regressions\":["),
        let end = text.range(of: "\"watch_list\":")
      else { return nil }
      return text[start.upperBound..<end.lowerBound]
    }
    let all = try report([])
    let late = try report(["--since", "7d"])
    #expect(late != all)
    #expect(regressions(all) != nil)
    #expect(regressions(late) == regressions(all))
  }
}
