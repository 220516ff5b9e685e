private import CSQLite

#if canImport(Glibc)
  private import Glibc
#elseif canImport(Darwin)
  private import Darwin
#endif

/// A call of SQLite that failed.
package struct DatabaseError: Error, Hashable, Sendable {
  /// What it means for whoever called.
  package enum Kind: Hashable, Sendable {
    /// The file is no database, or one that is damaged.
    case damaged
    /// Another connection holds the lock.
    case busy
    case diskFull
    /// The file can't be opened or written.
    case notPermitted
    /// The system's calls on the file failed.
    case inputOutput
    case outOfMemory
    /// A statement or a value that the schema doesn't allow.
    case other
  }

  /// The file.
  package let path: String
  /// The library's extended result code.
  package let code: Int32
  /// What the library says about it, in English.
  package let message: String

  package init(path: String, code: Int32, message: String) {
    self.path = path
    self.code = code
    self.message = message
  }

  /// The code of a content that contradicts itself.
  static let damaged: Int32 = SQLITE_CORRUPT

  /// The code of a read or a write that failed.
  package static let inputOutput: Int32 = SQLITE_IOERR

  package var kind: Kind {
    switch code & 0xFF {
    case SQLITE_CORRUPT, SQLITE_NOTADB, SQLITE_FORMAT: .damaged
    case SQLITE_BUSY, SQLITE_LOCKED: .busy
    case SQLITE_FULL: .diskFull
    case SQLITE_CANTOPEN, SQLITE_READONLY, SQLITE_PERM, SQLITE_AUTH: .notPermitted
    case SQLITE_IOERR: .inputOutput
    case SQLITE_NOMEM: .outOfMemory
    default: .other
    }
  }

  /// The system's `errno` that says the same.
  package var systemCode: Int32 {
    switch kind {
    case .diskFull: ENOSPC
    case .busy: EBUSY
    case .notPermitted: EACCES
    case .outOfMemory: ENOMEM
    case .damaged, .inputOutput, .other: EIO
    }
  }
}
