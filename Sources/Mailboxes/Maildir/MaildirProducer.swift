import Bytes

/// The messages of one Maildir, `new` and `cur` together.
///
/// Behind the last message both folders are listed once more if they changed: a listing may miss a
/// file that another program renames at that moment.
final class MaildirProducer: BatchProducer {
  private let context: ReadingContext
  private let mailbox: MaildirRun.Mailbox
  /// All messages.
  private var listing: MaildirListing?
  /// Those that are to be read.
  private var wanted: MaildirListing?
  private var index = 0
  private var known: KnownMessages?
  private let identity: MailboxIdentity
  private var hasBegun = false
  /// The state of both folders before they were listed.
  private let before: [FileStatus?]
  private var isListedAgain = false

  init(_ path: FolderPath, _ identity: MailboxIdentity, context: ReadingContext) {
    self.context = context
    self.identity = identity
    mailbox = MaildirRun.Mailbox(path: path, folder: identity.folder)
    before = mailbox.states()
    do {
      listing = try mailbox.listing()
    } catch {
      context.report(MailboxProblem(error, opening: path.shown))
    }
  }

  func next() -> ProducerStep {
    guard let listing else { return .end }
    if !hasBegun { begin(listing) }
    if let known {
      self.known = nil
      return .batch(MessageBatch(.known(known), in: context))
    }
    guard let wanted, index < wanted.entries.count else {
      guard !isListedAgain else {
        context.leave(nil, known: numberOfKnown)
        return .end
      }
      isListedAgain = true
      self.wanted = missed(by: listing)
      index = 0
      return next()
    }
    let end = min(index + context.limits.filesPerBatch, wanted.entries.count)
    let run = MaildirRun(
      mailbox: mailbox, listing: wanted, range: index..<end, limits: context.limits)
    index = end
    return .batch(MessageBatch(.maildir(run), in: context))
  }

  private var numberOfKnown: Int?

  private func begin(_ listing: MaildirListing) {
    hasBegun = true
    if let all = context.known {
      context.enter(
        ReadMailbox(identity: identity, path: mailbox.path.shown, isMaildir: true))
      if let mailbox = all[identity], case .maildir(let keys) = mailbox.content {
        let (places, rest) = listing.compared(with: keys)
        numberOfKnown = mailbox.number
        known = KnownMessages(
          number: mailbox.number, path: self.mailbox.path, selection: .files(places, listing))
        wanted = rest.ordered
        return
      }
    }
    wanted = listing.ordered
  }

  /// Messages that were there when the run began and that the first listing didn't show.
  private func missed(by listing: MaildirListing) -> MaildirListing? {
    guard mailbox.states() != before, let again = try? mailbox.listing() else { return nil }
    let new = mailbox.path.openFolder("new")
    let cur = mailbox.path.openFolder("cur")
    return listing.missing(from: again.ordered) { entry in
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
