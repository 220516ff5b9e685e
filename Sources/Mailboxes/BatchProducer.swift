/// Something under a path that batches come from: a mailbox, a folder, an archive.
protocol BatchProducer: AnyObject {
  func next() -> ProducerStep

  /// How far an mbox in a file was read, when it is.
  var mboxProgress: MboxProgress? { get }

  /// Where reading began in an mbox that an earlier run has read up to there.
  var resumedAt: Int? { get }
}

extension BatchProducer {
  var mboxProgress: MboxProgress? { nil }
  var resumedAt: Int? { nil }
}

/// What a producer comes up with.
enum ProducerStep {
  case batch(MessageBatch)
  /// Something that lies inside is next; the producer goes on behind it.
  case enter(any BatchProducer)
  case end
}
