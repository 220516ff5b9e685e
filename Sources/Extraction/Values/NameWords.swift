import Assets

/// Tells names of apps from words of a sentence.
enum NameWords {
  /// Whether a word of `range` stands in sentences and hardly in names.
  static func holdsSentenceWord(
    _ bytes: Span<UInt8>, _ range: Range<Int>, _ tables: ReferenceTables
  ) -> Bool {
    var offset = range.lowerBound
    while offset < range.upperBound {
      while offset < range.upperBound, bytes[offset].isBlank { offset += 1 }
      let start = offset
      while offset < range.upperBound, !bytes[offset].isBlank { offset += 1 }
      if start < offset, tables.kinds(bytes, start..<offset).contains(.sentence) { return true }
    }
    return false
  }

  /// Whether the words begin as names do: with a capital, a digit, another script or a sign; or are
  /// one word (`iTide`, `tides`).
  static func startsLikeName(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    guard let first = range.first else { return false }
    let isSmall = bytes[first].isLetter && !bytes[first].isCapital
    return !isSmall || bytes.wordCount(in: range) == 1
      || range.count > 1 && bytes[first + 1].isCapital
  }
}
