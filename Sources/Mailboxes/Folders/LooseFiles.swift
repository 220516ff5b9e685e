import Bytes

/// Files that may each be a message, gathered into batches.
struct LooseFiles {
  private let context: ReadingContext
  private var run: SliceRun?

  init(_ context: ReadingContext) { self.context = context }

  /// Whether it is time to hand out what was gathered.
  var isFull: Bool {
    guard let run else { return false }
    return run.bytes >= context.limits.batch || run.slices.count >= context.limits.filesPerBatch
      || run.loan.window.capacity - run.loan.window.count <= context.limits.batch
  }

  /// Whether anything was gathered.
  var hasAny: Bool { run?.slices.isEmpty == false }

  /// Reads an input of which nothing was read yet: a small message joins the others, all else gets
  /// a producer of its own.
  mutating func read(_ input: any ByteInput, opening: InputOpening) -> (any BatchProducer)? {
    var run = self.run ?? SliceRun(context.pool.lend(atLeast: 2 * context.limits.batch))
    let window = run.loan.window
    let start = window.count
    let isComplete = fill(window, with: input, upTo: start + context.limits.batch)
    let small = isComplete && input.failure == nil ? message(in: window, from: start) : nil
    switch small {
    case .message(let message)?:
      var place = opening.place
      place.offsetInFile = -start
      place.fileDate = message.date ?? place.fileDate
      place.flags.formUnion(message.flags)
      run.places.append(place)
      run.append(
        MessageSlice(
          start: start + message.range.lowerBound, count: message.range.count,
          place: run.places.count - 1, envelopeDate: nil, isQuoted: false, isTruncated: false))
      self.run = run
      return nil
    case .nothing?:
      window.truncate(to: start)
      self.run = run
      return nil
    case nil:
      let head = context.pool.lend(atLeast: context.limits.batch)
      let bytes = window.span
      head.window.replace(with: bytes.extracting(start...))
      window.truncate(to: start)
      self.run = run
      return opening.producer(for: ReplayedInput(head, input))
    }
  }

  /// The batch of what was gathered, or nil when that is nothing.
  mutating func close() -> MessageBatch? {
    defer { run = nil }
    guard let run, !run.slices.isEmpty else { return nil }
    return MessageBatch(.slices(run), in: context)
  }

  private enum Small {
    case message(EmlxFrame)
    case nothing
  }

  /// What a small file is, or nil when it needs a closer look.
  private func message(in window: ByteWindow, from start: Int) -> Small? {
    let bytes = window.span
    let file = bytes.extracting(start...)
    switch ContentKind(file, isComplete: true, isNamed: false) {
    case .message: return .message(EmlxFrame(range: 0..<file.count))
    case .emlx(let start, let count):
      return .message(EmlxFrame(start: start, count: count, tail: file, tailStart: 0))
    case .empty, .other: return .nothing
    default: return nil
    }
  }

  /// Fills the window up to `end`; true when the input ends there or before.
  private func fill(_ window: ByteWindow, with input: any ByteInput, upTo end: Int) -> Bool {
    while window.count < end {
      let before = window.count
      unsafe window.fill { buffer in
        let part = unsafe UnsafeMutableRawBufferPointer(rebasing: buffer[..<(end - before)])
        return unsafe input.read(into: part)
      }
      if window.count == before { return true }
    }
    return false
  }
}
