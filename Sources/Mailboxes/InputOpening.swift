import Bytes

/// Looks at what was opened and finds the producer that reads it.
struct InputOpening {
  let context: ReadingContext
  /// The file as people know it.
  var place: MessagePlace
  /// Where it lies, if it is a file of its own.
  var location: FolderPath?
  /// Whether the file was named; one that was found in a folder may be anything.
  let isNamed: Bool
  /// Where an mbox in a file is read on, most of which an earlier run has read.
  var resumption: MboxResumption?
  /// How many times what is read was unpacked.
  var level = 0

  /// The producer for the content of `input`, or nil when there is nothing to read; why goes to the
  /// problems.
  func producer(for input: any ByteInput) -> (any BatchProducer)? {
    var input = input
    if let file = input.file, let location,
      !MailboxLock(location).wait(for: file, patience: &context.lockPatience)
    {
      context.report(MailboxProblem(.locked, path: place.path))
    }
    for level in level...context.limits.packing {
      let feed = WindowFeed(input, pool: context.pool)
      while !feed.isAtEnd, feed.count < ContentKind.headLength { feed.advance(keepingFrom: 0) }
      let kind = kind(of: feed)
      guard case .packed(let packing) = kind else { return producer(for: feed, of: kind) }
      if packing == .xz, let size = dictionary(of: feed), size > context.limits.dictionary {
        refuse(nil, failure: .refused("unpacking takes \(size >> 20) MiB of memory"))
        return nil
      }
      let packed = ReplayedInput(feed.loan, input)
      if packing.isContainer {
        guard let archive = Archive(packed, packing: packing) else { return nil }
        var opening = self
        opening.level = level
        noteType("archive")
        return level < context.limits.packing ? ContainerProducer(archive, opening: opening) : nil
      }
      guard let unpacked = UnpackedInput(packed, packing: packing, limits: context.limits) else {
        return nil
      }
      unpacked.notes = { [context, path = place.path] in
        context.report(MailboxProblem($0, path: path))
      }
      input = unpacked
    }
    refuse("a file that was packed again and again", failure: nil)
    return nil
  }

  private func dictionary(of feed: WindowFeed) -> Int? {
    let window = feed.loan.window
    return XZDictionary.size(in: window.span)
  }

  private func kind(of feed: WindowFeed) -> ContentKind {
    let window = feed.loan.window
    return ContentKind(window.span, isComplete: feed.isAtEnd, isNamed: isNamed)
  }

  private func producer(for feed: WindowFeed, of kind: ContentKind) -> (any BatchProducer)? {
    switch kind {
    case .mbox(let start, let rule, let date):
      noteType("mbox")
      var place = place
      // The last change of a mailbox says nothing about one of its messages.
      place.fileDate = nil
      if let resumption, let file = feed.input.file, let limit = feed.input.limit {
        // The line end before the message shows where a message of no bytes ends.
        let base = max(resumption.start - MessageSplitter.reachBack, 0)
        return MessageSplitter(
          WindowFeed(
            RegularFileInput(file, size: limit, from: base), pool: context.pool, base: base),
          start: resumption.start - base, rule: rule, envelopeDate: resumption.envelopeDate,
          place: place, context: context, isResumed: true)
      }
      return MessageSplitter(
        feed, start: start, rule: rule, envelopeDate: date, place: place, context: context)
    case .message:
      noteType("message")
      return MessageSplitter(feed, start: 0, rule: nil, place: place, context: context)
    case .emlx(let start, let count):
      noteType("emlx")
      return EmlxProducer(feed, start: start, count: count, place: place, context: context)
    case .records(let start):
      noteType("ndjson")
      return RecordProducer(feed, start: start, path: place.path, context: context)
    case .empty:
      noteType("mbox")
      if let failure = feed.input.failure {
        context.report(MailboxProblem(failure: failure, path: place.path, offset: feed.end))
      }
      return nil
    case .other(let appearance):
      refuse(appearance, failure: feed.input.failure)
      return nil
    case .packed: return nil
    }
  }

  /// Names a file that is no mail, or why that can't be said; among the files of a folder only what
  /// is damaged.
  private func refuse(_ appearance: String?, failure: InputFailure?) {
    if let failure {
      context.report(MailboxProblem(failure: failure, path: place.path, offset: nil))
    } else if isNamed {
      context.report(MailboxProblem(.notMail, path: place.path, detail: appearance))
    }
  }

  private func noteType(_ type: String) {
    if isNamed { context.noteType(type) }
  }
}
