/// Bars of one column a day: `▁▂█▇▆`.
enum Sparkline {
  private static let bars = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]

  /// The bars of `counts` on a scale that ends at `maximum`; a day without mail is a blank.
  static func text(_ counts: [Int], maximum: Int) -> String {
    counts.map { count in
      guard count > 0, maximum > 0 else { return " " }
      let level = (2 * count * bars.count + maximum) / (2 * maximum)
      return bars[min(max(level, 1), bars.count) - 1]
    }.joined()
  }
}
