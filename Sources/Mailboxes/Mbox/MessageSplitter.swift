import Bytes
import Records

/// Cuts what a feed gives into messages: at the separators of an mbox, or not at all.
final class MessageSplitter: BatchProducer {
  private let feed: WindowFeed
  private let context: ReadingContext
  private let path: String
  private let folder: String?
  private let fileDate: Timestamp?
  private let flags: MessageOrigin.Flags
  /// Nil: everything is one message.
  private let rule: SeparatorRule?

  private var run: SliceRun
  /// Places in the input: where the message starts, and where the search for its end goes on.
  private var messageStart: Int
  private var search: Int
  private var envelopeDate: Timestamp?
  /// Known once an end was looked for in vain, or found.
  private var header: MboxHeader?
  /// Where a Content-Length that is believed leads to.
  private var believedEnd: Int?
  private var isContentLengthRefuted = false
  /// Whether an unquoted `From ` stands at the start of a line.
  private var hasFromLine = false
  /// The message when it has outgrown the window.
  private var passing: PassingMessage?
  private var isOver = false
  private var resumptions = ResumptionPoints()
  /// Where reading ended.
  private var end: Int
  let resumedAt: Int?

  /// Bytes before a message that stay in reach, for the line before a separator.
  static let reachBack = 16

  /// A splitter for what lies behind the place `start` in the feed's first window.
  init(
    _ feed: WindowFeed, start: Int, rule: SeparatorRule?, envelopeDate: Timestamp? = nil,
    place: MessagePlace, context: ReadingContext, isResumed: Bool = false
  ) {
    self.feed = feed
    self.context = context
    self.rule = rule
    self.envelopeDate = envelopeDate
    path = place.path
    folder = place.folder
    fileDate = place.fileDate
    flags = place.flags
    run = SliceRun(feed.loan)
    messageStart = feed.base + start
    search = max(messageStart - 1, 0)
    end = messageStart
    resumedAt = isResumed ? messageStart : nil
    resumptions.begin(at: messageStart, date: envelopeDate)
  }

  var mboxProgress: MboxProgress? {
    guard rule != nil, feed.input.file != nil else { return nil }
    return MboxProgress(end: end, resumption: resumptions.last(before: end))
  }

  func next() -> ProducerStep {
    while !isOver {
      switch findEnd() {
      case .undecided:
        if !run.slices.isEmpty { return .batch(closeRun()) }
        moveOn()
      case .end(let end, let separator):
        self.end = end
        let large = finish(at: end)
        if let formerEnd = feed.formerEnd, end >= formerEnd, separator != nil {
          // What was delivered since the run began is left to the next.
          isOver = true
        } else if let separator {
          begin(at: feed.base + separator.messageStart, date: separator.date)
        } else {
          isOver = true
          reportFailure()
        }
        if let large {
          return .batch(MessageBatch(.large(large), in: context))
        }
        if run.bytes >= context.limits.batch || run.slices.count >= context.limits.messagesPerBatch
        {
          return .batch(closeRun())
        }
      }
    }
    return run.slices.isEmpty ? .end : .batch(closeRun())
  }

  // MARK: - Where the message ends

  private enum End {
    /// The end of the message as a place in the input, and the separator behind it as one in the
    /// window; none at the end of the input.
    case end(Int, SeparatorRule.Separator?)
    case undecided
  }

  private func findEnd() -> End {
    let window = feed.loan.window
    let bytes = window.span
    guard let rule else { return feed.isAtEnd ? .end(feed.end, nil) : .undecided }
    // A mailbox that grew ends inside a message as likely as not: that one is read to its end.
    if feed.checkGrowth() { return .undecided }
    if let believedEnd { return separator(atBelieved: believedEnd, in: bytes, rule: rule) }
    while search < feed.end {
      guard
        let found = bytes.firstIndex(
          of: rule.lineEnd, orZeroBefore: rule.leader, from: search - feed.base)
      else {
        // The last byte may be the end of the line before a separator.
        search = max(search, feed.end - 1)
        break
      }
      search = feed.base + found
      switch rule.judge(at: found + 1, in: bytes, isComplete: feed.isAtEnd) {
      case .undecided: return .undecided
      case .no:
        if bytes.has("From ", at: found + 1) { hasFromLine = true }
        search += 1
      case .yes(let separator):
        // The last line of MMDF ends a message and begins none.
        if rule.isMarked, feed.isAtEnd, separator.messageStart == bytes.count {
          return .end(feed.base + found + 1, nil)
        }
        switch claim(beyond: feed.base + found + 1, in: bytes, rule: rule) {
        case .undecided: return .undecided
        case .refuted: return .end(feed.base + found + 1, separator)
        case .holds(let end):
          hasFromLine = true
          believedEnd = end
          return self.separator(atBelieved: end, in: bytes, rule: rule)
        }
      }
    }
    return feed.isAtEnd ? .end(feed.end, nil) : .undecided
  }

  private enum Claim {
    case refuted
    case holds(Int)
    case undecided
  }

  /// Whether a Content-Length leads behind `place` to the end of the file or to a separator.
  private func claim(beyond place: Int, in bytes: Span<UInt8>, rule: SeparatorRule) -> Claim {
    guard !isContentLengthRefuted else { return .refuted }
    noteHeader(in: bytes, upTo: place)
    guard let bodyStart = header?.bodyStart, let length = header?.contentLength,
      case let end = messageStart + bodyStart + length, end > place
    else {
      isContentLengthRefuted = true
      return .refuted
    }
    let verdict: SeparatorRule.Verdict
    if end <= feed.end {
      verdict = self.verdict(at: end - feed.base, in: bytes, rule: rule, isComplete: feed.isAtEnd)
    } else if feed.isAtEnd {
      verdict = .no
    } else if let file = feed.input.file, let limit = feed.input.limit {
      verdict = self.verdict(at: end, in: file, limit: limit, rule: rule)
    } else {
      verdict = end - feed.base <= context.limits.lookAhead ? .undecided : .no
    }
    switch verdict {
    case .yes: return .holds(end)
    case .undecided: return .undecided
    case .no:
      isContentLengthRefuted = true
      if end + SeparatorRule.reach > feed.input.limit ?? 0 {
        resumptions.doubt(messageAt: messageStart)
      }
      return .refuted
    }
  }

  /// Whether the end of the input, or an optional empty line and a separator stand at `place`.
  private func verdict(
    at place: Int, in bytes: Span<UInt8>, rule: SeparatorRule, isComplete: Bool
  ) -> SeparatorRule.Verdict {
    let start = rule.skipEmptyLine(at: place, in: bytes)
    if start == bytes.count {
      return isComplete ? .yes(.init(messageStart: start, date: nil)) : .undecided
    }
    return rule.judge(at: start, in: bytes, isComplete: isComplete)
  }

  private func verdict(
    at place: Int, in file: SharedFile, limit: Int, rule: SeparatorRule
  ) -> SeparatorRule.Verdict {
    guard place <= limit else { return .no }
    let start = max(place - 2, 0)
    let probe = ByteWindow(capacity: SeparatorRule.reach + 8)
    unsafe probe.fill { buffer in
      let wanted = min(buffer.count, limit - start)
      let part = unsafe UnsafeMutableRawBufferPointer(rebasing: buffer[..<wanted])
      return (try? unsafe file.descriptor.read(into: part, at: start)) ?? 0
    }
    guard probe.count >= place - start else { return .no }
    let bytes = probe.span
    return verdict(
      at: place - start, in: bytes, rule: rule, isComplete: start + probe.count >= limit)
  }

  /// The separator at the place that a Content-Length leads to.
  private func separator(
    atBelieved end: Int, in bytes: Span<UInt8>, rule: SeparatorRule
  ) -> End {
    guard end <= feed.end else { return feed.isAtEnd ? .end(feed.end, nil) : .undecided }
    let place = end - feed.base
    let start = rule.skipEmptyLine(at: place, in: bytes)
    if start == bytes.count, feed.isAtEnd { return .end(feed.end, nil) }
    switch rule.judge(at: start, in: bytes, isComplete: feed.isAtEnd) {
    case .undecided: return .undecided
    case .yes(let separator): return .end(feed.base + start, separator)
    case .no:
      // It changed since it was looked at: the place can't be trusted any more.
      believedEnd = nil
      isContentLengthRefuted = true
      return findEnd()
    }
  }

  private func noteHeader(in bytes: Span<UInt8>, upTo end: Int) {
    guard header == nil, let rule, messageStart >= feed.base else { return }
    header = MboxHeader(
      bytes.extracting(messageStart - feed.base..<end - feed.base), lineEnd: rule.lineEnd)
  }

  // MARK: - From message to message

  private func begin(at start: Int, date: Timestamp?) {
    messageStart = start
    search = start - 1
    envelopeDate = date
    header = nil
    believedEnd = nil
    isContentLengthRefuted = false
    hasFromLine = false
    resumptions.begin(at: start, date: date)
  }

  /// Takes the next window; a message that grows too large for one is let go by.
  private func moveOn() {
    let window = feed.loan.window
    let bytes = window.span
    if passing == nil, feed.end - messageStart > context.limits.kept {
      noteHeader(in: bytes, upTo: feed.end)
      passing = PassingMessage(start: messageStart, file: feed.input.file, limits: context.limits)
    }
    if rule == nil { search = feed.end }
    if let believedEnd { search = max(search, min(believedEnd, feed.end)) }
    // The line before a separator stays in reach.
    let needed = passing == nil ? min(messageStart, search) : search
    let kept = max(needed - Self.reachBack, feed.base)
    passing?.take(bytes, at: feed.base, upTo: kept)
    feed.advance(keepingFrom: kept - feed.base)
    run = SliceRun(feed.loan)
  }

  private func closeRun() -> MessageBatch {
    defer { run = SliceRun(feed.loan) }
    return MessageBatch(.slices(run), in: context)
  }

  /// Adds the message that ends at `end` to the run, or gives it back when it isn't kept.
  private func finish(at end: Int) -> LargeMessage? {
    let window = feed.loan.window
    let bytes = window.span
    noteHeader(in: bytes, upTo: end)
    var passing = passing.take()
    // Marks are changed in place, so what lies before the end may be another when the file grows.
    if header?.hasStatus == true { resumptions.doubt(messageAt: messageStart) }
    if header?.isExpunged == true { return nil }
    var contentEnd = end
    var isQuoted = false
    if let rule {
      let start = max(messageStart - feed.base, 0)
      contentEnd = feed.base + rule.contentEnd(of: start..<end - feed.base, in: bytes)
      isQuoted = !rule.isMarked && !(hasFromLine && isLength(contentEnd, orUpTo: end))
    }
    let isTruncated = feed.isAtEnd && end == feed.end && feed.input.failure?.isCut == true
    let place = MessagePlace(
      path: path, offsetInFile: feed.base, fileDate: fileDate, folder: folder, flags: flags)
    passing?.take(bytes, at: feed.base, upTo: contentEnd)
    if let passing = consume passing {
      return passing.message(
        endingAt: contentEnd, place: place, envelopeDate: envelopeDate, isQuoted: isQuoted,
        isTruncated: isTruncated)
    }
    if run.places.isEmpty { run.places.append(place) }
    run.append(
      MessageSlice(
        start: messageStart - feed.base, count: contentEnd - messageStart, place: 0,
        envelopeDate: envelopeDate, isQuoted: isQuoted, isTruncated: isTruncated))
    return nil
  }

  /// Whether Content-Length names one of two places as the end of the message.
  private func isLength(_ place: Int, orUpTo end: Int) -> Bool {
    guard let bodyStart = header?.bodyStart, let length = header?.contentLength else {
      return false
    }
    let claimed = messageStart + bodyStart + length
    return claimed >= place && claimed <= end
  }

  private func reportFailure() {
    if let failure = feed.input.failure {
      context.report(MailboxProblem(failure: failure, path: path, offset: feed.end))
    }
  }
}
