import TestSupport
import Testing

@testable import Store

@Suite("Databases")
struct DatabaseTests {
  @Test("values come back as they were bound")
  func values() throws {
    let folder = try TemporaryFolder()
    let database = try Database(path: folder.path("a.db"), .creating)
    try database.execute("CREATE TABLE t (n INTEGER, r REAL, s TEXT, b BLOB)")
    var insert = try database.prepare("INSERT INTO t VALUES (?, ?, ?, ?)")
    let rows: [[DatabaseValue]] = [
      [.integer(Int64.min), .real(0.5), .text("Grüße '); DROP TABLE t; --"), .bytes([0, 255])],
      [nil, nil, .text(""), .bytes([])], [.flag(true), .real(-1), .text("a\u{0}b"), nil],
    ]
    for row in rows { try insert.run(row) }
    var select = try database.prepare("SELECT n, r, s, b FROM t ORDER BY rowid")
    var found: [[DatabaseValue]] = []
    while try select.next() { found.append((0..<4).map { select.value($0) }) }
    #expect(found == rows)
    #expect(try database.value("SELECT count(*) FROM t") == .integer(3))
    #expect(try database.value("SELECT n FROM t WHERE n = 7") == .null)
  }

  @Test("errors say what they mean")
  func errors() throws {
    let folder = try TemporaryFolder()
    func kind(_ body: () throws -> Void) -> DatabaseError.Kind? {
      do { try body() } catch let error as DatabaseError { return error.kind } catch {}
      return nil
    }
    let noDatabase = try folder.write(
      String(repeating: "From me@example.com\n", count: 99), to: "mbox")
    #expect(
      kind {
        _ = try Database(path: noDatabase, .writing).value("SELECT count(*) FROM sqlite_schema")
      }
        == .damaged)
    #expect(kind { _ = try Database(path: folder.path("none"), .reading) } == .notPermitted)
    #expect(kind { _ = try Database(path: folder.path("no/folder"), .creating) } == .notPermitted)
    let path = folder.path("a.db")
    let first = try Database(path: path, .creating)
    try first.execute("CREATE TABLE t (n INTEGER NOT NULL) STRICT; BEGIN IMMEDIATE")
    let second = try Database(path: path, .writing)
    try second.wait(milliseconds: 1)
    #expect(kind { try second.execute("BEGIN IMMEDIATE") } == .busy)
    #expect(kind { try first.execute("INSERT INTO t VALUES (NULL)") } == .other)
    #expect(kind { _ = try first.prepare("SELECT nothing FROM nowhere") } == .other)
    let error = #expect(throws: DatabaseError.self) { try second.execute("BEGIN IMMEDIATE") }
    #expect(error?.path == path)
  }

  @Test("a transaction is whole or not there")
  func transactions() throws {
    let folder = try TemporaryFolder()
    let database = try Database(path: folder.path("a.db"), .creating)
    try database.execute("CREATE TABLE t (n INTEGER)")
    func count() throws -> DatabaseValue { try database.value("SELECT count(*) FROM t") }
    try database.transaction(
      { () throws(DatabaseError) in
        try database.execute("INSERT INTO t VALUES (1)")
      }, failing: { $0 })
    #expect(try count() == .integer(1))
    #expect(throws: DatabaseError.self) {
      try database.transaction(
        { () throws(DatabaseError) in
          try database.execute("INSERT INTO t VALUES (2)")
          try database.execute("INSERT INTO nowhere VALUES (2)")
        }, failing: { $0 })
    }
    #expect(try count() == .integer(1))
  }

  @Test("a guarded connection allows nothing that breaks the file")
  func defended() throws {
    let folder = try TemporaryFolder()
    let database = try Database(path: folder.path("a.db"), .creating)
    try database.defend()
    try database.execute("PRAGMA journal_mode=OFF")
    #expect(try database.value("PRAGMA journal_mode") == .text("delete"))
    #expect(throws: DatabaseError.self) {
      try database.execute("PRAGMA writable_schema=ON; DELETE FROM sqlite_schema")
      try database.execute("CREATE TABLE t (n); UPDATE sqlite_schema SET sql = ''")
    }
  }

  @Test("a name is never taken for an address or a file in memory")
  func names() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("file:x?mode=memory")
    let database = try Database(path: path, .creating)
    try database.execute("CREATE TABLE t (n)")
    try database.close()
    #expect(try folder.read("file:x?mode=memory").starts(with: Array("SQLite format 3".utf8)))
  }
}
