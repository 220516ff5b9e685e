import Bytes

/// Looks at what was opened and finds the producer that reads it.
struct InputOpening {
  let context: ReadingContext
  /// The file as people know it.
  var place: MessagePlace
  /// Whether the file was named; one that was found in a folder may be anything.
  let isNamed: Bool

  /// The producer for the content of `input`, or nil when there is nothing to read; why goes to the
  /// problems.
  func producer(for input: any ByteInput) -> (any BatchProducer)? {
    let feed = WindowFeed(input, pool: context.pool)
    while !feed.isAtEnd, feed.count < ContentKind.headLength { feed.advance(keepingFrom: 0) }
    let window = feed.loan.window
    let bytes = window.span
    switch ContentKind(bytes, isComplete: feed.isAtEnd, isNamed: isNamed) {
    case .empty:
      noteType("mbox")
      if let failure = input.failure {
        context.report(MailboxProblem(failure, path: place.path, offset: feed.end))
      }
      return nil
    case .mbox(let start, let rule, let date):
      noteType("mbox")
      var place = place
      // The last change of a mailbox says nothing about one of its messages.
      place.fileDate = nil
      return MessageSplitter(
        feed, start: start, rule: rule, envelopeDate: date, place: place, context: context)
    case .message:
      noteType("message")
      return MessageSplitter(feed, start: 0, rule: nil, place: place, context: context)
    case .other(let detail):
      if isNamed {
        let problem =
          input.failure.map { MailboxProblem($0, path: place.path, offset: feed.end) }
          ?? MailboxProblem(.notMail, path: place.path, detail: detail)
        context.report(problem)
      }
      return nil
    }
  }

  private func noteType(_ type: String) {
    if isNamed { context.noteType(type) }
  }
}
