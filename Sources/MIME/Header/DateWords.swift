/// The words of dates: months, days of the week, halves of the day, zones.
enum DateWords {
  /// The number of a month, by the first three letters or more of its English name.
  static func month(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Int? {
    for month in 1...12 where begins(bytes, range, name(ofMonth: month)) { return month }
    return nil
  }

  /// Whether the word is a day of the week, by the first three letters or more.
  static func isWeekday(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    for day in 0..<7 where begins(bytes, range, name(ofDay: day)) { return true }
    return false
  }

  /// True for `PM` and `p.m.`, false for `AM` and `a.m.`, nil for other words.
  static func isAfternoon(
    _ bytes: Span<UInt8>, _ range: Range<Int>, _ tokens: inout DateTokens
  ) -> Bool? {
    if bytes.equals("pm", in: range) { return true }
    if bytes.equals("am", in: range) { return false }
    let isAfternoon = bytes.equals("p", in: range)
    guard isAfternoon || bytes.equals("a", in: range) else { return nil }
    var ahead = tokens
    guard ahead.next(bytes) == .sign(UInt8(ascii: ".")), case .word(let rest) = ahead.next(bytes),
      bytes.equals("m", in: rest)
    else { return nil }
    tokens = ahead
    return isAfternoon
  }

  /// The seconds east of Greenwich that a word stands for, or nil.
  ///
  /// The words of RFC 5322, section 4.3, and those of Europe. Single letters were used the wrong
  /// way round so often that the RFC takes them as unknown.
  static func zone(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Int? {
    for (word, hours) in zones where bytes.equals(word, in: range) { return hours * 3_600 }
    return nil
  }

  private static let zones: [(word: StaticString, hours: Int)] = [
    ("gmt", 0), ("ut", 0), ("utc", 0), ("z", 0), ("est", -5), ("edt", -4), ("cst", -6),
    ("cdt", -5), ("mst", -7), ("mdt", -6), ("pst", -8), ("pdt", -7), ("wet", 0), ("west", 1),
    ("bst", 1), ("cet", 1), ("cest", 2), ("met", 1), ("mest", 2), ("mez", 1), ("mesz", 2),
    ("eet", 2), ("eest", 3), ("msk", 3), ("msd", 4),
  ]

  /// Whether the word is the name, cut after three letters or later.
  private static func begins(_ bytes: Span<UInt8>, _ word: Range<Int>, _ name: StaticString) -> Bool
  {
    guard (3...name.utf8CodeUnitCount).contains(word.count) else { return false }
    for index in 0..<word.count {
      let wanted = unsafe name.utf8Start[index]
      guard bytes[word.lowerBound + index].asciiLowercased == wanted else { return false }
    }
    return true
  }

  private static func name(ofMonth month: Int) -> StaticString {
    switch month {
    case 1: "january"
    case 2: "february"
    case 3: "march"
    case 4: "april"
    case 5: "may"
    case 6: "june"
    case 7: "july"
    case 8: "august"
    case 9: "september"
    case 10: "october"
    case 11: "november"
    default: "december"
    }
  }

  private static func name(ofDay day: Int) -> StaticString {
    switch day {
    case 0: "sunday"
    case 1: "monday"
    case 2: "tuesday"
    case 3: "wednesday"
    case 4: "thursday"
    case 5: "friday"
    default: "saturday"
    }
  }
}
