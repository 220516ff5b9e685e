import Bytes

/// A mailbox of records: lines that `extract` wrote.
final class RecordProducer: BatchProducer {
  init(_ feed: WindowFeed, path: String, context: ReadingContext) {}
  func next() -> ProducerStep { .end }
}
