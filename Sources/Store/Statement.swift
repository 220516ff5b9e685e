private import CSQLite

/// A prepared statement, run as often as needed with other values.
///
/// ```swift
/// var insert = try database.prepare("INSERT INTO app (id, name) VALUES (?, ?)")
/// try insert.run([.integer(1), .text("Packrat")])
/// ```
@safe package struct Statement: ~Copyable {
  private let handle: OpaquePointer
  private let database: Database

  init(_ handle: OpaquePointer, of database: Database) {
    unsafe self.handle = handle
    self.database = database
  }

  deinit { _ = unsafe sqlite3_finalize(handle) }

  /// Sets all parameters, in their order, and starts anew.
  package mutating func bind(_ values: [DatabaseValue]) throws(DatabaseError) {
    _ = unsafe sqlite3_reset(handle)
    precondition(
      values.count == Int(unsafe sqlite3_bind_parameter_count(handle)),
      "each parameter gets its value")
    for (place, value) in values.enumerated() { try bind(value, at: Int32(place + 1)) }
  }

  /// Goes to the next row; false at the end.
  package mutating func next() throws(DatabaseError) -> Bool {
    let code = unsafe sqlite3_step(handle)
    try database.check(code)
    return code == SQLITE_ROW
  }

  /// Runs the statement with these values, to its end.
  package mutating func run(_ values: [DatabaseValue]) throws(DatabaseError) {
    try bind(values)
    while try next() {}
    try reset()
  }

  /// The value of a column of the current row, from 0.
  package func value(_ column: Int) -> DatabaseValue {
    let column = Int32(column)
    switch unsafe sqlite3_column_type(handle, column) {
    case SQLITE_INTEGER: return .integer(unsafe sqlite3_column_int64(handle, column))
    case SQLITE_FLOAT: return .real(unsafe sqlite3_column_double(handle, column))
    case SQLITE_TEXT:
      return unsafe .text(String(decoding: bytes(column), as: UTF8.self))
    case SQLITE_BLOB: return unsafe .bytes(Array(bytes(column)))
    default: return .null
    }
  }

  /// The whole number in a column of the current row; 0 for anything else.
  package func integer(_ column: Int) -> Int {
    Int(unsafe sqlite3_column_int64(handle, Int32(column)))
  }

  /// The bytes in a column of the current row.
  package func bytes(_ column: Int) -> [UInt8] { unsafe Array(bytes(Int32(column))) }

  /// Ends the reading of rows.
  package mutating func reset() throws(DatabaseError) {
    try database.check(unsafe sqlite3_reset(handle))
  }

  private func bytes(_ column: Int32) -> UnsafeRawBufferPointer {
    let start = unsafe sqlite3_column_blob(handle, column)
    return unsafe UnsafeRawBufferPointer(
      start: start, count: start == nil ? 0 : Int(sqlite3_column_bytes(handle, column)))
  }

  private func bind(_ value: DatabaseValue, at place: Int32) throws(DatabaseError) {
    let code: Int32
    switch value {
    case .null: code = unsafe sqlite3_bind_null(handle, place)
    case .integer(let number): code = unsafe sqlite3_bind_int64(handle, place, number)
    case .real(let number): code = unsafe sqlite3_bind_double(handle, place, number)
    case .text(var text):
      code = text.withUTF8 { bytes in
        // An empty text has no address, which would mean null.
        let start = unsafe bytes.baseAddress.map { unsafe UnsafeRawPointer($0) }
        guard let start = unsafe start else {
          return unsafe sqlite3_bind_text(handle, place, "", 0, triage_sqlite_transient())
        }
        return unsafe sqlite3_bind_text64(
          handle, place, start.assumingMemoryBound(to: CChar.self), UInt64(bytes.count),
          triage_sqlite_transient(), UInt8(SQLITE_UTF8))
      }
    case .bytes(let bytes):
      code = unsafe bytes.withUnsafeBytes { bytes in
        guard bytes.count > 0 else { return unsafe sqlite3_bind_zeroblob(handle, place, 0) }
        return unsafe sqlite3_bind_blob64(
          handle, place, bytes.baseAddress, UInt64(bytes.count), triage_sqlite_transient())
      }
    }
    try database.check(code)
  }
}
