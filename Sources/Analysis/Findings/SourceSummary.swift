/// One mailbox that was read.
package struct SourceSummary: Hashable, Sendable {
  /// The path as given.
  package var path: String
  /// `maildir`, `mbox`, `message`, `emlx`, `apple-mailbox`, `mh`, `folder`, `ndjson`, ...
  package var type: String
  package var messages: Int
  package var bytes: Int
  /// Places that could not be read.
  package var errors: Int

  package init(path: String, type: String, messages: Int, bytes: Int, errors: Int) {
    self.path = path
    self.type = type
    self.messages = messages
    self.bytes = bytes
    self.errors = errors
  }
}
