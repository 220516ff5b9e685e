import Bytes

/// The unpacked bytes of a file, or of one file in a container.
final class UnpackedInput: ByteInput {
  private let archive: Archive
  /// How to read the packed file once more; nil for a stream or a file in a container.
  private let origin: PackedFile?
  private var count = 0
  /// The sum of a gzip file, which libarchive doesn't look at.
  private var sum: CyclicRedundancyCheck?
  /// What `archive` holds back before a failure.
  private var tail: ArraySlice<UInt8>?
  private var isOver = false
  private let limits: ReadingLimits
  /// Packed bytes that were read before this file of a container.
  private let packedBefore: Int
  /// Whether it is all of the packed file.
  private var isStream = false
  private var isNoted = false
  /// Takes what there is to say about the file beside failures.
  var notes: ((MailboxProblem.Reason) -> Void)?
  private(set) var failure: InputFailure?

  /// The file of a container that `archive` stands at.
  init(_ archive: Archive, limits: ReadingLimits) {
    self.archive = archive
    self.limits = limits
    packedBefore = archive.packedCount
    origin = nil
  }

  /// The one stream in a packed input of which nothing was read yet; nil when memory is short.
  init?(_ input: any ByteInput, packing: Packing, limits: ReadingLimits) {
    guard let archive = Archive(input, packing: packing) else { return nil }
    self.archive = archive
    self.limits = limits
    packedBefore = 0
    isStream = true
    _ = archive.next()
    if let file = input.file, let size = input.limit {
      origin = PackedFile(file: file, size: size, packing: packing)
      if packing == .gzip { sum = CyclicRedundancyCheck() }
    } else {
      origin = nil
    }
  }

  var file: SharedFile? { nil }
  var limit: Int? { nil }

  func read(into buffer: UnsafeMutableRawBufferPointer) -> Int {
    if !isOver {
      let part = unsafe archive.read(into: buffer)
      if part > 0 {
        count += part
        if count > limits.expanded { watchExpansion() }
        unsafe sum?.append(
          UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(buffer)[..<part]))
        return part
      }
      finish()
    }
    guard var rest = tail else { return 0 }
    let taken = min(rest.count, buffer.count)
    unsafe rest.prefix(taken).withUnsafeBytes { source in
      unsafe buffer.copyMemory(from: source)
    }
    rest.removeFirst(taken)
    tail = rest
    return taken
  }

  /// Names a stream that unpacks to far more than mail does, and ends one that has no end.
  private func watchExpansion() {
    guard count / limits.expansion > max(archive.packedCount - packedBefore, 1) else { return }
    if !isNoted { notes?(.expansion) }
    isNoted = true
    if count > limits.expandedMost {
      failure = .damaged("it unpacks without end")
      isOver = true
    }
  }

  /// Finds out whether this was the end; of a file that is cut, gets what libarchive holds back.
  private func finish() {
    isOver = true
    failure = failure ?? archive.failure
    defer { if failure == nil, isStream, archive.hasTrailingBytes { notes?(.trailingBytes) } }
    guard let origin else { return }
    let broken = BrokenTail(origin, known: count)
    if failure == nil, count == 0 { failure = broken.failure() }
    if failure == nil, let sum { failure = origin.failure(ofSum: sum.value, count: count) }
    if case .damaged = failure { tail = broken.bytes()[...] }
  }
}
