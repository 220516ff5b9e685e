import Bytes
import Records

/// A message that isn't kept: the worker reads it from its file, or from the temporary file that a
/// stream was copied to.
struct LargeMessage: Sendable {
  /// Where its bytes lie, or as many as were kept.
  enum Storage: Sendable {
    /// In a mailbox, from `start` on.
    case file(SharedFile, start: Int)
    case stored(StoredBytes)
    case window(ByteWindow)
  }

  let storage: Storage
  /// Its size.
  let count: Int
  /// Of a message whose end isn't stored.
  let digest: Digest?
  /// `offsetInFile` is its place in the mailbox.
  let place: MessagePlace
  let envelopeDate: Timestamp?
  let isQuoted: Bool
  let isTruncated: Bool
  let limits: ReadingLimits

  func lend(
    using scratch: inout BatchScratch, to body: (borrowing MessageOrigin, Span<UInt8>) -> Void,
    outcome: inout BatchOutcome
  ) {
    if count > limits.held, let stored = storedBytes(),
      let mapped = stored.mapped(min(stored.count, count))
    {
      lendLarge(mapped.span, to: body, outcome: &outcome)
      return
    }
    let window = read(using: &scratch, outcome: &outcome)
    let message = window.span
    let origin = origin(of: message, outcome: &outcome)
    if isQuoted, let quote = MboxQuoting.firstQuote(in: message) {
      MboxQuoting.unquote(message, from: quote, into: &scratch.unquoted)
      body(origin, scratch.unquoted.span)
      scratch.unquoted = ByteBuffer()
    } else {
      body(origin, message)
    }
  }

  private func origin(of message: Span<UInt8>, outcome: inout BatchOutcome) -> MessageOrigin {
    var origin = place.origin
    origin.offset = place.offsetInFile
    origin.bytes = count
    origin.digest = digest ?? storedDigest(of: message)
    origin.envelopeDate = envelopeDate
    if isTruncated || message.count < count { origin.warnings.insert(.truncated) }
    outcome.messages += 1
    outcome.bytes += count
    return origin
  }

  // MARK: - Through a temporary file

  /// All bytes of the message in a file of ours, copied there if need be; nil when there is no room.
  private func storedBytes() -> StoredBytes? {
    switch storage {
    case .stored(let stored): return stored
    case .window: return nil
    case .file(let file, let start):
      let wanted = min(count, limits.stored)
      let piece = ByteWindow(capacity: 256 << 10)
      do {
        var copy = try TemporaryFile()
        while copy.count < wanted {
          piece.removeAll()
          let place = start + copy.count
          let room = min(piece.capacity, wanted - copy.count)
          try unsafe piece.fill { (buffer) throws(SystemError) in
            let part = unsafe UnsafeMutableRawBufferPointer(rebasing: buffer[..<room])
            return try unsafe file.descriptor.read(into: part, at: place)
          }
          // The end came too early: whoever reads it into memory instead says why.
          if piece.count == 0 { return nil }
          try copy.append(piece.span)
        }
        return copy.finished()
      } catch {
        return nil
      }
    }
  }

  private func lendLarge(
    _ message: Span<UInt8>, to body: (borrowing MessageOrigin, Span<UInt8>) -> Void,
    outcome: inout BatchOutcome
  ) {
    var origin = origin(of: message, outcome: &outcome)
    guard isQuoted, let quote = MboxQuoting.firstQuote(in: message) else {
      body(origin, message)
      return
    }
    if let unquoted = Self.unquoted(message, from: quote),
      let mapped = unquoted.mapped(unquoted.count)
    {
      body(origin, mapped.span)
      return
    }
    // Without room for a second copy, what stands before the quote is lent.
    origin.warnings.insert(.truncated)
    body(origin, message.extracting(..<quote))
  }

  private static func unquoted(_ message: Span<UInt8>, from quote: Int) -> StoredBytes? {
    do throws(SystemError) {
      var copy = try TemporaryFile()
      try MboxQuoting.forEachPiece(of: message, from: quote) { (piece) throws(SystemError) in
        try copy.append(piece)
      }
      return copy.finished()
    } catch {
      return nil
    }
  }

  // MARK: - Through memory

  private func read(using scratch: inout BatchScratch, outcome: inout BatchOutcome) -> ByteWindow {
    let stored: Int
    switch storage {
    case .window(let kept): return kept
    case .stored(let bytes): stored = min(bytes.count, count)
    case .file: stored = count
    }
    let wanted = min(stored, limits.lent)
    let window = scratch.window(atLeast: max(wanted, 1))
    if let problem = fill(window, upTo: wanted, from: 0) { outcome.problems.append(problem) }
    return window
  }

  /// Fills a window with the bytes of the message from the place `start` on.
  private func fill(_ window: ByteWindow, upTo wanted: Int, from start: Int) -> MailboxProblem? {
    while window.count < wanted {
      let before = window.count
      do {
        try unsafe window.fill { (buffer) throws(SystemError) in
          let part = unsafe UnsafeMutableRawBufferPointer(rebasing: buffer[..<(wanted - before)])
          switch storage {
          case .file(let file, let first):
            return try unsafe file.descriptor.read(into: part, at: first + start + before)
          case .stored(let bytes): return try unsafe bytes.read(into: part, at: start + before)
          case .window: return 0
          }
        }
      } catch {
        return MailboxProblem(
          .readFailed, path: place.path, offset: place.offsetInFile + start + before,
          systemError: error.code)
      }
      if window.count == before {
        return MailboxProblem(
          .shrank, path: place.path, offset: place.offsetInFile + start + before)
      }
    }
    return nil
  }

  /// The digest of a message in a file of which as much was read as is lent.
  private func storedDigest(of message: Span<UInt8>) -> Digest {
    guard case .file = storage, count > Digest.wholeLimit, message.count < count,
      message.count >= Digest.endLength
    else { return Digest(ofMessage: message) }
    let end = ByteWindow(capacity: Digest.endLength)
    guard fill(end, upTo: Digest.endLength, from: count - Digest.endLength) == nil else {
      return Digest(ofMessage: message)
    }
    let last = end.span
    return Digest(size: count, first: message.extracting(..<Digest.endLength), last: last)
  }
}
