import Bytes

/// The messages of one Maildir, `new` and `cur` together.
///
/// Behind the last message both folders are listed once more if they changed: a listing may miss a
/// file that another program renames at that moment.
final class MaildirProducer: BatchProducer {
  private let context: ReadingContext
  private let mailbox: MaildirRun.Mailbox
  private var listing: MaildirListing?
  private var index = 0
  /// The state of both folders before they were listed.
  private let before: [FileStatus?]
  private var isListedAgain = false

  init(_ path: FolderPath, folder: String?, context: ReadingContext) {
    self.context = context
    mailbox = MaildirRun.Mailbox(path: path, folder: folder)
    before = mailbox.states()
    do {
      listing = try mailbox.listing()
    } catch {
      context.report(MailboxProblem(error, opening: path.shown))
    }
  }

  func next() -> ProducerStep {
    guard let listing else { return .end }
    guard index < listing.entries.count else {
      guard !isListedAgain else { return .end }
      isListedAgain = true
      self.listing = missed(by: listing)
      index = 0
      return next()
    }
    let end = min(index + context.limits.filesPerBatch, listing.entries.count)
    let run = MaildirRun(
      mailbox: mailbox, listing: listing, range: index..<end, limits: context.limits)
    index = end
    return .batch(MessageBatch(.maildir(run), source: context.source))
  }

  /// Messages that were there when the run began and that the first listing didn't show.
  private func missed(by listing: MaildirListing) -> MaildirListing? {
    guard mailbox.states() != before, let again = try? mailbox.listing() else { return nil }
    let new = mailbox.path.openFolder("new")
    let cur = mailbox.path.openFolder("cur")
    return listing.missing(from: again) { entry in
      let name = again.names.span.extracting(entry.start..<entry.start + entry.count)
      guard let status = try? (entry.isNew ? new : cur)?.descriptor.status(of: name) else {
        return false
      }
      return status.modified < context.start
    }
  }
}

extension MaildirRun.Mailbox {
  /// Lists the messages that are there now.
  func listing() throws(SystemError) -> MaildirListing {
    try MaildirListing(path)
  }

  /// What the system says about `new` and `cur`; it changes whenever a name does.
  func states() -> [FileStatus?] {
    ["new", "cur"].map { try? path.openFolder($0)?.descriptor.status() }
  }
}
