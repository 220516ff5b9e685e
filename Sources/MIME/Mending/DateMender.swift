import Bytes

/// Reads dates in forms of other languages and systems, which `MailDate` doesn't know.
enum DateMender {
  private static let english = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// The moment that a date names, or nil.
  ///
  /// - Parameter text: the field, decoded.
  static func read(_ text: String) -> Timestamp? {
    let bytes = plain(text)
    if let seconds = seconds(bytes) { return seconds }
    for form in [compact(bytes), inEnglish(bytes)] {
      guard let form, form != bytes else { continue }
      if let date = MailDate.read(form.span, in: form.indices) { return date }
    }
    return MailDate.read(bytes.span, in: bytes.indices)
  }

  /// The date at the end of a `Received` field that has no `;` before it, or nil.
  static func readEnd(ofReceived text: String) -> Timestamp? {
    let bytes = plain(text)
    var place = bytes.count - 1
    while place > 0 {
      place -= 1
      guard bytes[place] == .blank, bytes[place + 1].isASCIIDigit else { continue }
      let rest = bytes[(place + 1)...]
      guard isYearFirst(rest) || isDayFirst(rest) else { continue }
      return MailDate.read(bytes.span, in: place + 1..<bytes.count)
    }
    return nil
  }

  /// Whether a text begins like `2026-01-06 10:11`.
  private static func isYearFirst(_ text: ArraySlice<UInt8>) -> Bool {
    let shape = text.prefix(11).map { $0.isASCIIDigit ? UInt8(ascii: "0") : $0 }
    return shape == Array("0000-00-00 ".utf8)
  }

  /// Whether a text begins like `6 Jan 2026 10:11`.
  private static func isDayFirst(_ text: ArraySlice<UInt8>) -> Bool {
    let words = text.split(separator: .blank, maxSplits: 3)
    return words.count == 4 && words[0].count <= 2 && words[1].count == 3
      && MonthNames.month(words[1].lowercasedASCII) != nil && words[2].count == 4
      && words[2].allSatisfy(\.isASCIIDigit)
  }

  /// The text with blanks for the characters that only look like them, in lower case, digits of the
  /// full width as ASCII.
  private static func plain(_ text: String) -> [UInt8] {
    var plain: [UInt8] = []
    for character in text.lowercased().unicodeScalars {
      switch character.value {
      case 0xA0, 0x2000...0x200B, 0x202F, 0x3000, 0xFEFF: plain.append(.blank)
      case 0xFF10...0xFF19: plain.append(UInt8(character.value - 0xFF10) + UInt8(ascii: "0"))
      case 0x5E74: plain += Array(" ".utf8)
      case 0x65E5: plain += Array(" ".utf8)
      default: plain += Array(String(character).utf8)
      }
    }
    return plain
  }

  /// Seconds or milliseconds since 1970, also as `/Date(...)/`.
  private static func seconds(_ bytes: [UInt8]) -> Timestamp? {
    var digits = bytes[...].withoutBlanks
    if digits.begins("/date("), digits.ends(")/") { digits = digits.dropFirst(6).dropLast(2) }
    guard digits.count == 10 || digits.count == 13, digits.allSatisfy(\.isASCIIDigit) else {
      return nil
    }
    let value = digits.prefix(10).reduce(Int64(0)) { $0 * 10 + Int64($1 & 15) }
    return Timestamp(seconds: value)
  }

  /// `20260106t101112z` and `06.01.2026` in the form of RFC 3339.
  private static func compact(_ bytes: [UInt8]) -> [UInt8]? {
    let text = bytes[...].withoutBlanks
    if text.count >= 15, text.prefix(8).allSatisfy(\.isASCIIDigit),
      text.dropFirst(9).prefix(6).allSatisfy(\.isASCIIDigit), text[text.startIndex + 8] == 0x74
    {
      let part = { (from: Int, to: Int) in text[(text.startIndex + from)..<(text.startIndex + to)] }
      var form = Array(part(0, 4)) + [45] + part(4, 6)
      form += [45] + part(6, 8) + [0x54]
      form += Array(part(9, 11)) + [58]
      form += Array(part(11, 13)) + [58]
      form += Array(part(13, 15))
      return form + text.dropFirst(15)
    }
    let words = text.split(separator: UInt8(ascii: "."), maxSplits: 2)
    guard words.count == 3, (1...2).contains(words[0].count), (1...2).contains(words[1].count),
      words[2].prefix(4).count == 4, words[2].prefix(4).allSatisfy(\.isASCIIDigit),
      words[0].allSatisfy(\.isASCIIDigit), words[1].allSatisfy(\.isASCIIDigit)
    else { return nil }
    return words[2].prefix(4) + [45] + words[1] + [45] + words[0] + words[2].dropFirst(4)
  }

  /// The date with its month in English and without the other words before its time.
  private static func inEnglish(_ bytes: [UInt8]) -> [UInt8]? {
    var form: [UInt8] = []
    var hasMonth = false
    var hasTime = false
    var place = 0
    let isYearFirst = bytes[...].withoutBlanks.prefix(4).allSatisfy(\.isASCIIDigit)
    while place < bytes.count {
      let byte = bytes[place]
      guard byte.isASCIILetter || byte >= 0x80 else {
        if byte == UInt8(ascii: ":") { hasTime = true }
        form.append(byte == UInt8(ascii: ".") && !hasTime ? .blank : byte)
        place += 1
        continue
      }
      var end = place
      while end < bytes.count, bytes[end].isASCIILetter || bytes[end] >= 0x80 { end += 1 }
      let word = Array(bytes[place..<end])
      let number = month(before: word, form)
      if !hasMonth, let number {
        if number.isDigits {
          while form.last?.isASCIIDigit == true { form.removeLast() }
        }
        form += [.blank] + Array(english[number.month - 1].utf8) + [.blank]
        hasMonth = true
      } else if hasTime || isYearFirst && !word.contains(where: { $0 >= 0x80 }) {
        form += word
      } else {
        form.append(.blank)
      }
      place = end
    }
    guard hasMonth else { return nil }
    return isYearFirst ? reordered(form) : form
  }

  /// The month that a word names, or that the digits before `月` and `월` do.
  private static func month(
    before word: [UInt8], _ form: [UInt8]
  ) -> (month: Int, isDigits: Bool)? {
    if word.starts(with: "月".utf8) || word.starts(with: "월".utf8) {
      let digits = form.reversed().prefix { $0.isASCIIDigit }.reversed()
      let value = digits.reduce(0) { $0 * 10 + Int($1 & 15) }
      return digits.count <= 2 && (1...12).contains(value) ? (value, true) : nil
    }
    guard !form.isEmpty || word.count > 0, let month = MonthNames.month(word) else { return nil }
    // A day of the week that looks like a month opens the date.
    let isFirst = !form.contains { $0.isASCIIDigit }
    return isFirst && isWeekday(word) ? nil : (month, false)
  }

  private static func isWeekday(_ word: [UInt8]) -> Bool {
    ["mar", "sal", "mars", "mart", "lis", "vas"].contains { word.elementsEqual($0.utf8) }
  }

  /// `2026 Jan 6` as `6 Jan 2026`.
  private static func reordered(_ form: [UInt8]) -> [UInt8] {
    let words = form.split(separator: .blank, maxSplits: 3)
    guard words.count == 4 else { return form }
    return words[2] + [.blank] + words[1] + [.blank] + words[0] + [.blank] + words[3]
  }
}
