/// Finds the mail under some paths and cuts it into batches, in a fixed order.
///
/// One task calls `next` and hands the batches to workers; see `MessageBatch`.
package struct MailboxReader: ~Copyable {
  /// One source that was named or found.
  package struct Source: Hashable, Sendable {
    package var path: String
    /// `maildir`, `mbox`, `message`, `emlx`, `apple-mailbox`, `mh`, `folder`, `archive`, `ndjson`.
    package var type: String
    package var messages = 0
    package var bytes = 0
    package var errors = 0
  }

  /// What was read so far, one entry an argument, in the order of the arguments.
  package private(set) var sources: [Source] = []
  package private(set) var problems: [MailboxProblem] = []

  /// A reader of `paths`; `-` is standard input.
  package init(paths: [String]) {}

  /// The next batch, or nil at the end.
  ///
  /// What can't be read goes to `problems`.
  package mutating func next() -> MessageBatch? { nil }

  /// Adds what a worker found to the summary of the source.
  package mutating func account(for outcome: BatchOutcome, of batch: MessageBatch) {}
}
