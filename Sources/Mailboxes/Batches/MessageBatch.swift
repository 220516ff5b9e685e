import Bytes
package import Records

/// A run of messages that one worker reads: spans of a window, or files that the worker opens.
package final class MessageBatch: Sendable {
  enum Content: Sendable {
    case slices(SliceRun)
    case large(LargeMessage)
    case maildir(MaildirRun)
    case records(RecordRun)
    case known(KnownMessages)
  }

  /// What a batch belongs to.
  package struct Origin: Hashable, Sendable {
    /// The argument, counted from 0.
    package let source: Int
    /// The place of its mailbox in `MailboxReader.mailboxes`; nil for one that no state can hold.
    package let mailbox: Int?
    /// The path of that mailbox; empty for none.
    package let path: String
  }

  let content: Content
  package let origin: Origin

  init(_ content: Content, in context: ReadingContext) {
    self.content = content
    origin = Origin(
      source: context.source, mailbox: context.mailbox,
      path: context.mailbox.map { context.mailboxes[$0].path } ?? "")
  }

  /// The messages that needn't be read; then there are no others.
  package var known: KnownMessages? {
    if case .known(let messages) = content { messages } else { nil }
  }

  /// Lends each message in order; of a mailbox of records each record, and its line as it stands.
  ///
  /// The bytes are unpacked and unquoted, and gone when the closure returns.
  ///
  /// - Returns: what could not be read.
  package func forEachItem(
    using scratch: inout BatchScratch,
    message: (borrowing MessageOrigin, Span<UInt8>) -> Void,
    record: (borrowing MessageRecord, Span<UInt8>) -> Void
  ) -> BatchOutcome {
    var outcome = BatchOutcome()
    switch content {
    case .slices(let run): run.lend(using: &scratch, to: message, outcome: &outcome)
    case .large(let large): large.lend(using: &scratch, to: message, outcome: &outcome)
    case .maildir(let run): run.lend(using: &scratch, to: message, outcome: &outcome)
    case .records(let run): run.lend(to: record, outcome: &outcome)
    case .known: break
    }
    return outcome
  }
}
