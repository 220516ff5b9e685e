/// A mailbox file that is as it was: nothing of it is read.
final class KnownFileProducer: BatchProducer {
  private let messages: KnownMessages
  private let extent: FileExtent
  private let mailbox: ReadMailbox
  private let isNamed: Bool
  private let context: ReadingContext
  private var isOver = false

  init(
    _ known: KnownMailbox, extent: FileExtent, mailbox: ReadMailbox, path: FolderPath,
    isNamed: Bool, context: ReadingContext
  ) {
    messages = KnownMessages(number: known.number, path: path, selection: .all)
    self.extent = extent
    self.mailbox = mailbox
    self.isNamed = isNamed
    self.context = context
  }

  func next() -> ProducerStep {
    guard !isOver else { return .end }
    isOver = true
    if isNamed { context.noteType(extent.type) }
    context.enter(mailbox)
    defer { context.leave(extent, known: messages.number) }
    return .batch(MessageBatch(.known(messages), in: context))
  }
}
