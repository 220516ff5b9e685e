import Bytes

/// What a report says in English.
struct EnglishPhrases: Phrases {
  let year: Int

  var language: ReportLanguage { .english }
  var numberFormat: NumberFormat { NumberFormat(group: ",", point: ".", percentGap: "\u{A0}") }
  var quotationMarks: (open: String, close: String) { ("“", "”") }
  var listSeparator: String { ", " }
  var clauseSeparator: String { ", " }

  private static let shortMonths = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
  private static let smallNumbers = [
    "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
  ]

  // MARK: Dates

  func shortDay(_ day: Int) -> String {
    let date = CivilDate(daysSinceEpoch: day)
    let text = dayOfYear(day)
    return date.year == year ? text : "\(text) \(date.year)"
  }

  func dayOfYear(_ day: Int) -> String {
    let date = CivilDate(daysSinceEpoch: day)
    return "\(date.day) \(Self.shortMonths[date.month - 1])"
  }

  func day(_ day: Int) -> String {
    let date = CivilDate(daysSinceEpoch: day)
    let text = "\(date.day) \(Self.months[date.month - 1])"
    return date.year == year ? text : "\(text) \(date.year)"
  }

  func month(_ day: Int) -> String {
    let date = CivilDate(daysSinceEpoch: day)
    return "\(Self.shortMonths[date.month - 1]) \(date.year)"
  }

  func period(_ from: Int, _ to: Int) -> String { period(from, to, separator: " – ") }

  func periodInWords(_ from: Int, _ to: Int) -> String { period(from, to, separator: " to ") }

  private func period(_ from: Int, _ to: Int, separator: String) -> String {
    let (first, last) = (CivilDate(daysSinceEpoch: from), CivilDate(daysSinceEpoch: to))
    let end = "\(last.day) \(Self.shortMonths[last.month - 1]) \(last.year)"
    if first == last { return end }
    let start = "\(first.day) \(Self.shortMonths[first.month - 1])"
    return start + (first.year == last.year ? "" : " \(first.year)") + separator + end
  }

  func days(_ from: Int, _ to: Int) -> String {
    let (first, last) = (CivilDate(daysSinceEpoch: from), CivilDate(daysSinceEpoch: to))
    if first == last { return day(from) }
    if first.year == last.year, first.month == last.month {
      return "\(first.day)\u{A0}–\u{A0}\(day(to))"
    }
    return "\(day(from)) – \(day(to))"
  }

  func moment(_ time: Timestamp) -> String {
    let date = CivilDate(daysSinceEpoch: time.day)
    return "\(date.day) \(Self.months[date.month - 1]) \(date.year), \(clock(time)) UTC"
  }

  func shortMoment(_ time: Timestamp) -> String { "\(shortDay(time.day)), \(clock(time))" }

  // MARK: Numbers

  func times(_ number: Double) -> String { decimal(number) + "×" }

  func mails(_ number: Int) -> String { count(number, "mail", "mails") }

  func people(_ number: Int) -> String { count(number, "person", "people") }

  func daysInWords(_ number: Int) -> String {
    let spelled =
      Self.smallNumbers.indices.contains(number)
      ? Self.smallNumbers[number] : self.number(number)
    return number == 1 ? "one day" : "\(spelled) days"
  }

  func part(_ part: Int, of whole: Int) -> String { "\(number(part)) of \(number(whole))" }
}
