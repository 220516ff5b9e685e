import Bytes

/// Every sentence that a report says to people, in English.
///
/// Sentences are whole: another language is another type with the same members, which orders its
/// words and forms its plurals in its own way.
struct Phrases: Sendable {
  /// The year that needs no mention.
  let year: Int

  /// Sentences for a report that is made at that time.
  init(generated: Timestamp) {
    year = CivilDate(daysSinceEpoch: generated.day).year
  }

  /// The language of the sentences, BCP 47.
  var language: String { "en" }

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

  /// `8 Mar`, or `8 Mar 2025` in another year than the report's.
  func shortDay(_ day: Int) -> String {
    let date = CivilDate(daysSinceEpoch: day)
    let text = dayOfYear(day)
    return date.year == year ? text : "\(text) \(date.year)"
  }

  /// `8 Mar`: where the year is plain from what stands around it.
  func dayOfYear(_ day: Int) -> String {
    let date = CivilDate(daysSinceEpoch: day)
    return "\(date.day) \(Self.shortMonths[date.month - 1])"
  }

  /// `8 March`, or `8 March 2025` in another year than the report's.
  func day(_ day: Int) -> String {
    let date = CivilDate(daysSinceEpoch: day)
    let text = "\(date.day) \(Self.months[date.month - 1])"
    return date.year == year ? text : "\(text) \(date.year)"
  }

  /// `Mar 2026`.
  func month(_ day: Int) -> String {
    let date = CivilDate(daysSinceEpoch: day)
    return "\(Self.shortMonths[date.month - 1]) \(date.year)"
  }

  /// `20 Jan – 20 Mar 2026`.
  func period(_ from: Int, _ to: Int) -> String { period(from, to, separator: " – ") }

  /// `20 Jan to 20 Mar 2026`.
  func periodInWords(_ from: Int, _ to: Int) -> String { period(from, to, separator: " to ") }

  private func period(_ from: Int, _ to: Int, separator: String) -> String {
    let (first, last) = (CivilDate(daysSinceEpoch: from), CivilDate(daysSinceEpoch: to))
    let end = "\(last.day) \(Self.shortMonths[last.month - 1]) \(last.year)"
    if first == last { return end }
    let start = "\(first.day) \(Self.shortMonths[first.month - 1])"
    return start + (first.year == last.year ? "" : " \(first.year)") + separator + end
  }

  /// `8 – 20 March`, `28 February – 3 March`.
  func days(_ from: Int, _ to: Int) -> String {
    let (first, last) = (CivilDate(daysSinceEpoch: from), CivilDate(daysSinceEpoch: to))
    if first == last { return day(from) }
    if first.year == last.year, first.month == last.month {
      return "\(first.day)\u{A0}–\u{A0}\(day(to))"
    }
    return "\(day(from)) – \(day(to))"
  }

  /// `21 March 2026, 02:15 UTC`.
  func moment(_ time: Timestamp) -> String {
    let date = CivilDate(daysSinceEpoch: time.day)
    return "\(date.day) \(Self.months[date.month - 1]) \(date.year), \(clock(time)) UTC"
  }

  /// `8 Mar, 07:41`.
  func shortMoment(_ time: Timestamp) -> String { "\(shortDay(time.day)), \(clock(time))" }

  private func clock(_ time: Timestamp) -> String {
    let minutes = time.secondOfDay / 60
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(two(minutes / 60)):\(two(minutes % 60))"
  }

  // MARK: Numbers

  /// `55 %`.
  func percent(_ number: Int) -> String { "\(number)\u{A0}%" }

  /// `10.6×`.
  func times(_ number: Double) -> String { NumberText.decimal(number) + "×" }

  /// `1 mail`, `38 mails`.
  func mails(_ number: Int) -> String { count(number, "mail", "mails") }

  /// `1 person`, `34 people`.
  func people(_ number: Int) -> String { count(number, "person", "people") }

  /// `one day`, `ten days`, `31 days`.
  func daysInWords(_ number: Int) -> String {
    let spelled =
      Self.smallNumbers.indices.contains(number)
      ? Self.smallNumbers[number] : NumberText.grouped(number)
    return number == 1 ? "one day" : "\(spelled) days"
  }

  func count(_ number: Int, _ one: String, _ other: String) -> String {
    "\(NumberText.grouped(number)) \(number == 1 ? one : other)"
  }
}
