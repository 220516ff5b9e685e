import Bytes

/// What a report says in Chinese: the sentences of both scripts stand side by side, since words
/// differ and not letters alone.
struct ChinesePhrases: Phrases {
  enum Script: Sendable {
    /// As on the mainland and in Singapore.
    case simplified
    /// As in Taiwan.
    case traditional
  }

  let script: Script
  let year: Int

  var language: ReportLanguage {
    script == .simplified ? .simplifiedChinese : .traditionalChinese
  }
  var numberFormat: NumberFormat { NumberFormat(group: ",", point: ".", percentGap: "") }
  var quotationMarks: (open: String, close: String) {
    script == .simplified ? ("“", "”") : ("「", "」")
  }
  var listSeparator: String { "、" }
  var clauseSeparator: String { "，" }

  /// The text in the script of the report.
  func pick(_ simplified: String, _ traditional: String) -> String {
    script == .simplified ? simplified : traditional
  }

  /// The sentence in the script of the report.
  func pick(_ simplified: Sentence, _ traditional: Sentence) -> Sentence {
    script == .simplified ? simplified : traditional
  }

  // MARK: Dates

  func dayOfYear(_ day: Int) -> String {
    let date = CivilDate(daysSinceEpoch: day)
    return "\(date.month)月\(date.day)日"
  }

  func shortDay(_ day: Int) -> String {
    let date = CivilDate(daysSinceEpoch: day)
    return date.year == year ? dayOfYear(day) : wholeDay(day)
  }

  func day(_ day: Int) -> String { shortDay(day) }

  func month(_ day: Int) -> String {
    let date = CivilDate(daysSinceEpoch: day)
    return "\(date.year)年\(date.month)月"
  }

  func period(_ from: Int, _ to: Int) -> String { period(from, to, separator: " – ") }

  func periodInWords(_ from: Int, _ to: Int) -> String { period(from, to, separator: "至") }

  private func period(_ from: Int, _ to: Int, separator: String) -> String {
    let (first, last) = (CivilDate(daysSinceEpoch: from), CivilDate(daysSinceEpoch: to))
    if first == last { return wholeDay(from) }
    return wholeDay(from) + separator + (first.year == last.year ? dayOfYear(to) : wholeDay(to))
  }

  func days(_ from: Int, _ to: Int) -> String {
    let (first, last) = (CivilDate(daysSinceEpoch: from), CivilDate(daysSinceEpoch: to))
    if first == last { return day(from) }
    if first.year == last.year, first.month == last.month { return "\(day(from))–\(last.day)日" }
    return first.year == last.year
      ? "\(day(from))–\(dayOfYear(to))" : "\(wholeDay(from))–\(wholeDay(to))"
  }

  func moment(_ time: Timestamp) -> String { "\(wholeDay(time.day)) \(clock(time)) UTC" }

  func shortMoment(_ time: Timestamp) -> String { "\(shortDay(time.day)) \(clock(time))" }

  private func wholeDay(_ day: Int) -> String {
    "\(CivilDate(daysSinceEpoch: day).year)年\(dayOfYear(day))"
  }

  // MARK: Numbers

  func times(_ number: Double) -> String { "\(decimal(number))\u{A0}倍" }

  func mails(_ number: Int) -> String {
    "\(self.number(number)) \(pick("封邮件", "封郵件"))"
  }

  func people(_ number: Int) -> String { "\(self.number(number)) 人" }

  func daysInWords(_ number: Int) -> String { "\(self.number(number)) 天" }

  func part(_ part: Int, of whole: Int) -> String { "\(number(part)) / \(number(whole))" }
}
