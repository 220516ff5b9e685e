import Bytes

/// Decides which lines divide an mbox; learns from the first one.
///
/// A line with a date divides when a header field stands on the next line, or an empty line before
/// it and an empty line or the end behind it. A line without a date divides only where the mailbox
/// began with such a line and a field that mails have follows.
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
  private var first: FromLine?

  init(lineEnd: UInt8) { self.lineEnd = lineEnd }

  /// Whether the line at `start`, the first that isn't empty, begins an mbox; remembers its shape.
  mutating func opens(at start: Int, in bytes: Span<UInt8>, isComplete: Bool) -> Separator? {
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

  /// Whether the line at `start` divides.
  func judge(at start: Int, in bytes: Span<UInt8>, isComplete: Bool) -> Verdict {
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
