import Analysis

extension EnglishPhrases {
  var showNumbers: String { "Show the numbers" }

  func unit(_ unit: DayBuckets.Unit) -> String {
    switch unit {
    case .day: "Day"
    case .week: "Week"
    case .month: "Month"
    }
  }

  func omittedBars(_ number: Int, _ unit: DayBuckets.Unit) -> Sentence {
    switch unit {
    case .day: "\(count(number, "earlier day is", "earlier days are")) not shown."
    case .week: "\(count(number, "earlier week is", "earlier weeks are")) not shown."
    case .month: "\(count(number, "earlier month is", "earlier months are")) not shown."
    }
  }

  func heroCaption(_ regression: Regression, _ unit: DayBuckets.Unit) -> Sentence {
    let kind = suchMails(regression)
    if let place = place(regression) { return "\(kind) \(perUnit(unit)) from \(place)" }
    return "\(kind) \(perUnit(unit)) about \(Untrusted(name: regression.app))"
  }

  func allMailCaption(_ unit: DayBuckets.Unit) -> Sentence { "All first contacts \(perUnit(unit))" }

  func daysTitle(_ app: Untrusted, _ unit: DayBuckets.Unit) -> Sentence {
    "\(app): mail \(perUnit(unit)) by release"
  }

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

  var noMailInThisTime: Sentence { "No mail in this time." }

  func seen(total: Int, most: Int, on bar: String, _ unit: DayBuckets.Unit) -> Sentence {
    "\(mails(total)) in all. \(top(most, bar, unit))"
  }

  func seen(
    before: Int, after: Int, release: Untrusted, appeared start: String, most: Int, on bar: String,
    _ unit: DayBuckets.Unit
  ) -> Sentence {
    """
    \(mails(before)) before \(release) appeared \(on(start, unit)), \(number(after)) since then. \
    \(top(most, bar, unit))
    """
  }

  private func top(_ most: Int, _ bar: String, _ unit: DayBuckets.Unit) -> Sentence {
    "The most are \(number(most)) \(on(bar, unit))."
  }

  private func on(_ bar: String, _ unit: DayBuckets.Unit) -> String {
    unit == .day ? "on \(bar)" : "in \(bar)"
  }

  func appears(_ version: Untrusted) -> String { "\(version) appears" }
  var otherReleases: String { "other releases" }
  var allMail: String { "mails" }

  func olderReleases(_ number: Int) -> String {
    count(number, "older release", "older releases")
  }

  var lastDaysHead: String { "Last 28 days" }

  func lastDays(_ total: Int, most: Int) -> String {
    total == 0
      ? "No mail in the last 28 days."
      : "\(mails(total)) in the last 28 days, at most \(number(most)) a day."
  }
}
