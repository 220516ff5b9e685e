/// A mailbox that was met in a run, for the state.
package struct ReadMailbox: Sendable {
  package let identity: MailboxIdentity
  /// As reached from the argument.
  package let path: String
  /// What the state calls it, when messages of it needn't be read.
  package internal(set) var known: Int?
  /// How far a file was read; nil for a Maildir.
  package internal(set) var extent: FileExtent?
  let isMaildir: Bool
  /// Whether something could not be read: the next run tries, and tells, again.
  var hasProblems = false

  init(identity: MailboxIdentity, path: String, isMaildir: Bool) {
    self.identity = identity
    self.path = path
    self.isMaildir = isMaildir
  }

  /// Whether the next run may rely on what was read.
  package var isReliable: Bool { !hasProblems && (isMaildir || extent != nil) }
}
