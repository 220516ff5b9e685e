import Bytes
import Glibc
import Records
import Testing

@testable import Mailboxes

@Suite("Messages larger than a window")
struct LargeMessageTests {
  private static let from = "From a@example.org Tue Jan  6 09:10:11 2026\n"  // 44 bytes

  /// Three messages, the second of 200,000 bytes.
  private static var mailbox: String {
    let line = "all work and no play makes the line go on\n"  // 42 bytes
    let body = String(repeating: line, count: 4_761) + String(repeating: ".", count: 26) + "\n"
    return from + "S: 1\n\na\n\n" + from + "S: 2\n\n>From x\n" + body + "\n" + from + "S: 3\n\nb\n"
  }

  private static func limits(lent: Int) -> ReadingLimits {
    var limits = ReadingLimits()
    limits.window = 4_096
    limits.kept = 100_000
    limits.lent = lent
    limits.stored = lent
    return limits
  }

  @Test("a large message is read once more from its file, and is the same as when it is kept")
  func file() throws {
    let folder = try ThrowAwayFolder()
    let path = try folder.put("in", Self.mailbox)
    let kept = CollectedMessages(path)
    #expect(kept.places == [[44, 8], [97, 200_003], [200_145, 8]])
    #expect(kept.items[1].text.hasPrefix("S: 2\n\nFrom x\nall work"))
    let passed = CollectedMessages(path, limits: Self.limits(lent: 64 << 20))
    #expect(passed.items == kept.items)
  }

  @Test("one that is larger still is seen through a temporary file, and is the same")
  func stored() throws {
    let folder = try ThrowAwayFolder()
    let path = try folder.put("in", Self.mailbox)
    var kept = CollectedMessages(path)
    var limits = Self.limits(lent: 64 << 20)
    limits.held = 150_000
    #expect(CollectedMessages(path, limits: limits).items == kept.items)
    for index in kept.items.indices { kept.items[index].origin.path = folder.path + "/pipe" }
    let piped = try Self.throughPipe(path, as: folder.path + "/pipe", limits: limits)
    #expect(piped.items == kept.items)
  }

  @Test("a large message of a stream goes through a temporary file")
  func stream() throws {
    let folder = try ThrowAwayFolder()
    let path = try folder.put("in", Self.mailbox)
    var kept = CollectedMessages(path).items
    for index in kept.indices { kept[index].origin.path = folder.path + "/pipe" }
    let piped = try Self.throughPipe(
      path, as: folder.path + "/pipe", limits: Self.limits(lent: 64 << 20))
    #expect(piped.items == kept)
  }

  @Test(
    "what lies behind the last byte that is lent is counted and named", arguments: [false, true],
    [100_000, 1_000_000])
  func cut(isPipe: Bool, held: Int) throws {
    let folder = try ThrowAwayFolder()
    let path = try folder.put("in", Self.mailbox)
    let whole = CollectedMessages(path)
    var limits = Self.limits(lent: 150_000)
    limits.held = held
    let found =
      isPipe
      ? try Self.throughPipe(path, as: folder.path + "/pipe", limits: limits)
      : CollectedMessages(path, limits: limits)
    #expect(found.places == whole.places)
    #expect(found.items.map(\.origin.digest) == whole.items.map(\.origin.digest))
    #expect(found.items.map { $0.origin.warnings.list } == [[], [.truncated], []])
    #expect(found.items[1].text.utf8.count == 149_999)
    #expect(found.items[2].text == "S: 3\n\nb\n")
  }

  private static func throughPipe(
    _ path: String, as pipe: String, limits: ReadingLimits
  ) throws -> CollectedMessages {
    guard mkfifo(pipe, 0o600) == 0 else { throw SystemError(code: errno) }
    // Opening both ends here would wait; a child feeds the pipe.
    var child: pid_t = 0
    let command = ["sh", "-c", "cat \(path) > \(pipe)"]
    let words: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) } + [nil]
    defer { words.forEach { free($0) } }
    guard posix_spawn(&child, "/bin/sh", nil, nil, words, nil) == 0 else {
      throw SystemError(code: errno)
    }
    defer { waitpid(child, nil, 0) }
    return CollectedMessages(pipe, limits: limits)
  }
}
