import Analysis

/// The sentences around charts.
protocol ChartPhrases: Sendable {
  var showNumbers: String { get }

  /// The head of the column of days.
  func unit(_ unit: DayBuckets.Unit) -> String
  func omittedBars(_ number: Int, _ unit: DayBuckets.Unit) -> Sentence

  /// `Crash mails a day from iPadOS 26.3`.
  func heroCaption(_ regression: Regression, _ unit: DayBuckets.Unit) -> Sentence
  /// `All first contacts a day`.
  func allMailCaption(_ unit: DayBuckets.Unit) -> Sentence
  /// `Lumen Notes: mail a day by release`.
  func daysTitle(_ app: Untrusted, _ unit: DayBuckets.Unit) -> Sentence
  /// `**Lumen Notes** mail a day`.
  func daysCaption(_ app: Untrusted, _ unit: DayBuckets.Unit) -> Sentence

  // What is seen in a chart.
  var noMailInThisTime: Sentence { get }
  /// The most in one bar, and how many in all.
  func seen(total: Int, most: Int, on bar: String, _ unit: DayBuckets.Unit) -> Sentence
  /// How much before and after a release, and the most in one bar.
  func seen(
    before: Int, after: Int, release: Untrusted, appeared start: String, most: Int, on bar: String,
    _ unit: DayBuckets.Unit
  ) -> Sentence

  /// `4.2.0 appears`.
  func appears(_ version: Untrusted) -> String
  var otherReleases: String { get }
  var allMail: String { get }
  /// `2 older releases`.
  func olderReleases(_ number: Int) -> String

  /// A line of small bars: the most on a day of the last 28, and how many in all.
  var lastDaysHead: String { get }
  func lastDays(_ total: Int, most: Int) -> String
}

extension Phrases {
  /// What a bar stands for: `8 Mar`, `2 – 8 March`, `Mar 2026`.
  func bucket(_ buckets: DayBuckets, _ place: Int) -> String {
    let range = buckets.ranges[place]
    return switch buckets.unit {
    case .day: shortDay(range.lowerBound)
    case .week: days(range.lowerBound, range.upperBound - 1)
    case .month: month(range.lowerBound)
    }
  }

  /// The date below a bar.
  func axis(_ buckets: DayBuckets, _ place: Int) -> String {
    let range = buckets.ranges[place]
    return switch buckets.unit {
    case .day: dayOfYear(range.lowerBound)
    case .week: shortDay(range.upperBound - 1)
    case .month: month(range.lowerBound)
    }
  }

  /// What is seen in a chart: how much before and after a release, and where the top is.
  func description(_ buckets: DayBuckets, _ sums: [Int], release: (Untrusted, Int)?) -> Sentence {
    let total = sums.reduce(0, +)
    guard let most = sums.max(), most > 0, let place = sums.firstIndex(of: most) else {
      return noMailInThisTime
    }
    let top = bar(buckets, place)
    guard let (name, start) = release, start > 0, start < sums.count else {
      return seen(total: total, most: most, on: top, buckets.unit)
    }
    let before = sums[..<start].reduce(0, +)
    return seen(
      before: before, after: total - before, release: name, appeared: bar(buckets, start),
      most: most, on: top, buckets.unit)
  }

  /// A bar in a sentence: `8 March`, `2 – 8 March`, `Mar 2026`.
  private func bar(_ buckets: DayBuckets, _ place: Int) -> String {
    buckets.unit == .day ? day(buckets.ranges[place].lowerBound) : bucket(buckets, place)
  }
}
