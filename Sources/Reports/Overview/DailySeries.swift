import Analysis

/// First contacts a day of one release, or of several together.
struct DailySeries: Sendable {
  /// The first day, in days since 1970-01-01.
  let firstDay: Int
  /// One number a day.
  private(set) var counts: [Int]

  init(days: ClosedRange<Int>) {
    firstDay = days.lowerBound
    counts = Array(repeating: 0, count: days.count)
  }

  var days: Range<Int> { firstDay..<firstDay + counts.count }

  /// Counts `reports` more on `day`; days outside are left out.
  mutating func add(_ reports: Int, on day: Int) {
    guard days.contains(day) else { return }
    counts[day - firstDay] += reports
  }

  /// Adds the numbers of another series of the same days.
  mutating func add(_ other: DailySeries) {
    for (place, count) in other.counts.enumerated() { add(count, on: other.firstDay + place) }
  }

  subscript(day: Int) -> Int { days.contains(day) ? counts[day - firstDay] : 0 }

  /// The sum over some days.
  func sum(_ range: Range<Int>) -> Int {
    let inside = range.clamped(to: days)
    return inside.isEmpty
      ? 0 : counts[inside.lowerBound - firstDay..<inside.upperBound - firstDay].reduce(0, +)
  }

  var total: Int { counts.reduce(0, +) }
}
