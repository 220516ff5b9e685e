package import Bytes

/// The file in which incremental runs keep what they know (`reliability.md`, section 5).
///
/// It is a cache: whoever finds it damaged puts it aside and goes on with an empty one. From `open`
/// to `commit`, or until the value goes, one run holds it; what is written before `commit` has never
/// been when the process ends. What stands in a row is packed by whoever uses it.
package final class StateFile {
  /// As people named it.
  package let path: String
  /// What the file is called inside the system.
  package let identity: FileStatus.Identity?
  /// Why nothing can be written; then there is only what was there.
  package internal(set) var failure: StateError?
  /// Rows for mailboxes, by number.
  package internal(set) var mailboxes: [Int: StateRow] = [:]
  /// Rows for what the last report said.
  package internal(set) var entries: [StateRow] = []
  /// By number.
  package internal(set) var segments: [Int: StateSegment] = [:]
  /// A number for the rules by which messages were understood; nil in an empty state.
  package internal(set) var rules: Int?

  /// The version of the tables that this program knows.
  package static var version: Int { StateSchema.version }

  let database: Database
  /// Nil when the file was let go.
  var statements: StateStatements?
  /// Of all rows but those of `meta`.
  var total = StateTotal()
  var lastSegment = 0

  /// Opens a state and takes hold of it; makes an empty one where there is none.
  ///
  /// A damaged one is put aside under its name with `.damaged`, of which one is kept.
  ///
  /// - Parameter patience: milliseconds to wait for another run.
  /// - Throws: `notState`, `newer` and `busy`, and nothing was changed; `unavailable` when it can be
  ///   neither written nor read.
  package static func open(
    path: String, patience: Int = 60_000
  ) throws(StateError) -> (state: StateFile, wasDamaged: Bool) {
    let location = StateLocation(path: path)
    var wasDamaged = false
    // Another run may put the file aside while this one waits for it.
    for _ in 0..<4 {
      try location.create()
      do throws(StateError) {
        guard try location.inspect() == .state else { throw StateError(.damaged, path: path) }
        let identity = location.identity
        let connection = try StateConnection(path: path, patience: patience)
        guard location.identity == identity else { continue }
        return (try StateFile(connection, path: path, identity: identity), wasDamaged)
      } catch {
        guard error.reason == .damaged, !wasDamaged else { throw error }
        try location.putAside()
        wasDamaged = true
      }
    }
    throw StateError(.busy, path: path)
  }

  /// Puts this state aside, which was found damaged, and opens an empty one.
  package func replaced() throws(StateError) -> StateFile {
    // Closed first: it would take the journal of the next one for its own.
    statements = nil
    try StateError.wrapping { () throws(DatabaseError) in
      if !database.isIdle { try database.execute("ROLLBACK") }
      try database.close()
    }
    if let failure { throw failure }
    try StateLocation(path: path).putAside()
    return try Self.open(path: path).state
  }

  private init(
    _ connection: StateConnection, path: String, identity: FileStatus.Identity?
  ) throws(StateError) {
    let statements = try StateError.wrapping { () throws(DatabaseError) in
      try StateStatements(connection.database)
    }
    self.path = path
    self.identity = identity
    self.statements = statements
    database = connection.database
    failure = connection.failure
    try load()
  }

  private func load() throws(StateError) {
    try StateError.wrapping { () throws(DatabaseError) in
      for row in try rows(.mailbox, "SELECT id, sum, content FROM mailbox") {
        mailboxes[row.id] = row
      }
      entries = try rows(.entry, "SELECT id, sum, content FROM entry ORDER BY id")
      var select = try database.prepare("SELECT id, sum, mailbox FROM segment")
      while try select.next() {
        let segment = StateSegment(
          id: select.integer(0), mailbox: select.integer(2), sum: select.integer(1))
        total.add(segment.sum)
        segments[segment.id] = segment
        lastSegment = max(lastSegment, segment.id)
      }
      select = try database.prepare("SELECT key, value FROM meta")
      var meta: [String: Int] = [:]
      while try select.next() {
        if case .text(let key) = select.value(0) { meta[key] = select.integer(1) }
      }
      rules = meta["rules"]
      let expected = StateTotal(rows: meta["rows"] ?? 0, sum: meta["sum"] ?? 0)
      guard total == expected else { throw damage }
    }
  }

  private func rows(
    _ table: StateRow.Table, _ query: StaticString
  ) throws(DatabaseError) -> [StateRow] {
    var rows: [StateRow] = []
    var select = try database.prepare(query)
    while try select.next() {
      let row = StateRow(id: select.integer(0), content: select.bytes(2))
      let sum = StateRow.sum(table, row.id, of: row.content)
      guard select.integer(1) == sum else { throw damage }
      total.add(sum)
      rows.append(row)
    }
    return rows
  }

  var damage: DatabaseError {
    DatabaseError(path: path, code: DatabaseError.damaged, message: "a sum is wrong")
  }
}
