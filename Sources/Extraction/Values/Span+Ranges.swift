extension Span where Element == UInt8 {
  /// `range` without blanks at its ends.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    trimmed(range) { $0.isBlank }
  }

  /// `range` without bytes of that kind at its ends.
  func trimmed(_ range: Range<Int>, of predicate: (UInt8) -> Bool) -> Range<Int> {
    var start = range.lowerBound
    var end = range.upperBound
    while start < end, predicate(self[start]) { start += 1 }
    while end > start, predicate(self[end - 1]) { end -= 1 }
    return start..<end
  }

  /// The last word of `range`, between blanks; empty when there is none.
  func lastWord(in range: Range<Int>) -> Range<Int> {
    let range = trimmed(range)
    var start = range.upperBound
    while start > range.lowerBound, !self[start - 1].isBlank { start -= 1 }
    return start..<range.upperBound
  }

  /// The number of words in `range`, between blanks.
  func wordCount(in range: Range<Int>) -> Int {
    var count = 0
    var inside = false
    for offset in range {
      let blank = self[offset].isBlank
      if !blank, !inside { count += 1 }
      inside = !blank
    }
    return count
  }

  /// Whether the ASCII letters at `offset` spell `word` (given in small letters) in any case, up to
  /// `end` at most.
  func spells(_ word: StaticString, at offset: Int, before end: Int) -> Bool {
    let count = word.utf8CodeUnitCount
    guard offset >= 0, end - offset >= count else { return false }
    for place in 0..<count {
      let byte = self[offset + place]
      let small = byte.isCapital ? byte | 0x20 : byte
      if unsafe small != word.utf8Start[place] { return false }
    }
    return true
  }

  /// Where the bracket that is closed at `end - 1` opens, not before `start`.
  func opening(of end: Int, notBefore start: Int) -> Int? {
    var depth = 0
    var offset = end - 1
    while offset >= start {
      switch self[offset] {
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth += 1
      case UInt8(ascii: "("), UInt8(ascii: "["):
        depth -= 1
        if depth == 0 { return offset }
      default: break
      }
      offset -= 1
    }
    return nil
  }
}
