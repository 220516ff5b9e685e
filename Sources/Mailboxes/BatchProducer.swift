/// Something under a path that batches come from: a mailbox, a folder, an archive.
protocol BatchProducer: AnyObject {
  func next() -> ProducerStep
}

/// What a producer comes up with.
enum ProducerStep {
  case batch(MessageBatch)
  /// Something that lies inside is next; the producer goes on behind it.
  case enter(any BatchProducer)
  case end
}
