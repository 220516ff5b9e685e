import Bytes

/// A mailbox file that is read, and of which the state is told how far.
final class TrackedFileProducer: BatchProducer {
  private let inner: any BatchProducer
  private let mailbox: ReadMailbox
  private let file: SharedFile
  private let status: FileStatus
  /// Messages that needn't be read, and come first.
  private var known: KnownMessages?
  private let numberOfKnown: Int?
  private let context: ReadingContext
  private var hasBegun = false

  /// - Parameter status: what the system said when the file was opened.
  init(
    _ inner: any BatchProducer, mailbox: ReadMailbox, file: SharedFile, status: FileStatus,
    known: KnownMessages?, context: ReadingContext
  ) {
    self.inner = inner
    self.mailbox = mailbox
    self.file = file
    self.status = status
    self.known = known
    numberOfKnown = known?.number
    self.context = context
  }

  func next() -> ProducerStep {
    if !hasBegun {
      hasBegun = true
      context.enter(mailbox)
    }
    if let known = known.take() {
      return .batch(MessageBatch(.known(known), in: context))
    }
    let step = inner.next()
    if case .end = step { context.leave(extent(), known: numberOfKnown) }
    return step
  }

  /// How far the file was read; nil when it changed meanwhile in another way than growing.
  private func extent() -> FileExtent? {
    guard let now = try? file.descriptor.status() else { return nil }
    let progress = inner.mboxProgress
    guard now == status || progress != nil && now.size >= status.size else { return nil }
    // The time is that of the opening: what changed since is found to have changed.
    return FileExtent(
      of: file, status: status, size: progress?.end ?? status.size,
      resumption: progress?.resumption, type: context.type)
  }
}
