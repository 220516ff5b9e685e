import Bytes

/// What all producers of one run share.
final class ReadingContext {
  let limits: ReadingLimits
  let pool: WindowPool
  /// When the run began; what is delivered later is left to the next run.
  let start: Timestamp
  private(set) var sources: [MailboxReader.Source] = []
  private(set) var problems: [MailboxProblem] = []
  /// The kinds of the problems that are not in `problems`, since there are too many.
  private(set) var furtherProblems: [MailboxProblem.Reason: Int] = [:]
  /// The path of the folder that is being read, or of one below it.
  var trail: [UInt8] = []
  var lockPatience: MailboxLock.Patience
  private var seenFolders = Set<FileStatus.Identity>()
  private var seenFiles = Set<FileStatus.Identity>()
  /// What an earlier run left; nil: nothing is kept of this one either.
  let known: [MailboxIdentity: KnownMailbox]?
  private(set) var mailboxes: [ReadMailbox] = []
  /// A file that must not be opened.
  let spared: FileStatus.Identity?
  /// The place in `mailboxes` of what is read now; nil: nobody will know it again.
  private(set) var mailbox: Int?

  init(
    limits: ReadingLimits, start: Timestamp, known: [MailboxIdentity: KnownMailbox]? = nil,
    spared: FileStatus.Identity? = nil
  ) {
    self.spared = spared
    self.limits = limits
    self.start = start
    self.known = known
    lockPatience = MailboxLock.Patience(each: limits.lockWait, left: limits.lockWaits)
    pool = WindowPool(capacity: limits.window)
  }

  /// The argument that is read now.
  var source: Int { sources.count - 1 }

  func begin(_ path: String) { sources.append(MailboxReader.Source(path: path, type: "")) }

  /// Names what the argument is, if nobody did yet.
  func noteType(_ type: String) {
    if sources[source].type.isEmpty { sources[source].type = type }
  }

  /// What the argument is called so far.
  var type: String { sources[source].type }

  func report(_ problem: MailboxProblem) {
    sources[source].errors += 1
    if let mailbox { mailboxes[mailbox].hasProblems = true }
    keep(problem)
  }

  /// The first of a kind is kept always: it may decide the exit status.
  private func keep(_ problem: MailboxProblem) {
    if problems.count < limits.problems
      || furtherProblems[problem.reason] == nil
        && !problems.contains(where: { $0.reason == problem.reason })
    {
      problems.append(problem)
    } else {
      furtherProblems[problem.reason, default: 0] += 1
    }
  }

  func account(for outcome: BatchOutcome, of batch: MessageBatch.Origin) {
    let source = batch.source
    sources[source].messages += outcome.messages
    sources[source].bytes += outcome.bytes
    sources[source].errors += outcome.problems.count
    // The files of a Maildir are known one by one: those with problems aren't.
    if let mailbox = batch.mailbox, !outcome.problems.isEmpty, !mailboxes[mailbox].isMaildir {
      mailboxes[mailbox].hasProblems = true
    }
    for problem in outcome.problems { keep(problem) }
  }

  /// Whether a folder is met for the first time.
  func isNewFolder(_ identity: FileStatus.Identity) -> Bool {
    seenFolders.insert(identity).inserted
  }

  /// Whether a file is met for the first time.
  func isNewFile(_ identity: FileStatus.Identity) -> Bool {
    seenFiles.insert(identity).inserted
  }
}

/// Mailboxes that a state can hold.
extension ReadingContext {
  /// Begins with a mailbox; batches belong to it until it is left.
  func enter(_ mailbox: ReadMailbox) {
    self.mailbox = mailboxes.count
    mailboxes.append(mailbox)
  }

  /// Ends with the mailbox.
  ///
  /// - Parameters:
  ///   - extent: how far a file was read; nil when the next run can't rely on it.
  ///   - known: what the state calls it, when messages of it needn't be read.
  func leave(_ extent: FileExtent?, known: Int?) {
    guard let mailbox else { return }
    mailboxes[mailbox].extent = extent
    mailboxes[mailbox].known = known
    self.mailbox = nil
  }

  /// The producer of a regular file that was just opened; nil when there is nothing to read.
  ///
  /// - Parameter reading: gives the producer that reads it, from a place on if it can.
  func producer(
    of file: SharedFile, _ status: FileStatus, at path: FolderPath, folder: String?,
    isNamed: Bool, reading: (MboxResumption?) -> (any BatchProducer)?
  ) -> (any BatchProducer)? {
    guard let known else { return reading(nil) }
    let identity = MailboxIdentity(file: status.identity, folder: folder)
    let mailbox = ReadMailbox(identity: identity, path: path.shown, isMaildir: false)
    var resumption: MboxResumption?
    var number: Int?
    if let known = known[identity], case .file(let extent) = known.content {
      if extent.isUnchanged(file, status: status) {
        return KnownFileProducer(
          known, extent: extent, mailbox: mailbox, path: path, isNamed: isNamed, context: self)
      }
      number = known.number
      resumption = extent.resumption(of: file, status: status)
    }
    guard let producer = reading(resumption) else { return nil }
    var messages: KnownMessages?
    if let number, let start = producer.resumedAt {
      messages = KnownMessages(number: number, path: path, selection: .startingBefore(start))
    }
    return TrackedFileProducer(
      producer, mailbox: mailbox, file: file, status: status, known: messages, context: self)
  }
}
