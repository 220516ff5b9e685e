import Bytes
import Glibc
import Records
import Testing

@testable import Mailboxes

@Suite("An mbox that changes while it is read")
struct ChangingMboxTests {
  private static let from = "From a@example.org Tue Jan  6 09:10:11 2026\n"  // 44 bytes
  private static let message = from + "Subject: x\n\n0123456789\n\n"  // 68 bytes

  /// Reads a mailbox of three messages that `change` changes once its first window was read.
  private func read(_ start: String, change: (String) throws -> Void) throws -> CollectedMessages {
    let folder = try ThrowAwayFolder()
    let path = try folder.put("in", start)
    var limits = ReadingLimits()
    limits.window = 70_000
    limits.batch = 1
    return try CollectedMessages([path], limits: limits, afterFirst: { try change(path) })
  }

  private static var large: String {
    String(repeating: message, count: 1_500)  // 102,000 bytes
  }

  @Test("what is delivered later is left to the next run")
  func grows() throws {
    let found = try read(Self.large) { path in
      try Self.append(Self.message + Self.message, to: path)
    }
    #expect(found.items.count == 1_500)
    #expect(found.places.last == [101_976, 23])
    #expect(found.problems == [])
  }

  @Test("a message that was half delivered is read to its end")
  func growsInside() throws {
    let found = try read(Self.large + Self.from + "Subject: ha") { path in
      try Self.append("lf\n\nwhole\n\n" + Self.message, to: path)
    }
    #expect(found.items.count == 1_501)
    #expect(found.items.last?.text == "Subject: half\n\nwhole\n")
  }

  @Test("of a file that becomes shorter, the last message is marked")
  func shrinks() throws {
    let found = try read(Self.large) { path in truncate(path, 80_020) }
    // 80,020 = 1,176 messages and 52 bytes of the next.
    #expect(found.items.count == 1_177)
    #expect(found.items.last?.text == "Subject:")
    #expect(found.items.last?.origin.warnings == RecordWarnings(.truncated))
    #expect(found.items.dropLast().allSatisfy { $0.origin.warnings.isEmpty })
    #expect(found.problems.map(\.reason) == [.shrank])
    #expect(found.problems.map(\.offset) == [80_020])
  }

  @Test("a file that is replaced is read to its end as it was")
  func replaced() throws {
    let found = try read(Self.large) { path in
      try Self.append("", to: path)
      unlink(path)
      let file = open(path, O_WRONLY | O_CREAT, 0o600)
      close(file)
    }
    #expect(found.items.count == 1_500)
    #expect(found.problems == [])
  }

  private static func append(_ text: String, to path: String) throws {
    let file = open(path, O_WRONLY | O_APPEND)
    guard file >= 0 else { throw SystemError(code: errno) }
    defer { close(file) }
    guard write(file, text, text.utf8.count) == text.utf8.count else {
      throw SystemError(code: errno)
    }
  }
}
