import Bytes

/// Files of a folder that may each be a message, gathered into batches.
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

  /// Reads a file: a small message joins the others, all else gets a producer of its own.
  mutating func read(
    _ file: SharedFile, status: FileStatus, place: MessagePlace
  ) -> (any BatchProducer)? {
    guard status.size > 0 else { return nil }
    if status.size < context.limits.batch, take(file, size: status.size, place: place) {
      return nil
    }
    return InputOpening(context: context, place: place, isNamed: false)
      .producer(for: RegularFileInput(file, size: status.size))
  }

  /// The batch of what was gathered, or nil when that is nothing.
  mutating func close() -> MessageBatch? {
    defer { run = nil }
    guard let run, !run.slices.isEmpty else { return nil }
    return MessageBatch(.slices(run), source: context.source)
  }

  /// Reads a small file and keeps it if it is a message; false when it needs a closer look.
  private mutating func take(_ file: SharedFile, size: Int, place: MessagePlace) -> Bool {
    var run = self.run ?? SliceRun(context.pool.lend(atLeast: context.limits.batch))
    defer { self.run = run }
    let window = run.loan.window
    let start = window.count
    guard window.capacity - start >= size else { return false }
    let input = RegularFileInput(file, size: size)
    while window.count - start < size {
      let before = window.count
      unsafe window.fill { buffer in
        let part = unsafe UnsafeMutableRawBufferPointer(
          rebasing: buffer[..<(size - before + start)])
        return unsafe input.read(into: part)
      }
      if window.count == before { break }
    }
    let bytes = window.span.extracting(start...)
    let count = bytes.count
    switch ContentKind(bytes, isComplete: true, isNamed: false) {
    case .message where input.failure == nil: break
    case .other where input.failure == nil, .empty where input.failure == nil:
      window.truncate(to: start)
      return true
    default:
      window.truncate(to: start)
      return false
    }
    var place = place
    place.offsetInFile = -start
    run.places.append(place)
    run.append(
      MessageSlice(
        start: start, count: count, place: run.places.count - 1, envelopeDate: nil,
        isQuoted: false, isTruncated: false))
    return true
  }
}
