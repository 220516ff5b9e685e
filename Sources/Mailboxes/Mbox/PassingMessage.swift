import Bytes

/// A message that is too large to be kept in a window while its end is looked for.
///
/// In a regular file its bytes can be read again. Those of a stream go to a temporary file, or into
/// memory where none can be made, up to what is ever lent; the rest is only counted.
struct PassingMessage: ~Copyable {
  private let start: Int
  private let file: SharedFile?
  private let limits: ReadingLimits
  private var store: TemporaryFile?
  private var memory: ByteWindow?
  private var digester = MessageDigester()
  /// The place in the input up to which bytes were taken.
  private var taken: Int

  init(start: Int, file: SharedFile?, limits: ReadingLimits) {
    self.start = start
    self.file = file
    self.limits = limits
    taken = start
    if file == nil {
      store = try? TemporaryFile()
      if store == nil { memory = ByteWindow(capacity: limits.lent) }
    }
  }

  /// Takes the bytes of a window that begins at `base` up to the place `end`.
  mutating func take(_ window: Span<UInt8>, at base: Int, upTo end: Int) {
    guard file == nil, end > taken else { return }
    let bytes = window.extracting(max(taken - base, 0)..<end - base)
    let before = taken - start
    taken = end
    digester.append(bytes)
    if let memory {
      memory.append(bytes.extracting(first: max(limits.lent - before, 0)))
    } else if store?.count == before {
      // On a full disk what lies there already is all; the message is cut behind it.
      try? store?.append(bytes.extracting(first: max(limits.stored - before, 0)))
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
      storage = .file(file, start: start)
    } else {
      if end == taken { digest = digester.finished() }
      if let memory {
        storage = .window(memory)
      } else if let store {
        storage = .stored(store.finished())
      } else {
        storage = .window(ByteWindow(capacity: 1))
      }
    }
    var place = place
    place.offsetInFile = start
    return LargeMessage(
      storage: storage, count: end - start, digest: digest, place: place,
      envelopeDate: envelopeDate, isQuoted: isQuoted, isTruncated: isTruncated, limits: limits)
  }
}
