import Bytes

/// The bars of a chart: days, and where these are too many weeks or months.
struct DayBuckets: Sendable {
  /// What one bar stands for.
  enum Unit: Sendable {
    case day, week, month
  }

  let unit: Unit
  /// The days of each bar, in order and without gaps.
  let ranges: [Range<Int>]
  /// Bars before the first one that had no room.
  let omitted: Int

  /// At most `limit` bars for `days`: weeks end with the last day, months are those of the calendar.
  init(_ days: ClosedRange<Int>, limit: Int) {
    let ranges: [Range<Int>]
    if days.count <= limit {
      unit = .day
      ranges = days.map { $0..<$0 + 1 }
    } else if days.count <= 7 * limit {
      unit = .week
      ranges = Self.weeks(days)
    } else {
      unit = .month
      ranges = Self.months(days)
    }
    self.ranges = Array(ranges.suffix(limit))
    omitted = max(ranges.count - limit, 0)
  }

  /// The sums of the bars.
  func sums(_ series: DailySeries) -> [Int] { ranges.map { series.sum($0) } }

  /// The bar that holds `day`.
  func index(of day: Int) -> Int? { ranges.firstIndex { $0.contains(day) } }

  private static func weeks(_ days: ClosedRange<Int>) -> [Range<Int>] {
    let end = days.upperBound + 1
    let count = (days.count + 6) / 7
    return (0..<count).map { place in
      let last = end - 7 * (count - 1 - place)
      return last - 7..<last
    }
  }

  private static func months(_ days: ClosedRange<Int>) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = CivilDate(daysSinceEpoch: days.lowerBound).firstOfMonth
    while start <= days.upperBound {
      // 31 days after the first of a month lies in the next one.
      let next = CivilDate(daysSinceEpoch: start + 31).firstOfMonth
      ranges.append(start..<next)
      start = next
    }
    return ranges
  }
}

extension CivilDate {
  /// The first day of the month, in days since 1970-01-01.
  fileprivate var firstOfMonth: Int { daysSinceEpoch - (day - 1) }
}
