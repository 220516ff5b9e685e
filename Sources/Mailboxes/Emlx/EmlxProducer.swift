import Bytes

/// One emlx that is too large to be read with others, or was named.
final class EmlxProducer: BatchProducer {
  private let feed: WindowFeed
  private let start: Int
  private let count: Int?
  private let place: MessagePlace
  private let context: ReadingContext
  private var isOver = false

  /// - Parameters:
  ///   - start: where the message starts, behind the first line.
  ///   - count: the size that the first line names.
  init(
    _ feed: WindowFeed, start: Int, count: Int?, place: MessagePlace, context: ReadingContext
  ) {
    self.feed = feed
    self.start = start
    self.count = count
    self.place = place
    self.context = context
  }

  func next() -> ProducerStep {
    guard !isOver else { return .end }
    isOver = true
    while !feed.isAtEnd, feed.count <= context.limits.kept { feed.advance(keepingFrom: 0) }
    let batch = feed.isAtEnd ? kept() : large()
    if let failure = feed.input.failure {
      context.report(MailboxProblem(failure: failure, path: place.path, offset: feed.end))
    }
    return .batch(batch)
  }

  private func kept() -> MessageBatch {
    let window = feed.loan.window
    let frame = EmlxFrame(start: start, count: count, tail: window.span, tailStart: 0)
    var run = SliceRun(feed.loan)
    run.places = [place(of: frame)]
    run.append(
      MessageSlice(
        start: frame.range.lowerBound, count: frame.range.count, place: 0, envelopeDate: nil,
        isQuoted: false, isTruncated: feed.input.failure?.isCut == true))
    return MessageBatch(.slices(run), in: context)
  }

  private func large() -> MessageBatch {
    var passing = PassingMessage(start: start, file: feed.input.file, limits: context.limits)
    var tail = ByteBuffer(capacity: EmlxFrame.tailLength)
    while true {
      let window = feed.loan.window
      let bytes = window.span
      passing.take(bytes, at: feed.base, upTo: feed.end)
      tail.append(bytes.extracting(last: EmlxFrame.tailLength))
      tail.keepLast(EmlxFrame.tailLength)
      if feed.isAtEnd { break }
      feed.advance(keepingFrom: feed.count)
    }
    let frame = EmlxFrame(
      start: start, count: count, tail: tail.span, tailStart: feed.end - tail.count)
    let large = passing.message(
      endingAt: frame.range.upperBound, place: place(of: frame), envelopeDate: nil,
      isQuoted: false, isTruncated: feed.input.failure?.isCut == true)
    return MessageBatch(.large(large), in: context)
  }

  private func place(of frame: EmlxFrame) -> MessagePlace {
    var place = place
    place.fileDate = frame.date ?? place.fileDate
    place.flags.formUnion(frame.flags)
    return place
  }
}
