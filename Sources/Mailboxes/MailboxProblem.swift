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
    /// It is no mail.
    case notMail
    /// Reading failed in the middle.
    case readFailed
    /// A packed file ends too early or is damaged; what came before counts.
    case damagedArchive
    /// The file became shorter while it was read.
    case shrank
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
