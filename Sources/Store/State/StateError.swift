/// Why a state can't be used.
package struct StateError: Error, Hashable, Sendable {
  package enum Reason: Hashable, Sendable {
    /// What lies there is something else, and was left alone.
    case notState
    /// It was written by a newer version of the program: the version of its tables.
    case newer(Int)
    /// Another run holds it.
    case busy
    /// It can't be read, or not written: the system's `errno`.
    case unavailable(Int32)
    /// Its content contradicts itself.
    case damaged
  }

  package let reason: Reason
  /// The file as people named it.
  package let path: String

  package init(_ reason: Reason, path: String) {
    self.reason = reason
    self.path = path
  }

  /// Does something with the database.
  static func wrapping<Value: ~Copyable>(
    _ body: () throws(DatabaseError) -> Value
  ) throws(StateError) -> Value {
    do throws(DatabaseError) { return try body() } catch { throw StateError(error) }
  }

  init(_ error: DatabaseError) {
    path = error.path
    reason =
      switch error.kind {
      case .damaged: .damaged
      case .busy: .busy
      case .diskFull, .notPermitted, .inputOutput, .outOfMemory, .other:
        .unavailable(error.systemCode)
      }
  }
}
