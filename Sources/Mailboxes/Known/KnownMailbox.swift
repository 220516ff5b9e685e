/// What an earlier run left of a mailbox.
package struct KnownMailbox: Sendable {
  package enum Content: Sendable {
    /// A file, all of which was read up to its extent.
    case file(FileExtent)
    /// The files of a Maildir that were read, in the order in which the state holds them.
    case maildir([MessageKey])
  }

  /// What the state calls it.
  package let number: Int
  package let content: Content

  package init(number: Int, content: Content) {
    self.number = number
    self.content = content
  }
}
