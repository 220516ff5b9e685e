import Bytes

/// A message that is too large to be kept in a window while its end is looked for.
///
/// In a regular file its bytes can be read again. Those of a stream go to a temporary file, or into
/// memory where none can be made, up to what is ever lent; the rest is only counted.
struct PassingMessage: ~Copyable {
  private let start: Int
  private let file: SharedFile?
  private let limit: Int
  private var spool: TemporaryFile?
  private var memory: ByteWindow?
  private var digester = MessageDigester()
  /// The place in the input up to which bytes were taken.
  private var taken: Int

  init(start: Int, file: SharedFile?, limits: ReadingLimits) {
    self.start = start
    self.file = file
    limit = limits.lent
    taken = start
    if file == nil {
      spool = try? TemporaryFile()
      if spool == nil { memory = ByteWindow(capacity: limit) }
    }
  }

  /// Takes the bytes of a window that begins at `base` up to the place `end`.
  mutating func take(_ window: Span<UInt8>, at base: Int, upTo end: Int) {
    guard file == nil, end > taken else { return }
    let bytes = window.extracting(max(taken - base, 0)..<end - base)
    let wanted = bytes.extracting(first: max(limit - (taken - start), 0))
    taken = end
    digester.append(bytes)
    if let memory {
      memory.append(wanted)
    } else {
      // On a full disk what lies there already is all; the message is cut behind it.
      try? spool?.append(wanted)
    }
  }

  /// The message, which ends at `end`; so much or more of it was taken.
  consuming func message(
    endingAt end: Int, place: MessagePlace, envelopeDate: Timestamp?, isQuoted: Bool,
    isTruncated: Bool
  ) -> LargeMessage {
    let storage: LargeMessage.Storage
    var digest: Digest?
    if let file {
      storage = .file(file, start: start, count: end - start)
    } else {
      if end == taken { digest = digester.finished() }
      if let memory {
        storage = .window(memory)
      } else if let spool {
        let count = min(spool.count, end - start)
        storage = .file(SharedFile(spool.finished()), start: 0, count: count)
      } else {
        storage = .window(ByteWindow(capacity: 1))
      }
    }
    var place = place
    place.offsetInFile = start
    return LargeMessage(
      storage: storage, count: end - start, digest: digest, place: place,
      envelopeDate: envelopeDate, isQuoted: isQuoted, isTruncated: isTruncated, limit: limit)
  }
}
