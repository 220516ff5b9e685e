/// The pattern of a line that a mail program adds: fixed words before and behind one gap.
struct LinePattern: Sendable {
  /// What may stand in the gap.
  enum Gap: Hashable, Sendable {
    /// Any few words: the fixed part says that it's the sender's own device.
    case anything
    /// Words that name a device or program, or a name.
    case program
  }

  /// Folded, blanks at the gap included.
  let before: [UInt8]
  let after: [UInt8]
  /// Whether there is a gap; without one the line is `before` and nothing else.
  let hasGap: Bool
  let gap: Gap

  /// Reads a pattern in which `…` stands for the gap.
  init(_ pattern: [UInt8], gap: Gap) {
    let folded = PhraseFolding.folded(pattern.span)
    let ellipsis: [UInt8] = [0xE2, 0x80, 0xA6]
    var place = 0
    while place + 3 <= folded.count, !folded[place..<place + 3].elementsEqual(ellipsis) {
      place += 1
    }
    hasGap = place + 3 <= folded.count
    before = hasGap ? [UInt8](folded[..<place]) : folded
    after = hasGap ? [UInt8](folded[(place + 3)...]) : []
    self.gap = gap
  }

  /// The gap's content, when `line` of `text` has this pattern; empty for a pattern without gap.
  func match(in text: Span<UInt8>, _ line: Range<Int>) -> Range<Int>? {
    let fixed = before.count + after.count
    guard hasGap ? line.count > fixed : line.count == fixed else { return nil }
    var place = line.lowerBound
    for byte in before {
      if text[place] != byte { return nil }
      place += 1
    }
    var tail = line.upperBound - after.count
    let gap = place..<tail
    for byte in after {
      if text[tail] != byte { return nil }
      tail += 1
    }
    return gap
  }
}
