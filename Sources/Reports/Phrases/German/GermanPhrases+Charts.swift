import Analysis

extension GermanPhrases {
  var showNumbers: String { "Zahlen zeigen" }

  func unit(_ unit: DayBuckets.Unit) -> String {
    switch unit {
    case .day: "Tag"
    case .week: "Woche"
    case .month: "Monat"
    }
  }

  func omittedBars(_ number: Int, _ unit: DayBuckets.Unit) -> Sentence {
    switch unit {
    case .day:
      "\(count(number, "früherer Tag ist", "frühere Tage sind")) nicht gezeigt."
    case .week:
      "\(count(number, "frühere Woche ist", "frühere Wochen sind")) nicht gezeigt."
    case .month:
      "\(count(number, "früherer Monat ist", "frühere Monate sind")) nicht gezeigt."
    }
  }

  func heroCaption(_ regression: Regression, _ unit: DayBuckets.Unit) -> Sentence {
    let kind = suchMails(regression)
    if let place = confinement(regression) { return "\(kind) \(perUnit(unit)) \(place)" }
    return "\(kind) \(perUnit(unit)) zu \(Untrusted(name: regression.app))"
  }

  func allMailCaption(_ unit: DayBuckets.Unit) -> Sentence { "Alle Anfragen \(perUnit(unit))" }

  func daysTitle(_ app: Untrusted, _ unit: DayBuckets.Unit) -> Sentence {
    "\(app): Mails \(perUnit(unit)) nach Version"
  }

  func daysCaption(_ app: Untrusted, _ unit: DayBuckets.Unit) -> Sentence {
    "\(strong: app) Mails \(perUnit(unit))"
  }

  private func perUnit(_ unit: DayBuckets.Unit) -> String {
    switch unit {
    case .day: "pro Tag"
    case .week: "pro Woche"
    case .month: "pro Monat"
    }
  }

  var noMailInThisTime: Sentence { "In dieser Zeit keine Mails." }

  func seen(total: Int, most: Int, on bar: String, _ unit: DayBuckets.Unit) -> Sentence {
    "Insgesamt \(mails(total)). \(top(most, bar, unit))"
  }

  func seen(
    before: Int, after: Int, release: Untrusted, appeared start: String, most: Int, on bar: String,
    _ unit: DayBuckets.Unit
  ) -> Sentence {
    """
    \(mails(before)), bevor \(release) \(on(start, unit)) erschien, \(number(after)) seitdem. \
    \(top(most, bar, unit))
    """
  }

  private func top(_ most: Int, _ bar: String, _ unit: DayBuckets.Unit) -> Sentence {
    "Die meisten sind \(number(most)) \(on(bar, unit))."
  }

  private func on(_ bar: String, _ unit: DayBuckets.Unit) -> String {
    switch unit {
    case .day: "am \(bar)"
    case .week: "in der Woche \(bar)"
    case .month: "im Monat \(bar)"
    }
  }

  func appears(_ version: Untrusted) -> String { "\(version) erscheint" }
  var otherReleases: String { "andere Versionen" }
  var allMail: String { "Mails" }

  func olderReleases(_ number: Int) -> String {
    count(number, "ältere Version", "ältere Versionen")
  }

  var lastDaysHead: String { "Letzte 28 Tage" }

  func lastDays(_ total: Int, most: Int) -> String {
    total == 0
      ? "Keine Mails in den letzten 28 Tagen."
      : "\(mails(total)) in den letzten 28 Tagen, höchstens \(number(most)) an einem Tag."
  }
}
