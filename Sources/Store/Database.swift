private import CSQLite

/// A connection to one SQLite file.
///
/// SQL is always a literal of this program: values are bound, never built into it. A connection
/// belongs to one task at a time. It is closed when neither it nor a statement of it is held any
/// more, or by `close`, which says whether that went well.
@safe package final class Database {
  /// How a file is opened.
  package enum Access: Hashable, Sendable {
    case reading
    case writing
    /// Writing, to a new file where there is none.
    case creating
  }

  /// The file as people named it.
  package let path: String
  private var handle: OpaquePointer?

  /// Opens a file.
  ///
  /// Values and rows longer than 16 MiB are refused from then on.
  package init(path: String, _ access: Access) throws(DatabaseError) {
    self.path = path
    var flags = SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE
    switch access {
    case .reading: flags |= SQLITE_OPEN_READONLY
    case .writing: flags |= SQLITE_OPEN_READWRITE
    case .creating: flags |= SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
    }
    // A name that begins with a colon or "file:" would mean something else.
    let name = path.hasPrefix("/") ? path : "./" + path
    var opened: OpaquePointer?
    let code = unsafe sqlite3_open_v2(name, &opened, flags, nil)
    unsafe handle = opened
    guard code == SQLITE_OK else {
      let error = error(code)
      unsafe sqlite3_close_v2(opened)
      unsafe handle = nil
      throw error
    }
    _ = unsafe sqlite3_limit(opened, SQLITE_LIMIT_LENGTH, 16 << 20)
  }

  deinit { unsafe sqlite3_close_v2(handle) }

  /// Guards against a file that somebody else prepared: its schema runs no functions with effects,
  /// cells are checked, and nothing that would break the file is allowed (not even
  /// `journal_mode=OFF`).
  package func defend() throws(DatabaseError) {
    try check(unsafe triage_sqlite_defend(handle))
    try execute("PRAGMA cell_size_check=ON; PRAGMA mmap_size=0")
  }

  /// How long a statement waits for another connection's lock before it is `busy`.
  package func wait(milliseconds: Int) throws(DatabaseError) {
    try check(unsafe sqlite3_busy_timeout(handle, Int32(clamping: milliseconds)))
  }

  /// Runs statements that give nothing and take nothing, divided by semicolons.
  package func execute(_ statements: StaticString) throws(DatabaseError) {
    try check(unsafe sqlite3_exec(handle, Self.text(statements), nil, nil, nil))
  }

  /// Prepares one statement.
  package func prepare(_ statement: StaticString) throws(DatabaseError) -> Statement {
    var prepared: OpaquePointer?
    let code = unsafe sqlite3_prepare_v3(
      handle, Self.text(statement), -1, UInt32(SQLITE_PREPARE_PERSISTENT), &prepared, nil)
    try check(code)
    guard let prepared = unsafe prepared else { throw error(SQLITE_MISUSE) }
    return unsafe Statement(prepared, of: self)
  }

  /// The value of the first column of the first row, or null.
  package func value(_ statement: StaticString) throws(DatabaseError) -> DatabaseValue {
    var prepared = try prepare(statement)
    return try prepared.next() ? prepared.value(0) : .null
  }

  /// Does all of `body` or nothing of it.
  ///
  /// The lock is taken at the beginning, so that no other connection comes between.
  package func transaction<Failure: Error>(
    _ body: () throws(Failure) -> Void, failing: (DatabaseError) -> Failure
  ) throws(Failure) {
    do throws(DatabaseError) { try execute("BEGIN IMMEDIATE") } catch { throw failing(error) }
    do throws(Failure) {
      try body()
    } catch {
      _ = try? execute("ROLLBACK")
      throw error
    }
    do throws(DatabaseError) { try execute("COMMIT") } catch { throw failing(error) }
  }

  /// Whether no transaction is open.
  package var isIdle: Bool { unsafe handle == nil || sqlite3_get_autocommit(handle) != 0 }

  /// Closes the file; all statements must be gone.
  package func close() throws(DatabaseError) {
    let code = unsafe sqlite3_close(handle)
    guard code == SQLITE_OK else { throw error(code) }
    unsafe handle = nil
  }

  func check(_ code: Int32) throws(DatabaseError) {
    guard code == SQLITE_OK || code == SQLITE_DONE || code == SQLITE_ROW else { throw error(code) }
  }

  private func error(_ code: Int32) -> DatabaseError {
    // Without a connection the library still knows what the code means.
    let text = unsafe handle == nil ? sqlite3_errstr(code) : sqlite3_errmsg(handle)
    return DatabaseError(
      path: path, code: code, message: unsafe text.map { unsafe String(cString: $0) } ?? "")
  }

  /// A literal ends with a zero.
  private static func text(_ literal: StaticString) -> UnsafePointer<CChar> {
    unsafe UnsafeRawPointer(literal.utf8Start).assumingMemoryBound(to: CChar.self)
  }
}
