package import Bytes

/// What one message says: the line that `triage extract` prints (`contract.md`, "The record").
///
/// Unknown values are nil, never guessed. A record depends on its message and the configuration
/// alone, never on other messages.
package struct MessageRecord: Hashable, Sendable {
  package var path: String
  /// Bytes from the start of the file.
  package var offset: Int
  package var bytes: Int
  package var digest: Digest
  package var messageID: String?
  package var inReplyTo: [String] = []
  package var references: [String] = []
  package var date: Timestamp?
  package var dateSource: DateSource?
  package var received: Timestamp?
  package var from = EmailAddress()
  package var replyTo = EmailAddress()
  package var to: [EmailAddress] = []
  package var subject: String?
  package var kind: MessageKind = .report
  package var threadID: String?
  package var app = AppFacts()
  package var os = SystemFacts()
  package var device = DeviceFacts()
  package var locale: String?
  package var fields: [TrailerField] = []
  /// What the person wrote; empty when nothing.
  package var text = ""
  package var language: String?
  package var symptoms: [Symptom] = []
  package var evidence = Evidence()
  package var attachments: [Attachment] = []
  package var crash: CrashFacts?
  package var warnings: RecordWarnings = []

  package init(path: String, offset: Int, bytes: Int, digest: Digest) {
    self.path = path
    self.offset = offset
    self.bytes = bytes
    self.digest = digest
  }

  /// A record that knows where its message lies and nothing else.
  package init(_ origin: MessageOrigin) {
    self.init(
      path: origin.path, offset: origin.offset, bytes: origin.bytes, digest: origin.digest)
    warnings = origin.warnings
  }
}
