import Bytes

/// A mailbox of records: lines that `extract` wrote.
final class RecordProducer: BatchProducer {
  private let feed: WindowFeed
  private let path: String
  private let context: ReadingContext
  /// The place in the input where the next line starts.
  private var start: Int
  /// The next line began before the window: it is longer than any that is kept.
  private var isPassingBy = false
  private var isOver = false

  init(_ feed: WindowFeed, start: Int, path: String, context: ReadingContext) {
    self.feed = feed
    self.start = start
    self.path = path
    self.context = context
  }

  func next() -> ProducerStep {
    while !isOver {
      if let range = takeLines() {
        let run = RecordRun(
          loan: feed.loan, range: range, path: path, offsetInFile: feed.base)
        return .batch(MessageBatch(.records(run), in: context))
      }
      moveOn()
    }
    return .end
  }

  /// Whole lines at the start of what is left of the window, about as many as a batch holds.
  private func takeLines() -> Range<Int>? {
    let window = feed.loan.window
    let bytes = window.span
    var from = start - feed.base
    if isPassingBy {
      guard let end = bytes.firstIndex(of: 0x0A, from: from) else { return nil }
      isPassingBy = false
      from = end + 1
      start = feed.base + from
    }
    var end = from
    while end < bytes.count, end - from < context.limits.batch {
      guard let line = bytes.firstIndex(of: 0x0A, from: end) else {
        if feed.isAtEnd { end = bytes.count }
        break
      }
      end = line + 1
    }
    start = feed.base + end
    return end > from ? from..<end : nil
  }

  private func moveOn() {
    if feed.isAtEnd {
      isOver = true
      if let failure = feed.input.failure {
        context.report(MailboxProblem(failure: failure, path: path, offset: feed.end))
      }
      return
    }
    if feed.end - start > context.limits.recordLine, !isPassingBy {
      context.report(MailboxProblem(.badRecord, path: path, offset: start))
      isPassingBy = true
    }
    if isPassingBy { start = feed.end }
    feed.advance(keepingFrom: start - feed.base)
  }
}
