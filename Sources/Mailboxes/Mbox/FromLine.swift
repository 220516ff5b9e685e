import Bytes

/// What the line that begins with `From ` says (RFC 4155, appendix A; qmail's mbox(5)).
enum FromLine: Hashable {
  /// It holds a date; the time is nil when there is no such day or hour, or none between 1971 and
  /// 2199. `isPatch` marks the fixed date that git format-patch writes.
  case dated(Timestamp?, isPatch: Bool)
  /// It holds none: how many words stand there; `-1` for a lone hyphen.
  case undated(words: Int)

  /// Longer lines separate nothing.
  static let longest = 4096

  /// Reads what stands behind `From `, without the line end.
  ///
  /// - Returns: nil for the field `From :` in the old syntax of RFC 5322, section 4.5.1.
  init?(_ rest: Span<UInt8>) {
    if let first = rest.indices.first(where: { !Self.isBlank(rest[$0]) }),
      rest[first] == UInt8(ascii: ":")
    {
      return nil
    }
    let words = Words(rest)
    for place in words.ranges.indices {
      guard let month = Self.month(rest.extracting(words.ranges[place])),
        let date = Self.date(around: place, month: month, words: words, in: rest)
      else { continue }
      self = date
      return
    }
    let isHyphen =
      words.ranges.count == 1 && rest.has("-", at: words.ranges[0].lowerBound)
      && words.ranges[0].count == 1
    self = .undated(words: isHyphen ? -1 : words.ranges.count)
  }

  private struct Words {
    var ranges: [Range<Int>] = []

    init(_ text: Span<UInt8>) {
      var place = 0
      while place < text.count {
        while place < text.count, FromLine.isBlank(text[place]) { place += 1 }
        let start = place
        while place < text.count, !FromLine.isBlank(text[place]) { place += 1 }
        if place > start { ranges.append(start..<place) }
      }
    }
  }

  /// Reads the date whose month is the word at `place`: `Jan 6 09:00[:00] [zone] 2026 [zone]`, or
  /// `6 Jan 2026 09:00[:00] [zone]`.
  private static func date(
    around place: Int, month: Int, words: Words, in text: Span<UInt8>
  ) -> FromLine? {
    func number(_ index: Int, digits: ClosedRange<Int>) -> Int? {
      guard words.ranges.indices.contains(index) else { return nil }
      return Self.number(text.extracting(words.ranges[index]), digits: digits)
    }
    func time(_ index: Int) -> ClockTime? {
      guard words.ranges.indices.contains(index) else { return nil }
      return ClockTime(text.extracting(words.ranges[index]))
    }
    func zone(_ index: Int) -> Zone? {
      guard words.ranges.indices.contains(index) else { return nil }
      return Zone(text.extracting(words.ranges[index]))
    }
    if let day = number(place + 1, digits: 1...2), let time = time(place + 2) {
      var offset: Int?
      // At most two words stand before the year: `MET DST`.
      for index in place + 3...place + 5 {
        if let year = number(index, digits: 4...4) {
          return dated(year, month, day, time, offset ?? zone(index + 1)?.offset)
        }
        guard let zone = zone(index) else { return nil }
        offset = zone.offset ?? offset
      }
      return nil
    }
    if let day = number(place - 1, digits: 1...2), let year = number(place + 1, digits: 4...4),
      let time = time(place + 2)
    {
      return dated(year, month, day, time, zone(place + 3)?.offset)
    }
    return nil
  }

  private static func dated(
    _ year: Int, _ month: Int, _ day: Int, _ time: ClockTime, _ zone: Int?
  ) -> FromLine {
    let isPatch =
      year == 2001 && month == 9 && day == 17
      && time == ClockTime(hour: 0, minute: 0, second: 0)
    guard (1971...2199).contains(year),
      let local = Timestamp(
        year: year, month: month, day: day, hour: time.hour, minute: time.minute,
        second: min(time.second, 59))
    else { return .dated(nil, isPatch: isPatch) }
    return .dated(Timestamp(seconds: local.seconds - Int64(zone ?? 0)), isPatch: isPatch)
  }

  static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  private static func month(_ word: Span<UInt8>) -> Int? {
    guard word.count == 3 else { return nil }
    let names: [StaticString] = [
      "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
    ]
    return names.firstIndex { MailFieldName.begins(word, with: $0) }.map { $0 + 1 }
  }

  private static func number(_ word: Span<UInt8>, digits: ClosedRange<Int>) -> Int? {
    guard digits.contains(word.count) else { return nil }
    var value = 0
    for index in word.indices {
      guard (0x30...0x39).contains(word[index]) else { return nil }
      value = value * 10 + Int(word[index] - 0x30)
    }
    return value
  }

  /// `+0100`, `+01:00` or a name such as `CET`; a name's hours aren't looked up, it counts as UTC.
  private struct Zone {
    /// Seconds east of UTC, or nil for a name.
    var offset: Int?

    init?(_ word: Span<UInt8>) {
      if word.count <= 5, word.indices.allSatisfy({ (0x41...0x5A).contains(word[$0] & ~0x20) }) {
        return
      }
      guard word.count == 5 || word.count == 6 && word[3] == UInt8(ascii: ":"),
        word[0] == UInt8(ascii: "+") || word[0] == UInt8(ascii: "-"),
        let hours = number(word.extracting(1..<3), digits: 2...2),
        let minutes = number(word.extracting((word.count - 2)...), digits: 2...2)
      else { return nil }
      // No zone is further off than these; what claims to be counts as UTC.
      guard hours <= 14, minutes < 60 else {
        offset = 0
        return
      }
      offset = (hours * 60 + minutes) * (word[0] == UInt8(ascii: "-") ? -60 : 60)
    }
  }

  /// `09:00` or `9:00:00`.
  private struct ClockTime: Hashable {
    var hour: Int
    var minute: Int
    var second: Int

    init(hour: Int, minute: Int, second: Int) {
      self.hour = hour
      self.minute = minute
      self.second = second
    }

    init?(_ word: Span<UInt8>) {
      guard word.count >= 4, word.count <= 8 else { return nil }
      let colon = word[1] == UInt8(ascii: ":") ? 1 : 2
      guard word[colon] == UInt8(ascii: ":"), word.count >= colon + 3,
        let hour = number(word.extracting(..<colon), digits: 1...2),
        let minute = number(word.extracting(colon + 1..<colon + 3), digits: 2...2)
      else { return nil }
      var second = 0
      if word.count != colon + 3 {
        guard word.count == colon + 6, word[colon + 3] == UInt8(ascii: ":"),
          let value = number(word.extracting((colon + 4)...), digits: 2...2)
        else { return nil }
        second = value
      }
      self.init(hour: hour, minute: minute, second: second)
    }
  }
}
