import Bytes
import Glibc
import TestSupport
import Testing

@testable import Mailboxes

@Suite("Locks that other programs hold on an mbox")
struct MailboxLockTests {
  private static let mbox = "From a@example.org Tue Jan  6 09:10:11 2026\nSubject: x\n\nhi\n\n"

  private static func limits(wait: Int, all: Int = 30_000) -> ReadingLimits {
    var limits = ReadingLimits()
    limits.lockWait = wait
    limits.lockWaits = all
    return limits
  }

  @Test("a write lock is waited for, then named, and the mailbox read all the same")
  func writeLock() throws {
    let folder = try ThrowAwayFolder()
    let path = try folder.put("in", Self.mbox)
    let file = open(path, O_RDWR)
    defer { close(file) }
    var lock = flock()
    lock.l_type = Int16(F_WRLCK)
    lock.l_whence = Int16(SEEK_SET)
    #expect(fcntl(file, 37, &lock) == 0)  // F_OFD_SETLK
    let held = CollectedMessages([path], limits: Self.limits(wait: 100), afterFirst: {})
    #expect(held.items.count == 1)
    #expect(held.problems.map(\.reason) == [.locked])
    lock.l_type = Int16(F_UNLCK)
    #expect(fcntl(file, 37, &lock) == 0)
    let free = CollectedMessages([path], limits: Self.limits(wait: 0), afterFirst: {})
    #expect(free.items.count == 1)
    #expect(free.problems == [])
  }

  @Test("a lock file is waited for until it goes, or the patience ends; it is left alone")
  func lockFile() throws {
    let folder = try ThrowAwayFolder()
    let path = try folder.put("in", Self.mbox)
    let lock = try folder.put("in.lock", "")
    let held = CollectedMessages([path], limits: Self.limits(wait: 100), afterFirst: {})
    #expect(held.items.count == 1)
    #expect(held.problems.map(\.reason) == [.locked])
    #expect(access(lock, F_OK) == 0)
    try SystemProgram.shell("(sleep 0.2; rm \"$1\") >/dev/null 2>&1 &", lock)
    let gone = CollectedMessages([path], limits: Self.limits(wait: 30_000), afterFirst: {})
    #expect(gone.items.count == 1)
    #expect(gone.problems == [])
  }

  @Test("many locks together are waited for no longer than a run may wait")
  func patience() throws {
    let folder = try ThrowAwayFolder()
    for index in 0..<40 {
      try folder.put("box/\(index)", Self.mbox)
      try folder.put("box/\(index).lock", "")
    }
    let found = CollectedMessages(
      [folder.path + "/box"], limits: Self.limits(wait: 1_000_000, all: 100), afterFirst: {})
    #expect(found.items.count == 40)
    #expect(found.problems.map(\.reason) == Array(repeating: .locked, count: 40))
  }
}
