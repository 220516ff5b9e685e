/// What is written at the end of a run.
extension StateFile {
  /// Forgets all mail: it was understood by other rules.
  package func removeMail() {
    write { (state) throws(DatabaseError) in
      try state.database.execute("DELETE FROM segment; DELETE FROM mailbox")
      for segment in state.segments.values { state.total.remove(segment.sum) }
      for row in state.mailboxes.values {
        state.total.remove(StateRow.sum(.mailbox, row.id, of: row.content))
      }
      state.segments = [:]
      state.mailboxes = [:]
    }
  }

  /// Writes the row of a mailbox, or removes it when there is no content.
  package func set(_ content: [UInt8]?, ofMailbox id: Int) {
    let old = mailboxes[id]
    if old?.content == content { return }
    write { (state) throws(DatabaseError) in
      if let old {
        var delete = try state.database.prepare("DELETE FROM mailbox WHERE id = ?")
        try delete.run([.integer(id)])
        state.total.remove(StateRow.sum(.mailbox, id, of: old.content))
      }
      state.mailboxes[id] = nil
      guard let content else { return }
      let sum = StateRow.sum(.mailbox, id, of: content)
      var insert = try state.database.prepare("INSERT INTO mailbox VALUES (?, ?, ?)")
      try insert.run([.integer(id), .integer(sum), .bytes(content)])
      state.total.add(sum)
      state.mailboxes[id] = StateRow(id: id, content: content)
    }
  }

  /// Writes what a report said in the place of what an earlier one said.
  package func setEntries(_ contents: [[UInt8]]) {
    if contents == entries.map(\.content) { return }
    write { (state) throws(DatabaseError) in
      try state.database.execute("DELETE FROM entry")
      for row in state.entries {
        state.total.remove(StateRow.sum(.entry, row.id, of: row.content))
      }
      state.entries = []
      var insert = try state.database.prepare("INSERT INTO entry VALUES (?, ?, ?)")
      for (place, content) in contents.enumerated() {
        let row = StateRow(id: place + 1, content: content)
        let sum = StateRow.sum(.entry, row.id, of: content)
        try insert.run([.integer(row.id), .integer(sum), .bytes(content)])
        state.total.add(sum)
        state.entries.append(row)
      }
    }
  }

  /// Makes all that was written last; what failed before is thrown now.
  package func commit(rules: Int) throws(StateError) {
    write { (state) throws(DatabaseError) in
      var insert = try state.database.prepare("INSERT OR REPLACE INTO meta VALUES (?, ?)")
      for (key, value) in [
        ("rules", rules), ("rows", state.total.rows), ("sum", state.total.sum),
      ] {
        try insert.run([.text(key), .integer(value)])
      }
      try state.database.execute("COMMIT")
    }
    if let failure { throw failure }
    self.rules = rules
  }
}
