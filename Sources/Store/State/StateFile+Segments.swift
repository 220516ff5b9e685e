/// The runs of messages.
extension StateFile {
  /// By what the messages of a segment are known again.
  ///
  /// Whether these bytes are sound is known when the content was read.
  package func keys(of segment: StateSegment) throws(StateError) -> [UInt8] {
    try StateError.wrapping { () throws(DatabaseError) in
      guard let statements else { throw damage }
      try statements.keys.bind([.integer(segment.id)])
      guard try statements.keys.next() else { throw damage }
      let keys = statements.keys.bytes(0)
      try statements.keys.reset()
      return keys
    }
  }

  /// The keys and the facts of a segment.
  package func content(
    of segment: StateSegment
  ) throws(StateError) -> (keys: [UInt8], facts: [UInt8]) {
    try StateError.wrapping { () throws(DatabaseError) in
      guard let statements else { throw damage }
      try statements.content.bind([.integer(segment.id)])
      guard try statements.content.next() else { throw damage }
      let keys = statements.content.bytes(0)
      let facts = statements.content.bytes(1)
      try statements.content.reset()
      let sum = StateRow.sum(.segment, segment.id, segment.mailbox, of: keys, facts)
      guard sum == segment.sum else { throw damage }
      return (keys, facts)
    }
  }

  /// Adds a segment behind all others.
  package func addSegment(mailbox: Int, keys: [UInt8], facts: [UInt8]) {
    lastSegment += 1
    insert(id: lastSegment, mailbox: mailbox, keys: keys, facts: facts)
  }

  /// Gives a segment another content.
  package func replace(_ segment: StateSegment, keys: [UInt8], facts: [UInt8]) {
    remove(segment)
    insert(id: segment.id, mailbox: segment.mailbox, keys: keys, facts: facts)
  }

  package func remove(_ segment: StateSegment) {
    write { (state) throws(DatabaseError) in
      try state.statements?.delete.run([.integer(segment.id)])
      state.total.remove(segment.sum)
      state.segments[segment.id] = nil
    }
  }

  private func insert(id: Int, mailbox: Int, keys: [UInt8], facts: [UInt8]) {
    let sum = StateRow.sum(.segment, id, mailbox, of: keys, facts)
    write { (state) throws(DatabaseError) in
      try state.statements?.insert.run([
        .integer(id), .integer(mailbox), .integer(sum), .bytes(keys), .bytes(facts),
      ])
      state.total.add(sum)
      state.segments[id] = StateSegment(id: id, mailbox: mailbox, sum: sum)
    }
  }

  /// Writes something, unless an earlier failure undid all that was written.
  ///
  /// What was there before stays readable.
  func write(_ body: (StateFile) throws(DatabaseError) -> Void) {
    guard failure == nil else { return }
    do throws(DatabaseError) {
      try body(self)
    } catch {
      failure = StateError(error)
      if !database.isIdle { _ = try? database.execute("ROLLBACK") }
      _ = try? database.execute("BEGIN")
    }
  }
}
