package import Bytes

/// Finds the mail under some paths and cuts it into batches, in a fixed order.
///
/// One task calls `next` and hands the batches to workers; see `MessageBatch`.
package struct MailboxReader: ~Copyable {
  /// One source that was named or found.
  package struct Source: Hashable, Sendable {
    package var path: String
    /// `maildir`, `mbox`, `message`, `emlx`, `apple-mailbox`, `mh`, `folder`, `archive`, `ndjson`;
    /// empty when that could not be found out.
    package var type: String
    package var messages = 0
    package var bytes = 0
    package var errors = 0
  }

  private let context: ReadingContext
  private let paths: [[UInt8]]
  private var index = 0
  /// What is being read, and inside what.
  private var producers: [any BatchProducer] = []

  /// A reader of `paths`, which are bytes; `-` is standard input.
  ///
  /// - Parameters:
  ///   - known: what an earlier run left of mailboxes, of which less is read then; nil: nothing, and
  ///     `mailboxes` stays empty.
  ///   - spared: a file that isn't opened when it lies in a folder: whoever locks it would lose the
  ///     lock when it is closed here.
  package init(
    paths: [[UInt8]], limits: ReadingLimits = ReadingLimits(),
    known: [MailboxIdentity: KnownMailbox]? = nil, sparing spared: FileStatus.Identity? = nil
  ) {
    self.paths = paths
    context = ReadingContext(limits: limits, start: .now(), known: known, spared: spared)
  }

  /// What was read so far, one entry an argument, in the order of the arguments.
  package var sources: [Source] { context.sources }

  /// The mailboxes that were met so far; whether one is reliable is settled when all batches are
  /// accounted for.
  package var mailboxes: [ReadMailbox] { context.mailboxes }

  package var problems: [MailboxProblem] { context.problems }

  /// How many more of each kind there were.
  package var furtherProblems: [MailboxProblem.Reason: Int] { context.furtherProblems }

  /// The next batch, or nil at the end.
  ///
  /// What can't be read goes to `problems`.
  package mutating func next() -> MessageBatch? {
    while true {
      if let producer = producers.last {
        switch producer.next() {
        case .batch(let batch): return batch
        case .enter(let inner): producers.append(inner)
        case .end: producers.removeLast()
        }
      } else {
        guard index < paths.count else { return nil }
        if let producer = PathOpening(paths[index], context: context).producer() {
          producers.append(producer)
        }
        index += 1
      }
    }
  }

  /// Adds what a worker found in a batch to the summary of the batch's source.
  package mutating func account(for outcome: BatchOutcome, of batch: MessageBatch.Origin) {
    context.account(for: outcome, of: batch)
  }
}
