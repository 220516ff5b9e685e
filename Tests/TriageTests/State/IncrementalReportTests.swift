import Foundation
import TestSupport
import Testing

@Suite("Reports with a state")
struct IncrementalReportTests {
  private static let now = ["--now", "2025-12-01T02:15:00Z"]

  /// A report without what a state may change: `status`, and the sign of what is new.
  private static func comparable(_ report: [UInt8]) -> String {
    var text = String(decoding: report, as: UTF8.self)
    for status in ["new", "ongoing"] {
      text = text.replacingOccurrences(of: "\"status\":\"\(status)\"", with: "")
      text = text.replacingOccurrences(of: "\"status\": \"\(status)\"", with: "")
    }
    return text
  }

  /// Where two reports differ, or nil.
  private static func difference(_ report: [UInt8], _ other: [UInt8]) -> String? {
    let (one, two) = (comparable(report), comparable(other))
    if one == two { return nil }
    let start = max(one.commonPrefix(with: two).count - 80, 0)
    return "\(one.dropFirst(start).prefix(160)) against \(two.dropFirst(start).prefix(160))"
  }

  private static func report(_ paths: [String], _ options: [String]) throws -> TriageProgram.Outcome
  {
    try TriageProgram.run(paths + now + ["-o", "-", "--format", "json"] + options)
  }

  @Test("night for night the report is that of a fresh run", arguments: [2])
  func nights(seed: UInt64) throws {
    let inbox = try NightlyInbox(seed: seed, mails: 80)
    let state = ["--state", inbox.folder.path("state.db")]
    for night in 0..<8 {
      try inbox.pass(mails: night == 0 ? 20 : 7)
      let fresh = try Self.report(inbox.paths, [])
      let kept = try Self.report(inbox.paths, state)
      #expect(kept.errors == fresh.errors && kept.status == fresh.status, "night \(night)")
      #expect(Self.difference(kept.output, fresh.output) == nil, "night \(night)")
    }
    let size = try inbox.folder.read("state.db").count
    #expect(size < 2_000_000)
  }

  @Test("a run that is killed leaves the state of the run before, and the next one is right")
  func kills() throws {
    let inbox = try NightlyInbox(seed: 3, mails: 90)
    try inbox.pass(mails: 40)
    let state = inbox.folder.path("state.db")
    _ = try Self.report(inbox.paths, ["--state", state])
    for delay in [8, 40] {
      try inbox.pass(mails: 20)
      _ = try TriageProgram.run(
        inbox.paths + Self.now + ["--state", state, "-o", inbox.folder.path("r.json")],
        shell: "timeout -s KILL 0.0\(delay < 10 ? "0" : "")\(delay) \"$@\"")
      let fresh = try Self.report(inbox.paths, [])
      let kept = try Self.report(inbox.paths, ["--state", state])
      #expect(kept.errors.isEmpty)
      #expect(Self.difference(kept.output, fresh.output) == nil)
    }
  }

  @Test("runs at once wait for each other")
  func together() async throws {
    let inbox = try NightlyInbox(seed: 4, mails: 30)
    try inbox.pass(mails: 30)
    let paths = inbox.paths
    let state = ["--state", inbox.folder.path("state.db")]
    let outcomes = try await withThrowingTaskGroup(of: TriageProgram.Outcome.self) { group in
      for _ in 0..<3 { group.addTask { try Self.report(paths, state) } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    let fresh = try Self.report(paths, []).output
    for outcome in outcomes {
      #expect(outcome.status == 0 && outcome.errors.isEmpty)
      #expect(Self.difference(outcome.output, fresh) == nil)
    }
  }

  @Test("a damaged state is put aside, which is said once, and the report is right")
  func damage() throws {
    let inbox = try NightlyInbox(seed: 5, mails: 40)
    try inbox.pass(mails: 40)
    let state = inbox.folder.path("state.db")
    let fresh = try Self.report(inbox.paths, []).output
    _ = try Self.report(inbox.paths, ["--state", state])
    let good = try inbox.folder.read("state.db")
    var found = 0
    // Most bytes of a small state are free room, in which damage harms nobody.
    let used = good.indices.dropFirst(200).filter { good[$0] != 0 }
    for place in stride(from: 0, to: used.count, by: used.count / 4).map({ used[$0] }) {
      var bytes = good
      bytes[place] ^= 0x10
      try inbox.folder.write(bytes, to: "state.db")
      let outcome = try Self.report(inbox.paths, ["--state", state])
      #expect(outcome.status == 0)
      #expect(Self.difference(outcome.output, fresh) == nil)
      guard !outcome.errors.isEmpty else { continue }
      found += 1
      #expect(
        outcome.errors
          == "triage: the state was damaged: \(state)\n"
          + "  It was put aside as \(state).damaged, and all mail was read again.\n")
      #expect(try inbox.folder.read("state.db.damaged") == bytes)
      #expect(try Self.report(inbox.paths, ["--state", state]).errors.isEmpty)
    }
    #expect(found > 1)
  }

  @Test("where no state can be written the reports are, and then status 74 says so")
  func unwritable() throws {
    let inbox = try NightlyInbox(seed: 6, mails: 30)
    try inbox.pass(mails: 30)
    let report = inbox.folder.path("r.json")
    let missing = inbox.folder.path("none/state.db")
    let outcome = try TriageProgram.run(
      inbox.paths + Self.now + ["-o", report, "--state", missing])
    #expect(outcome.status == 74)
    #expect(
      outcome.errors == "triage: can't keep the state: there is no folder for \(missing)\n"
        + "  All mail was read, and the reports are complete. Create the folder first.\n")
    let whole = try inbox.folder.read("r.json")
    try FileManager.default.removeItem(atPath: report)
    // Room for the report, not for the state; the limit counts 512 bytes.
    let blocks = whole.count / 512 + 4
    let padded = inbox.folder.path("state.db")
    let limited = try TriageProgram.run(
      inbox.paths + Self.now + ["-o", report, "--state", padded],
      shell: "ulimit -f \(blocks); exec \"$@\"")
    #expect(limited.status == 74)
    #expect(limited.errors.contains("can't keep the state"))
    #expect(Self.difference(try inbox.folder.read("r.json"), whole) == nil)
    let next = try Self.report(inbox.paths, ["--state", padded])
    #expect(next.status == 0 && next.errors.isEmpty)
  }

  @Test("what is no state, is newer, is a mailbox or a report is refused and left as it is")
  func refusals() throws {
    let inbox = try NightlyInbox(seed: 7, mails: 20)
    try inbox.pass(mails: 20)
    let mbox = inbox.folder.path("mbox")
    let before = try inbox.folder.read("mbox")
    let report = inbox.folder.path("r.json")
    let maildir = inbox.folder.path("Maildir")
    let outcome = try TriageProgram.run([maildir, "--state", mbox, "-o", report])
    #expect(outcome.status == 73)
    #expect(
      outcome.errors == "triage: this is no state file: \(mbox)\n"
        + "  It was left as it is. Give the name of a new file.\n")
    #expect(try inbox.folder.read("mbox") == before)
    #expect(try TriageProgram.run([mbox, "--state", mbox]).status == 73)
    #expect(try TriageProgram.run([maildir, "--state", report, "-o", report]).status == 73)
    #expect(!FileManager.default.fileExists(atPath: report))
    let state = inbox.folder.path("state.db")
    _ = try TriageProgram.run([maildir, "--state", state])
    var newer = try inbox.folder.read("state.db")
    newer[63] = 9
    try inbox.folder.write(newer, to: "state.db")
    let refused = try TriageProgram.run([maildir, "--state", state])
    #expect(refused.status == 74)
    #expect(
      refused.errors.hasPrefix("triage: the state is from a newer version: \(state) (9, known: 1)"))
    #expect(try inbox.folder.read("state.db") == newer)
  }

  @Test("a state that lies among the mail is not read as mail")
  func amongMail() throws {
    let inbox = try NightlyInbox(seed: 8, mails: 20)
    try inbox.pass(mails: 20)
    let state = inbox.folder.path("more/state.db")
    for _ in 0..<2 {
      let fresh = try Self.report(inbox.paths, [])
      let kept = try Self.report(inbox.paths, ["--state", state])
      #expect(kept.status == 0 && kept.errors == fresh.errors)
      #expect(Self.difference(kept.output, fresh.output) == nil)
    }
  }
}
