import Bytes

/// Lines that a transport broke because they were too long (RFC 5321, section 4.5.3.1.6): it left a `!`
/// at the end and a blank at the start of the next.
enum LineLimit {
  /// Bytes of the shortest line that is broken in this way.
  private static let shortest = 900

  /// Whether a line of that length ends so.
  static func isBroken(_ text: Span<UInt8>) -> Bool {
    guard text.count > shortest else { return false }
    var place = 0
    while let mark = text.firstIndex(of: UInt8(ascii: "!"), before: .lineFeed, from: place) {
      place = mark + 1
      guard mark + 2 < text.count, text[mark + 2] == .blank, mark >= shortest else { continue }
      if (mark - shortest..<mark).allSatisfy({ text[$0] != .lineFeed }) { return true }
    }
    return false
  }

  /// The text with such lines joined, or nil when it has none.
  static func joined(_ text: [UInt8]) -> [UInt8]? {
    guard isBroken(text.span) else { return nil }
    var joined: [UInt8] = []
    joined.reserveCapacity(text.count)
    var lineStart = 0
    var place = 0
    while place < text.count {
      if text[place] == UInt8(ascii: "!"), place - lineStart >= shortest, place + 2 < text.count,
        text[place + 1] == .lineFeed, text[place + 2] == .blank
      {
        place += 3
        lineStart = place - 1
        continue
      }
      if text[place] == .lineFeed { lineStart = place + 1 }
      joined.append(text[place])
      place += 1
    }
    return joined
  }
}
