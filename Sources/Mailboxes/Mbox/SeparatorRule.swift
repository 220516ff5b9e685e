import Bytes

/// Decides which lines divide an mbox; learns from the first one.
///
/// A line with a date divides when a header field stands on the next line, or an empty line before
/// it and an empty line or the end behind it. A line without a date divides only where the mailbox
/// began with such a line and a field that mails have follows. Where a mailbox began with the four
/// control characters of MMDF (mmdf(5)), only those divide.
struct SeparatorRule: Hashable {
  /// A line that divides.
  struct Separator: Hashable {
    /// Where the message begins, behind the line.
    var messageStart: Int
    var date: Timestamp?
  }

  enum Verdict: Hashable {
    case no
    case yes(Separator)
    /// The bytes end before that can be said.
    case undecided
  }

  /// LF, or CR in a file that has no LF.
  let lineEnd: UInt8
  /// Whether the lines of MMDF divide.
  private(set) var isMarked = false
  private var first: FromLine?

  private static let mark: StaticString = "\u{1}\u{1}\u{1}\u{1}"
  /// One line ends a message, one begins the next.
  private static let marksTogether = 2

  init(lineEnd: UInt8) { self.lineEnd = lineEnd }

  /// Whether the line at `start`, the first that isn't empty, begins an mbox; remembers its shape.
  mutating func opens(at start: Int, in bytes: Span<UInt8>, isComplete: Bool) -> Separator? {
    if bytes.has(Self.mark, at: start),
      case .yes(let separator) = judgeMark(at: start, in: bytes, isComplete: isComplete)
    {
      isMarked = true
      return separator
    }
    guard let (line, next) = fromLine(at: start, in: bytes, isComplete: isComplete) else {
      return nil
    }
    first = line
    guard
      case .yes(let separator) = judge(
        line, next: next, followsEmptyLine: true, in: bytes, isComplete: isComplete)
    else {
      first = nil
      return nil
    }
    return separator
  }

  /// The first byte of a line that may divide.
  var leader: UInt8 { isMarked ? 1 : UInt8(ascii: "F") }

  /// Whether the line at `start` divides.
  func judge(at start: Int, in bytes: Span<UInt8>, isComplete: Bool) -> Verdict {
    if isMarked { return judgeMark(at: start, in: bytes, isComplete: isComplete) }
    guard bytes.has("From ", at: start) else {
      let rest = bytes.count - start
      return rest < 5 && !isComplete && bytes.isBeginning(of: "From ", at: start)
        ? .undecided : .no
    }
    guard let (line, next) = fromLine(at: start, in: bytes, isComplete: isComplete) else {
      return bytes.count - start <= FromLine.longest && !isComplete
        && bytes.firstIndex(of: lineEnd, from: start) == nil ? .undecided : .no
    }
    return judge(
      line, next: next, followsEmptyLine: hasEmptyLine(before: start, in: bytes), in: bytes,
      isComplete: isComplete)
  }

  /// Whether the line at `start` is one of MMDF's; the message begins behind the last of them, and
  /// behind a From_ line that some programs write there.
  private func judgeMark(at start: Int, in bytes: Span<UInt8>, isComplete: Bool) -> Verdict {
    guard isComplete || bytes.count - start > Self.reach else {
      return bytes.isBeginning(of: Self.mark, at: start) || bytes.has(Self.mark, at: start)
        ? .undecided : .no
    }
    var place = start
    for _ in 0..<Self.marksTogether {
      guard bytes.has(Self.mark, at: place) else { break }
      var end = place + 4
      if end < bytes.count, bytes[end] == 0x0D, lineEnd == 0x0A { end += 1 }
      guard end == bytes.count || bytes[end] == lineEnd else { break }
      place = min(end + 1, bytes.count)
    }
    guard place > start else { return .no }
    let line = fromLine(at: place, in: bytes, isComplete: isComplete)
    if case (.dated(let date, _), let next)? = line {
      return .yes(Separator(messageStart: next, date: date))
    }
    return .yes(Separator(messageStart: place, date: nil))
  }

  /// The place behind an empty line at `place`, or `place`.
  func skipEmptyLine(at place: Int, in bytes: Span<UInt8>) -> Int {
    if place < bytes.count, bytes[place] == lineEnd { return place + 1 }
    if place + 1 < bytes.count, bytes[place] == 0x0D, bytes[place + 1] == lineEnd {
      return place + 2
    }
    return place
  }

  /// Where a message ends without the one empty line that closes it, and without zeros that a crash
  /// of the file system left behind it.
  func contentEnd(of message: Range<Int>, in bytes: Span<UInt8>) -> Int {
    var end = message.upperBound
    while end > message.lowerBound, bytes[end - 1] == 0 { end -= 1 }
    var place = end
    guard place > message.lowerBound, bytes[place - 1] == lineEnd else { return end }
    place -= 1
    if lineEnd == 0x0A, place > message.lowerBound, bytes[place - 1] == 0x0D { place -= 1 }
    return place == message.lowerBound || bytes[place - 1] == lineEnd ? place : end
  }

  /// The bytes that a verdict needs at most before and behind the start of a line.
  static let reach = FromLine.longest + 2 * HeaderShape.longestName + 64

  private func fromLine(
    at start: Int, in bytes: Span<UInt8>, isComplete: Bool
  ) -> (FromLine, next: Int)? {
    guard bytes.has("From ", at: start) else { return nil }
    let found = bytes.firstIndex(of: lineEnd, from: start)
    guard let end = found ?? (isComplete ? bytes.count : nil), end - start <= FromLine.longest
    else { return nil }
    var contentEnd = end
    while contentEnd > start + 5, bytes[contentEnd - 1] == UInt8(ascii: "\r") { contentEnd -= 1 }
    guard let line = FromLine(bytes.extracting(start + 5..<contentEnd)) else { return nil }
    return (line, next: min(end + 1, bytes.count))
  }

  private func judge(
    _ line: FromLine, next: Int, followsEmptyLine: Bool, in bytes: Span<UInt8>, isComplete: Bool
  ) -> Verdict {
    let shape = HeaderShape(at: next, in: bytes, isComplete: isComplete, lineEnd: lineEnd)
    switch line {
    case .dated(let date, let isPatch):
      if isPatch {
        guard case .dated(_, isPatch: true)? = first else { return .no }
      }
      switch shape {
      case .undecided: return .undecided
      case .field, .quotedFrom: break
      case .empty, .end:
        if !followsEmptyLine { return .no }
      case .other: return .no
      }
      return .yes(Separator(messageStart: next, date: date))
    case .undated(let words):
      guard first == line, followsEmptyLine || words == 0 else { return .no }
      switch shape {
      case .undecided: return .undecided
      case .field(isKnown: true): return .yes(Separator(messageStart: next, date: nil))
      default: return .no
      }
    }
  }

  /// Whether the line before the one that starts at `start` is empty, or there is none.
  private func hasEmptyLine(before start: Int, in bytes: Span<UInt8>) -> Bool {
    guard start > 0 else { return true }
    // What a crash of the file system left in the file.
    if bytes[start - 1] == 0 { return true }
    var place = start - 2
    while lineEnd == UInt8(ascii: "\n"), place >= 0, start - place <= 4,
      bytes[place] == UInt8(ascii: "\r")
    {
      place -= 1
    }
    return place < 0 || bytes[place] == lineEnd
  }
}

extension Span<UInt8> {
  /// Whether all that is left from `start` on is the beginning of `text`.
  func isBeginning(of text: StaticString, at start: Int) -> Bool {
    let rest = count - start
    guard rest <= text.utf8CodeUnitCount else { return false }
    for index in 0..<rest {
      if unsafe self[start + index] != text.utf8Start[index] { return false }
    }
    return true
  }
}
