import Bytes

/// What a report says in German.
struct GermanPhrases: Phrases {
  let year: Int

  var language: ReportLanguage { .german }
  var numberFormat: NumberFormat { NumberFormat(group: ".", point: ",", percentGap: "\u{A0}") }
  var quotationMarks: (open: String, close: String) { ("„", "“") }
  var listSeparator: String { ", " }
  var clauseSeparator: String { ", " }

  private static let shortMonths = [
    "Jan.", "Feb.", "März", "Apr.", "Mai", "Juni", "Juli", "Aug.", "Sept.", "Okt.", "Nov.", "Dez.",
  ]
  private static let months = [
    "Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September", "Oktober",
    "November", "Dezember",
  ]
  private static let smallNumbers = [
    "null", "ein", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn",
  ]

  // MARK: Dates

  func shortDay(_ day: Int) -> String {
    let date = CivilDate(daysSinceEpoch: day)
    let text = dayOfYear(day)
    return date.year == year ? text : "\(text) \(date.year)"
  }

  func dayOfYear(_ day: Int) -> String {
    let date = CivilDate(daysSinceEpoch: day)
    return "\(date.day). \(Self.shortMonths[date.month - 1])"
  }

  func day(_ day: Int) -> String {
    let date = CivilDate(daysSinceEpoch: day)
    let text = "\(date.day). \(Self.months[date.month - 1])"
    return date.year == year ? text : "\(text) \(date.year)"
  }

  func month(_ day: Int) -> String {
    let date = CivilDate(daysSinceEpoch: day)
    return "\(Self.shortMonths[date.month - 1]) \(date.year)"
  }

  func period(_ from: Int, _ to: Int) -> String { period(from, to, separator: " – ") }

  func periodInWords(_ from: Int, _ to: Int) -> String { period(from, to, separator: " bis ") }

  private func period(_ from: Int, _ to: Int, separator: String) -> String {
    let (first, last) = (CivilDate(daysSinceEpoch: from), CivilDate(daysSinceEpoch: to))
    let end = "\(last.day). \(Self.shortMonths[last.month - 1]) \(last.year)"
    if first == last { return end }
    let start = "\(first.day). \(Self.shortMonths[first.month - 1])"
    return start + (first.year == last.year ? "" : " \(first.year)") + separator + end
  }

  func days(_ from: Int, _ to: Int) -> String {
    let (first, last) = (CivilDate(daysSinceEpoch: from), CivilDate(daysSinceEpoch: to))
    if first == last { return day(from) }
    if first.year == last.year, first.month == last.month { return "\(first.day).–\(day(to))" }
    return "\(day(from)) – \(day(to))"
  }

  func moment(_ time: Timestamp) -> String {
    let date = CivilDate(daysSinceEpoch: time.day)
    return "\(date.day). \(Self.months[date.month - 1]) \(date.year), \(clock(time)) UTC"
  }

  func shortMoment(_ time: Timestamp) -> String { "\(shortDay(time.day)), \(clock(time))" }

  // MARK: Numbers

  func times(_ number: Double) -> String { decimal(number) + "×" }

  func mails(_ number: Int) -> String { count(number, "Mail", "Mails") }

  func people(_ number: Int) -> String { count(number, "Person", "Personen") }

  /// In the dative, as behind "nach" and "seit": `einem Tag`, `zehn Tagen`.
  func daysInWords(_ number: Int) -> String {
    if number == 1 { return "einem Tag" }
    let spelled =
      Self.smallNumbers.indices.contains(number)
      ? Self.smallNumbers[number] : self.number(number)
    return "\(spelled) Tagen"
  }

  func part(_ part: Int, of whole: Int) -> String { "\(number(part)) von \(number(whole))" }
}
