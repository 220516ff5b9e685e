import Bytes

/// The messages of one Maildir, `new` and `cur` together.
final class MaildirProducer: BatchProducer {
  private let context: ReadingContext
  private let mailbox: MaildirRun.Mailbox
  private var listing: MaildirListing?
  private var index = 0

  init(_ path: FolderPath, folder: String?, context: ReadingContext) {
    self.context = context
    mailbox = MaildirRun.Mailbox(path: path, folder: folder)
    do {
      listing = try MaildirListing(new: path.openFolder("new"), cur: path.openFolder("cur"))
    } catch {
      context.report(MailboxProblem(error, opening: path.shown))
    }
  }

  func next() -> ProducerStep {
    guard let listing, index < listing.entries.count else { return .end }
    let end = min(index + context.limits.filesPerBatch, listing.entries.count)
    let run = MaildirRun(
      mailbox: mailbox, listing: listing, range: index..<end, limits: context.limits)
    index = end
    return .batch(MessageBatch(.maildir(run), source: context.source))
  }
}
