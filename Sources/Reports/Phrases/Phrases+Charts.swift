import Analysis
import Bytes

/// The sentences around charts.
extension Phrases {
  var showNumbers: String { "Show the numbers" }

  /// The head of the column of days.
  func unit(_ unit: DayBuckets.Unit) -> String {
    switch unit {
    case .day: "Day"
    case .week: "Week"
    case .month: "Month"
    }
  }

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

  func omittedBars(_ buckets: DayBuckets) -> Sentence {
    switch buckets.unit {
    case .day: "\(count(buckets.omitted, "earlier day is", "earlier days are")) not shown."
    case .week: "\(count(buckets.omitted, "earlier week is", "earlier weeks are")) not shown."
    case .month: "\(count(buckets.omitted, "earlier month is", "earlier months are")) not shown."
    }
  }

  /// `Crash mails a day from iPadOS 26.3`.
  func heroCaption(_ regression: Regression, _ unit: DayBuckets.Unit) -> Sentence {
    let kind = regression.symptom.map { "\(symptom($0).title) mails" } ?? "Mails"
    let each = perUnit(unit)
    if let place = place(regression) { return "\(kind) \(each) from \(place)" }
    return "\(kind) \(each) about \(Untrusted(name: regression.app))"
  }

  /// `All mail a day`.
  func allMailCaption(_ unit: DayBuckets.Unit) -> Sentence { "All first contacts \(perUnit(unit))" }

  /// `Lumen Notes: mail a day by release`.
  func daysTitle(_ app: Untrusted, _ unit: DayBuckets.Unit) -> Sentence {
    "\(app): mail \(perUnit(unit)) by release"
  }

  /// `**Lumen Notes** mail a day`.
  func daysCaption(_ app: Untrusted, _ unit: DayBuckets.Unit) -> Sentence {
    "\(strong: app) mail \(perUnit(unit))"
  }

  private func perUnit(_ unit: DayBuckets.Unit) -> String {
    switch unit {
    case .day: "a day"
    case .week: "a week"
    case .month: "a month"
    }
  }

  /// What is seen in a chart: how much before and after a release, and where the top is.
  func description(_ buckets: DayBuckets, _ sums: [Int], release: (Untrusted, Int)?) -> Sentence {
    let total = sums.reduce(0, +)
    guard let top = sums.max(), top > 0, let place = sums.firstIndex(of: top) else {
      return "No mail in this time."
    }
    let most: Sentence = "The most are \(top) \(on(buckets, place))."
    guard let (name, start) = release, start > 0, start < sums.count else {
      return "\(mails(total)) in all. \(most)"
    }
    let before = sums[..<start].reduce(0, +)
    return """
      \(mails(before)) before \(name) appeared \(on(buckets, start)), \(total - before) since then. \
      \(most)
      """
  }

  private func on(_ buckets: DayBuckets, _ place: Int) -> String {
    switch buckets.unit {
    case .day: "on \(day(buckets.ranges[place].lowerBound))"
    case .week, .month: "in \(bucket(buckets, place))"
    }
  }

  /// `4.2.0 appears`.
  func appears(_ version: String) -> Untrusted {
    Untrusted("\(Untrusted(name: version).cleaned) appears", limit: 110)
  }

  /// Releases that share one colour.
  func olderReleasesLabel(_ number: Int) -> Untrusted {
    Untrusted(olderReleases(number), limit: 40)
  }
}
