/// What speaks for a run of folded text being `On <date>, <somebody> wrote:`.
struct AttributionSigns: Hashable, Sendable {
  /// An address, `a@b`.
  var hasAddress = false
  /// An address in brackets.
  var hasBracketedAddress = false
  /// A year and a day, or three numbers with the same sign between them.
  var hasDate = false
  var hasTime = false
  /// Bytes before the first digit of the date.
  var dateStart = 0
  /// A closing bracket whose opening one stands on a line before.
  var isUnbalanced = false

  /// Reads the signs in one pass over `text[range]`.
  init(_ text: Span<UInt8>, _ range: Range<Int>) {
    var place = range.lowerBound
    var numbers = 0
    var year: Int?
    var isInBrackets = false
    while place < range.upperBound {
      let byte = text[place]
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        let number = Number(text, place, range.upperBound)
        if numbers == 0 { dateStart = place - range.lowerBound }
        numbers += 1
        if number.isYear { year = year ?? number.value }
        if number.endsDate(text, range.upperBound) { hasDate = true }
        if number.isHour(text, range.upperBound) { hasTime = true }
        place = number.end
      case UInt8(ascii: "@"):
        if isAddress(text, place, range) {
          hasAddress = true
          if isInBrackets { hasBracketedAddress = true }
        }
        place += 1
      case UInt8(ascii: "<"), UInt8(ascii: "["), UInt8(ascii: "("):
        isInBrackets = true
        place += 1
      case UInt8(ascii: "]"), UInt8(ascii: ")"):
        isInBrackets = false
        place += 1
      case UInt8(ascii: ">"):
        if !isInBrackets { isUnbalanced = true }
        isInBrackets = false
        place += 1
      default:
        place += 1
      }
    }
    if year != nil, numbers > 1 { hasDate = true }
  }

  private func isAddress(_ text: Span<UInt8>, _ at: Int, _ range: Range<Int>) -> Bool {
    guard at > range.lowerBound, at + 1 < range.upperBound else { return false }
    let before = text[at - 1]
    let after = text[at + 1]
    return before > 0x20 && before != UInt8(ascii: "<")
      && (WordBounds.isAlphanumeric(after) || after >= 0x80)
  }

  /// A run of ASCII digits; folding has turned other digits into them.
  private struct Number {
    var value = 0
    var start: Int
    var end: Int

    init(_ text: Span<UInt8>, _ start: Int, _ limit: Int) {
      self.start = start
      var place = start
      while place < limit, text[place] &- 0x30 < 10 {
        if place - start < 6 { value = value * 10 + Int(text[place] &- 0x30) }
        place += 1
      }
      end = place
    }

    var digits: Int { end - start }

    /// Years of the calendars in use: Gregorian, Persian, Buddhist.
    var isYear: Bool {
      digits == 4
        && ((1990...2199).contains(value) || (1380...1480).contains(value)
          || (2530...2650).contains(value))
    }

    /// Whether this number begins `4.3.2025`, `2025-03-04`, `04/03/25` or `04. 03. 25`.
    func endsDate(_ text: Span<UInt8>, _ limit: Int) -> Bool {
      guard digits <= 4, end < limit else { return false }
      let sign = text[end]
      guard sign == UInt8(ascii: ".") || sign == UInt8(ascii: "/") || sign == UInt8(ascii: "-")
      else { return false }
      guard let second = next(text, end, sign, limit), second.digits <= 2,
        let third = next(text, second.end, sign, limit)
      else { return false }
      let isYearFirst = isYear && third.digits <= 2
      let isYearLast = digits <= 2 && (third.digits == 2 || third.isYear)
      return isYearFirst || isYearLast
    }

    private func next(_ text: Span<UInt8>, _ place: Int, _ sign: UInt8, _ limit: Int) -> Number? {
      guard place < limit, text[place] == sign else { return nil }
      var start = place + 1
      if start < limit, text[start] == 0x20 { start += 1 }
      guard start < limit, text[start] &- 0x30 < 10 else { return nil }
      return Number(text, start, limit)
    }

    /// Whether this number is the hour of `9:12`, `9.12`, `9h12`, `9时12`, `9시 12`.
    func isHour(_ text: Span<UInt8>, _ limit: Int) -> Bool {
      guard digits <= 2, value < 25, end + 2 < limit else { return false }
      var place = end
      switch text[place] {
      case UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "h"): place += 1
      case 0xE6, 0xEC: place += 3
      default: return false
      }
      if place < limit, text[place] == 0x20 { place += 1 }
      guard place < limit, text[place] &- 0x30 < 10 else { return false }
      let minute = Number(text, place, limit)
      guard minute.digits == 2, minute.value < 60 else { return false }
      if text[end] == UInt8(ascii: "."), minute.end < limit {
        return text[minute.end] != UInt8(ascii: ".")
      }
      return true
    }
  }
}
