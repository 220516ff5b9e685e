/// The statements that run for every segment.
final class StateStatements {
  var keys: Statement
  var content: Statement
  var insert: Statement
  var delete: Statement

  init(_ database: Database) throws(DatabaseError) {
    let keys = try database.prepare("SELECT keys FROM segment WHERE id = ?")
    let content = try database.prepare("SELECT keys, facts FROM segment WHERE id = ?")
    let insert = try database.prepare(
      "INSERT INTO segment (id, mailbox, sum, keys, facts) VALUES (?, ?, ?, ?, ?)")
    let delete = try database.prepare("DELETE FROM segment WHERE id = ?")
    self.keys = keys
    self.content = content
    self.insert = insert
    self.delete = delete
  }
}
