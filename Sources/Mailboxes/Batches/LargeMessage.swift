import Bytes
import Records

/// A message that isn't kept: the worker reads it from its file, or from the temporary file that a
/// stream was copied to.
struct LargeMessage: Sendable {
  /// Where its bytes lie, or as many as were kept.
  enum Storage: Sendable {
    case file(SharedFile, start: Int, count: Int)
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
  /// At most so many bytes are lent.
  let limit: Int

  func lend(
    using scratch: inout BatchScratch, to body: (borrowing MessageOrigin, Span<UInt8>) -> Void,
    outcome: inout BatchOutcome
  ) {
    let window = read(using: &scratch, outcome: &outcome)
    let message = window.span
    var origin = place.origin
    origin.offset = place.offsetInFile
    origin.bytes = count
    origin.digest = digest ?? storedDigest(of: message)
    origin.envelopeDate = envelopeDate
    if isTruncated || message.count < count { origin.warnings.insert(.truncated) }
    outcome.messages += 1
    outcome.bytes += count
    if isQuoted, let quote = MboxQuoting.firstQuote(in: message) {
      MboxQuoting.unquote(message, from: quote, into: &scratch.unquoted)
      body(origin, scratch.unquoted.span)
      scratch.unquoted = ByteBuffer()
    } else {
      body(origin, message)
    }
  }

  private func read(using scratch: inout BatchScratch, outcome: inout BatchOutcome) -> ByteWindow {
    switch storage {
    case .window(let kept): return kept
    case .file(let file, let start, let stored):
      let wanted = min(stored, limit)
      let window = scratch.window(atLeast: max(wanted, 1))
      if let problem = fill(window, upTo: wanted, from: file, at: start) {
        outcome.problems.append(problem)
      }
      return window
    }
  }

  private func fill(
    _ window: ByteWindow, upTo wanted: Int, from file: SharedFile, at start: Int
  ) -> MailboxProblem? {
    while window.count < wanted {
      let before = window.count
      do {
        try unsafe window.fill { (buffer) throws(SystemError) in
          let part = unsafe UnsafeMutableRawBufferPointer(rebasing: buffer[..<(wanted - before)])
          return try unsafe file.descriptor.read(into: part, at: start + before)
        }
      } catch {
        return MailboxProblem(
          .readFailed, path: place.path, offset: place.offsetInFile + before,
          systemError: error.code)
      }
      if window.count == before {
        return MailboxProblem(.shrank, path: place.path, offset: place.offsetInFile + before)
      }
    }
    return nil
  }

  /// The digest of a message in a file of which as much was read as is lent.
  private func storedDigest(of message: Span<UInt8>) -> Digest {
    guard case .file(let file, let start, _) = storage, count > Digest.wholeLimit,
      message.count < count, message.count >= Digest.endLength
    else { return Digest(ofMessage: message) }
    let end = ByteWindow(capacity: Digest.endLength)
    let endStart = start + count - Digest.endLength
    guard fill(end, upTo: Digest.endLength, from: file, at: endStart) == nil else {
      return Digest(ofMessage: message)
    }
    let last = end.span
    return Digest(size: count, first: message.extracting(..<Digest.endLength), last: last)
  }
}
