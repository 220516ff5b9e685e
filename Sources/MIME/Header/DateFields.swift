import Bytes

/// What the tokens of a date have told so far.
struct DateFields {
  private var day: Int?
  private var month: Int?
  private var year: Int?
  private var hour: Int?
  private var minute = 0
  private var second = 0
  /// Seconds east of Greenwich.
  private var zone = 0
  private var hasNumericZone = false
  private var hasNamedZone = false
  private var isFirst = true
  /// Whether the last token was the month or a `-` behind it: then a `-` divides.
  private var isBehindMonth = false

  /// The moment, or nil when there is no day, month and year, or no such moment.
  var timestamp: Timestamp? {
    guard let day, let month, let year, MailDate.years.contains(year),
      let local = Timestamp(
        year: year, month: month, day: day, hour: hour ?? 0, minute: minute, second: second)
    else { return nil }
    return Timestamp(seconds: local.seconds - Int64(zone))
  }

  /// Takes a token and what belongs to it; false if it names something that does not exist.
  mutating func take(
    _ token: DateTokens.Token, _ tokens: inout DateTokens, _ bytes: Span<UInt8>
  ) -> Bool {
    defer { isFirst = false }
    switch token {
    case .word(let range): return takeWord(bytes, range, &tokens)
    case .number(let value, let digits): return takeNumber(value, digits, &tokens, bytes)
    case .sign(let sign):
      takeSign(sign, &tokens, bytes)
      return true
    }
  }

  private mutating func takeWord(
    _ bytes: Span<UInt8>, _ range: Range<Int>, _ tokens: inout DateTokens
  ) -> Bool {
    if month == nil, let named = DateWords.month(bytes, range), !isWeekday(bytes, tokens) {
      month = named
      isBehindMonth = true
      return true
    }
    guard let hour, !DateWords.isWeekday(bytes, range) else { return true }
    if let isAfternoon = DateWords.isAfternoon(bytes, range, &tokens) {
      if hour <= 12 { self.hour = hour % 12 + (isAfternoon ? 12 : 0) }
    } else if !hasNumericZone, !hasNamedZone, let named = DateWords.zone(bytes, range) {
      zone = named
      hasNamedZone = true
    }
    return true
  }

  /// Whether a word that looks like a month (`mar.`, French for Tuesday) opens the date and so is a
  /// day of the week: a comma follows and no number.
  private func isWeekday(_ bytes: Span<UInt8>, _ tokens: DateTokens) -> Bool {
    guard isFirst else { return false }
    var ahead = tokens
    var token = ahead.next(bytes)
    if token == .sign(UInt8(ascii: ".")) { token = ahead.next(bytes) }
    return token == .sign(UInt8(ascii: ","))
  }

  private mutating func takeNumber(
    _ value: Int, _ digits: Int, _ tokens: inout DateTokens, _ bytes: Span<UInt8>
  ) -> Bool {
    isBehindMonth = false
    if hour == nil, digits <= 2, let minute = tokens.number(behind: UInt8(ascii: ":"), bytes) {
      return takeTime(value, minute, separator: UInt8(ascii: ":"), &tokens, bytes)
    }
    if day == nil, month == nil, year == nil, digits == 4 {
      return takeYearFirst(value, &tokens, bytes)
    }
    if day == nil {
      guard digits <= 2 else { return false }
      day = value
    } else if year == nil {
      guard let full = Self.fullYear(value, digits) else { return false }
      year = full
    } else if hour == nil, digits <= 2,
      let minute = tokens.number(behind: UInt8(ascii: "."), bytes)
    {
      return takeTime(value, minute, separator: UInt8(ascii: "."), &tokens, bytes)
    } else if hour == nil, digits <= 2, let minute = tokens.numberBehindHour(bytes) {
      return takeTime(value, minute, separator: UInt8(ascii: ":"), &tokens, bytes)
    } else if hour == nil, tokens.number(behind: UInt8(ascii: ":"), bytes) != nil {
      return false
    }
    return true
  }

  /// Takes `2026-01-06` or `2026/01/06`, with the `T` of RFC 3339 behind it.
  private mutating func takeYearFirst(
    _ value: Int, _ tokens: inout DateTokens, _ bytes: Span<UInt8>
  ) -> Bool {
    year = value
    for sign in [UInt8(ascii: "-"), UInt8(ascii: "/")] {
      guard let month = tokens.number(behind: sign, bytes) else { continue }
      guard let day = tokens.number(behind: sign, bytes), month.digits <= 2, day.digits <= 2
      else { return false }
      self.month = month.value
      self.day = day.value
      return true
    }
    return true
  }

  private mutating func takeTime(
    _ hour: Int, _ minute: (value: Int, digits: Int), separator: UInt8, _ tokens: inout DateTokens,
    _ bytes: Span<UInt8>
  ) -> Bool {
    guard hour < 24, minute.value < 60, minute.digits <= 2 else { return false }
    self.hour = hour
    self.minute = minute.value
    guard let second = tokens.number(behind: separator, bytes) else { return true }
    guard second.value <= 60, second.digits <= 2 else { return false }
    self.second = min(second.value, 59)
    // A fraction says nothing here.
    if tokens.number(behind: UInt8(ascii: "."), bytes) == nil {
      _ = tokens.number(behind: UInt8(ascii: ","), bytes)
    }
    return true
  }

  /// Takes a zone: `+0100`, `-08:00`, `+2`.
  private mutating func takeSign(
    _ sign: UInt8, _ tokens: inout DateTokens, _ bytes: Span<UInt8>
  ) {
    guard sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") else { return }
    if isBehindMonth, year == nil {
      isBehindMonth = false
      return
    }
    guard hour != nil, !hasNumericZone else { return }
    var ahead = tokens
    guard case .number(let value, let digits) = ahead.next(bytes) else { return }
    tokens = ahead
    var (hours, minutes) = (value, 0)
    if digits <= 2 {
      if let rest = tokens.number(behind: UInt8(ascii: ":"), bytes), rest.digits <= 2 {
        minutes = rest.value
      }
    } else {
      (hours, minutes) = (value / 100, value % 100)
    }
    hasNumericZone = true
    guard digits <= 4, hours < 24, minutes < 60 else {
      zone = 0
      return
    }
    zone = (hours * 3_600 + minutes * 60) * (sign == UInt8(ascii: "+") ? 1 : -1)
  }

  /// A year of two digits is of 1950 to 2049, one of three counts from 1900 (RFC 5322, 4.3).
  private static func fullYear(_ value: Int, _ digits: Int) -> Int? {
    switch digits {
    case 2: value < 50 ? 2000 + value : 1900 + value
    case 3: 1900 + value
    case 4: value
    default: nil
    }
  }
}
