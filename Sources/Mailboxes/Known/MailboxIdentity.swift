package import Bytes

/// Names a mailbox from run to run, whatever its path is.
package struct MailboxIdentity: Hashable, Sendable {
  /// Of the file, or of the folder that is a Maildir.
  package let file: FileStatus.Identity
  /// The name of the folder below the argument, decoded: what its messages are may depend on it.
  package let folder: String?

  package init(file: FileStatus.Identity, folder: String?) {
    self.file = file
    self.folder = folder
  }
}
