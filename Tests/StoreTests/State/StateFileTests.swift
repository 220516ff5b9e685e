import Bytes
import Foundation
import TestSupport
import Testing

@testable import Store

@Suite("State files")
struct StateFileTests {
  private func reason(_ body: () throws -> Void) -> StateError.Reason? {
    do { try body() } catch let error as StateError { return error.reason } catch {}
    return nil
  }

  /// A state with two mailboxes, two segments of the first, and two entries.
  private func fill(_ path: String) throws {
    let (state, wasDamaged) = try StateFile.open(path: path)
    #expect(!wasDamaged && state.rules == nil)
    state.set([1, 2], ofMailbox: 1)
    state.set([3], ofMailbox: 2)
    state.addSegment(mailbox: 1, keys: [7], facts: Array(repeating: 8, count: 40_000))
    state.addSegment(mailbox: 1, keys: [], facts: [9])
    state.setEntries([[4], [5]])
    try state.commit(rules: 77)
  }

  @Test("what was committed is there, what wasn't isn't")
  func rows() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("s.db")
    try fill(path)
    do {
      let state = try StateFile.open(path: path).state
      #expect(state.rules == 77)
      #expect(state.mailboxes.mapValues(\.content) == [1: [1, 2], 2: [3]])
      #expect(state.entries.map(\.content) == [[4], [5]])
      let first = try #require(state.segments[1])
      #expect(try state.content(of: first).facts.count == 40_000)
      #expect(try state.keys(of: first) == [7])
      state.replace(first, keys: [6], facts: [5])
      state.remove(try #require(state.segments[2]))
      state.set(nil, ofMailbox: 2)
      state.setEntries([])
    }
    do {
      let state = try StateFile.open(path: path).state
      #expect(state.segments.count == 2 && state.mailboxes.count == 2)
      state.replace(try #require(state.segments[1]), keys: [6], facts: [5])
      try state.commit(rules: 78)
    }
    let state = try StateFile.open(path: path).state
    #expect(try state.content(of: #require(state.segments[1])) == ([6], [5]))
    #expect(state.rules == 78)
    state.removeMail()
    try state.commit(rules: 79)
    let emptied = try StateFile.open(path: path).state
    #expect(emptied.segments.isEmpty && emptied.mailboxes.isEmpty && emptied.entries.count == 2)
  }

  @Test("only the owner may read it, and it says what it is")
  func form() throws {
    let folder = try TemporaryFolder()
    try fill(folder.path("s.db"))
    let mode = try FileManager.default.attributesOfItem(atPath: folder.path("s.db"))
    #expect(mode[.posixPermissions] as? Int == 0o600)
    let bytes = try folder.read("s.db")
    #expect(Array(bytes[68..<72]) == Array("Tria".utf8))
    #expect(Array(bytes[60..<64]) == [0, 0, 0, 1])
  }

  @Test("a run holds it until it ends")
  func lock() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("s.db")
    let first = try StateFile.open(path: path).state
    #expect(reason { _ = try StateFile.open(path: path, patience: 1) } == .busy)
    try first.commit(rules: 1)
    #expect(try StateFile.open(path: path, patience: 1).state.rules == 1)
  }

  @Test("what is something else, or newer, is refused and left as it is")
  func refusals() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("s.db")
    try fill(path)
    let good = try folder.read("s.db")
    var newer = good
    newer[63] = 9
    var foreign = good
    foreign[68] ^= 1
    let cases: [([UInt8], StateError.Reason)] = [
      (Array("From a@example.com Tue Jan  6 09:10:11 2026\nSubject: Hi\n".utf8), .notState),
      ([0], .notState), (foreign, .notState), (newer, .newer(9)),
    ]
    for (bytes, expected) in cases {
      let other = try folder.write(bytes, to: "other")
      #expect(reason { _ = try StateFile.open(path: other) } == expected)
      #expect(try folder.read("other") == bytes)
    }
    #expect(reason { _ = try StateFile.open(path: folder.path) } == .notState)
    #expect(reason { _ = try StateFile.open(path: "/dev/null") } == .notState)
    #expect(
      reason { _ = try StateFile.open(path: folder.path("no/s.db")) } == .unavailable(ENOENT))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == [
        "other", "s.db",
      ])
    // An empty file can become one.
    #expect(try StateFile.open(path: folder.write([], to: "empty")).state.rules == nil)
  }

  @Test("a changed bit or a cut is found, and the file put aside; or it changed nothing")
  func damage() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("s.db")
    try fill(path)
    let good = try folder.read("s.db")
    var found = 0
    for place in stride(from: 101, to: good.count, by: good.count / 60) {
      var bytes = good
      bytes[place] ^= 1 << UInt8(place % 8)
      try folder.write(bytes, to: "s.db")
      var (state, wasDamaged) = try StateFile.open(path: path)
      if !wasDamaged {
        do {
          for segment in state.segments.values { _ = try state.content(of: segment) }
          #expect(state.mailboxes.count == 2 && state.entries.count == 2)
        } catch {
          #expect(error.reason == .damaged)
          state = try state.replaced()
          wasDamaged = true
        }
      }
      guard wasDamaged else { continue }
      found += 1
      #expect(state.rules == nil && state.segments.isEmpty)
      #expect(try folder.read("s.db.damaged") == bytes)
    }
    #expect(found > 20)
    for count in [110, 16_384, good.count - 20_000] {
      try folder.write(good[..<count], to: "s.db")
      #expect(try StateFile.open(path: path).wasDamaged, "\(count) bytes")
    }
    // The first bytes are gone, but the name of its kind is there.
    try folder.write([UInt8](repeating: 0, count: 16) + good.dropFirst(16), to: "s.db")
    #expect(try StateFile.open(path: path).wasDamaged)
  }

  @Test("rows that were taken out or put back are found")
  func missingRows() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("s.db")
    for statement: StaticString in [
      "DELETE FROM segment WHERE id = 2", "DELETE FROM entry WHERE id = 1",
      "UPDATE mailbox SET id = 3 WHERE id = 2", "UPDATE segment SET mailbox = 2 WHERE id = 2",
      "DELETE FROM meta", "UPDATE entry SET content = x'0505'",
    ] {
      try? FileManager.default.removeItem(atPath: path)
      try fill(path)
      do {
        let database = try Database(path: path, .writing)
        try database.execute(statement)
      }
      let (state, wasDamaged) = try StateFile.open(path: path)
      let isFound =
        wasDamaged
        || state.segments.values.contains { segment in
          reason { _ = try state.content(of: segment) } == .damaged
        }
      #expect(isFound, "\(statement)")
    }
  }
}
