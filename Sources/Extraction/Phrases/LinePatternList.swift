/// Patterns of lines, found by the first byte of what stands before their gap, or else by the last
/// byte of what stands behind it.
struct LinePatternList: Sendable {
  private var patterns: [LinePattern] = []
  /// Where the patterns of each first byte begin, then those of each last byte; 513 places.
  private var heads = [UInt16](repeating: 0, count: 513)

  init(_ list: [LinePattern]) {
    var buckets = [[LinePattern]](repeating: [], count: 512)
    for pattern in list {
      if let first = pattern.before.first {
        buckets[Int(first)].append(pattern)
      } else if let last = pattern.after.last {
        buckets[256 + Int(last)].append(pattern)
      }
    }
    for (place, bucket) in buckets.enumerated() {
      heads[place] = UInt16(patterns.count)
      patterns += bucket
    }
    heads[512] = UInt16(patterns.count)
  }

  /// Whether a pattern matches `line` and its gap pleases `isAccepted`.
  func matches(
    _ text: Span<UInt8>, _ line: Range<Int>,
    where isAccepted: (LinePattern, Range<Int>) -> Bool
  ) -> Bool {
    guard !line.isEmpty else { return false }
    for bucket in [Int(text[line.lowerBound]), 256 + Int(text[line.upperBound - 1])] {
      for place in Int(heads[bucket])..<Int(heads[bucket + 1]) {
        let pattern = patterns[place]
        if let gap = pattern.match(in: text, line), isAccepted(pattern, gap) { return true }
      }
    }
    return false
  }
}
