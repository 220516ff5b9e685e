/// Opens the database of a state, takes its lock and brings its tables up to date.
struct StateConnection {
  let database: Database
  /// Why nothing can be written.
  let failure: StateError?

  /// - Parameter patience: milliseconds to wait for another run.
  init(path: String, patience: Int) throws(StateError) {
    do throws(DatabaseError) {
      do throws(DatabaseError) {
        database = try Self.lock(path, patience: patience)
        failure = nil
      } catch {
        guard error.kind == .notPermitted else { throw error }
        database = try Self.reading(path, patience: patience)
        failure = StateError(error)
      }
    } catch {
      throw StateError(error)
    }
    try bringUpToDate(path)
  }

  /// A connection that may write; the lock that it takes is the lock of the run.
  private static func lock(_ path: String, patience: Int) throws(DatabaseError) -> Database {
    let database = try Database(path: path, .writing)
    try database.wait(milliseconds: patience)
    // Until here the size of a page can be chosen; large ones make long rows quick.
    try database.execute("PRAGMA page_size=16384")
    try database.defend()
    try database.execute("PRAGMA journal_mode=DELETE; PRAGMA synchronous=FULL")
    try database.execute("PRAGMA secure_delete=ON")
    try database.execute("BEGIN IMMEDIATE")
    return database
  }

  private static func reading(_ path: String, patience: Int) throws(DatabaseError) -> Database {
    let database = try Database(path: path, .reading)
    try database.wait(milliseconds: patience)
    try database.defend()
    try database.execute("BEGIN")
    return database
  }

  private func bringUpToDate(_ path: String) throws(StateError) {
    let (id, isEmpty, found) = try StateError.wrapping { () throws(DatabaseError) in
      (
        try database.value("PRAGMA application_id"),
        try database.value("SELECT count(*) FROM sqlite_schema") == .integer(0),
        try database.value("PRAGMA user_version")
      )
    }
    guard id == .integer(StateSchema.applicationID) || isEmpty else {
      throw StateError(.notState, path: path)
    }
    guard case .integer(let version) = found, version >= 0, version <= StateSchema.lastVersion
    else {
      throw StateError(.damaged, path: path)
    }
    guard version <= StateSchema.version else { throw StateError(.newer(Int(version)), path: path) }
    let verdict = try StateError.wrapping { () throws(DatabaseError) in
      try database.value("PRAGMA integrity_check(1)")
    }
    guard verdict == .text("ok") else { throw StateError(.damaged, path: path) }
    guard version < StateSchema.version else { return }
    if let failure { throw failure }
    try StateError.wrapping { () throws(DatabaseError) in
      for step in StateSchema.migrations[Int(version)...] { try database.execute(step) }
    }
  }
}
