import Bytes
import Mailboxes

/// A run over mailboxes: one task cuts them into batches, workers read these side by side, and the
/// products come back in the order of the input.
///
/// At most `4 x jobs` batches are open, a new one starts when the oldest has been handed on: that
/// bounds memory whatever the size of a mailbox.
struct Pipeline: Sendable {
  /// What a run says about the mailboxes, beside its products.
  struct Summary: Sendable {
    var sources: [MailboxReader.Source] = []
    var problems: [MailboxProblem] = []
    /// How many more of each kind there were.
    var furtherProblems: [MailboxProblem.Reason: Int] = [:]
    /// For the state; empty without one.
    var mailboxes: [ReadMailbox] = []
  }

  private struct Finished<Product: Sendable>: Sendable {
    let number: Int
    let worker: RecordWorker
    /// What the batch belonged to; the batch itself, and the window it lies in, was let go by the
    /// worker.
    let origin: MessageBatch.Origin
    let product: Product
    let outcome: BatchOutcome
  }

  /// What is read, as bytes.
  let paths: [[UInt8]]
  let jobs: Int
  /// What an earlier run left of mailboxes; nil: nothing, and nothing is kept of this run.
  var known: [MailboxIdentity: KnownMailbox]?
  /// A file that is no mailbox wherever it lies, and must not be opened.
  var spared: FileStatus.Identity?

  /// Reads everything.
  ///
  /// - Parameters:
  ///   - makeWorker: makes one of `jobs` workers; each works on one batch at a time.
  ///   - recall: takes the messages that needn't be read and counts them; nil ends the run.
  ///   - work: makes a batch into a product.
  ///   - collect: takes the products in order, with what was found in each batch; false ends the
  ///     run.
  ///   - progress: is told what was read.
  ///
  /// A signal that asks for the end ends the run too.
  func run<Product: Sendable>(
    makeWorker: () -> RecordWorker,
    recall: (KnownMessages, MessageBatch.Origin) -> BatchOutcome? = { _, _ in nil },
    work: @escaping @Sendable (RecordWorker, MessageBatch) -> (Product, BatchOutcome),
    collect: (Product, MessageBatch.Origin, BatchOutcome) -> Bool,
    progress: ProgressLine? = nil
  ) async -> Summary {
    defer { progress?.finish() }
    return await withTaskGroup(of: Finished<Product>.self) { group in
      var reader = MailboxReader(paths: paths, known: known, sparing: spared)
      var idle = (0..<jobs).map { _ in makeWorker() }
      var waiting: [Int: Finished<Product>] = [:]
      var started = 0
      var due = 0
      var isOver = false
      var isStopped = false
      while true {
        if Interruption.isRequested { isOver = true }
        while !isOver, started - due < 4 * jobs, let worker = idle.popLast() {
          guard let batch = reader.next() else {
            isOver = true
            break
          }
          if let messages = batch.known {
            idle.append(worker)
            if let outcome = recall(messages, batch.origin) {
              reader.account(for: outcome, of: batch.origin)
            } else {
              isStopped = true
              isOver = true
            }
            continue
          }
          let number = started
          started += 1
          group.addTask {
            let (product, outcome) = work(worker, batch)
            return Finished(
              number: number, worker: worker, origin: batch.origin, product: product,
              outcome: outcome)
          }
        }
        guard let finished = await group.next() else { break }
        idle.append(finished.worker)
        waiting[finished.number] = finished
        while let next = waiting.removeValue(forKey: due) {
          due += 1
          reader.account(for: next.outcome, of: next.origin)
          progress?.add(messages: next.outcome.messages, bytes: next.outcome.bytes)
          if !isStopped, !collect(next.product, next.origin, next.outcome) {
            isStopped = true
            isOver = true
          }
        }
      }
      return Summary(
        sources: reader.sources, problems: reader.problems,
        furtherProblems: reader.furtherProblems, mailboxes: reader.mailboxes)
    }
  }
}
