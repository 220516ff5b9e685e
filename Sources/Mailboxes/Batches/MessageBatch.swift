import Bytes
package import Records

/// A run of messages that one worker reads: spans of a window, or files that the worker opens.
package final class MessageBatch: Sendable {
  enum Content: Sendable {
    case slices(SliceRun)
    case large(LargeMessage)
    case maildir(MaildirRun)
    case records(RecordRun)
  }

  let content: Content
  /// The argument that it belongs to, counted from 0.
  package let source: Int

  init(_ content: Content, source: Int) {
    self.content = content
    self.source = source
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
    }
    return outcome
  }
}
