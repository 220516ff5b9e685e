import Bytes

/// Something about a mailbox that could not be read.
package struct MailboxProblem: Hashable, Sendable {
  /// What happened.
  package enum Reason: String, CaseIterable, Hashable, Sendable {
    /// There is no such file or folder.
    case missing
    /// There is, but it may not be read.
    case notPermitted
    /// It is neither a regular file nor a folder nor a pipe.
    case notRegular
    /// A pipe, socket or device that lies in a folder; nothing is lost by that.
    case skipped
    /// It is no mail.
    case notMail
    /// Reading failed in the middle.
    case readFailed
    /// A packed file ends too early or is damaged; what came before counts.
    case damagedArchive
    /// The file became shorter while it was read.
    case shrank
    /// Another program held a lock for longer than we wait; it was read all the same.
    case locked
    /// Bytes behind a packed mailbox belong to nothing; all of the mailbox was read.
    case trailingBytes
    /// A packed file unpacks to far more than mail does; it was read all the same.
    case expansion
    /// A line of a mailbox of records is no record.
    case badRecord
  }

  package var reason: Reason
  package var path: String
  /// Bytes from the start of the file, where that helps.
  package var offset: Int?
  /// The system's `errno`, or 0.
  package var systemError: Int32
  /// What it looks like, or which damage, in a few words; for people.
  package var detail: String?

  package init(
    _ reason: Reason, path: String, offset: Int? = nil, systemError: Int32 = 0,
    detail: String? = nil
  ) {
    self.reason = reason
    self.path = path
    self.offset = offset
    self.systemError = systemError
    self.detail = detail
  }
}

extension MailboxProblem {
  /// Why the bytes of `path` ended, at `offset`.
  init(failure: InputFailure, path: String, offset: Int?) {
    switch failure {
    case .system(let error):
      self.init(.readFailed, path: path, offset: offset, systemError: error.code)
    case .shrank: self.init(.shrank, path: path, offset: offset)
    case .damaged(let detail), .altered(let detail):
      self.init(.damagedArchive, path: path, offset: offset, detail: detail)
    case .refused(let detail): self.init(.notPermitted, path: path, detail: detail)
    }
  }

  /// Why `path`, which was named or found in a folder, could not be opened.
  init(_ error: SystemError, opening path: String, isNamed: Bool = false) {
    let reason: Reason =
      error.isMissing
      ? .missing
      : error.isRefused
        ? .notPermitted : error.isNoFile ? isNamed ? .notRegular : .skipped : .readFailed
    self.init(reason, path: path, systemError: error.code)
  }
}
