import Foundation
import TestSupport
import Testing

@Suite("News: what a quiet run tells")
struct NewsTests {
  private static let inbox = Fixtures.path("inbox")

  private static func quiet(
    _ now: String, _ options: [String] = [], state: String? = nil
  ) throws -> TriageProgram.Outcome {
    try TriageProgram.run(
      [inbox, "--quiet", "--now", now] + options + (state.map { ["--state", $0] } ?? []))
  }

  @Test("a fault is told in the first report that has it, then no more, then when it is over")
  func nights() throws {
    let folder = try TemporaryFolder()
    let state = folder.path("s.db")
    let first = try Self.quiet("2025-12-01", state: state)
    #expect(first.status == 0 && first.errors.isEmpty)
    #expect(first.text.contains("Lumen Notes 4.2.0") && first.text.contains("Ferry Timer 3.0.0"))
    for options in [[], ["--fail-on", "regression"]] {
      let second = try Self.quiet("2025-12-01", options, state: state)
      #expect(second.output.isEmpty && second.errors.isEmpty)
      // Silence is no clean bill: the fault is still there.
      #expect(second.status == (options.isEmpty ? 0 : 1))
    }
    // Without a state every unresolved one is told.
    let without = try Self.quiet("2025-12-01")
    #expect(without.text == first.text)
  }

  @Test("the mail of a night without news is empty, other reports are written all the same")
  func mail() throws {
    let folder = try TemporaryFolder()
    let outputs = ["-o", folder.path("r.eml"), "-o", folder.path("r.json")]
    for isFirst in [true, false] {
      try? FileManager.default.removeItem(atPath: folder.path("r.json"))
      let outcome = try Self.quiet("2025-12-01", outputs, state: folder.path("s.db"))
      #expect(outcome.status == 0 && outcome.errors.isEmpty)
      #expect(try folder.read("r.eml").isEmpty == !isFirst)
      let report = String(decoding: try folder.read("r.json"), as: UTF8.self)
      #expect(report.contains("\"status\":\"\(isFirst ? "new" : "ongoing")\""))
    }
  }

  @Test("a failure is never silent, and news that didn't get out is told again")
  func failures() throws {
    let folder = try TemporaryFolder()
    let state = folder.path("s.db")
    let full = try TriageProgram.run(
      [Self.inbox, "--quiet", "--now", "2025-12-01", "--state", state],
      shell: "exec \"$@\" > /dev/full")
    #expect(full.status == 74 && full.errors.contains("the disk is full"))
    #expect(try Self.quiet("2025-12-01", state: state).text.contains("Lumen Notes"))
    let missing = try TriageProgram.run(
      [Self.inbox, folder.path("none"), "--quiet", "--now", "2025-12-01", "--state", state])
    #expect(missing.status == 66 && missing.errors.contains("no such file or folder"))
    #expect(missing.output.isEmpty)
  }
}
