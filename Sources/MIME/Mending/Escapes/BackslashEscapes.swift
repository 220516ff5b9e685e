/// Text that is still the string of a script language: `\u00fc`, `\xC3\xBC`, `\'`, `\r\n`.
enum BackslashEscapes {
  /// The text with its escapes read, or nil when it isn't one: each `\` must begin an escape, and no
  /// quote may stand without one.
  static func decoded(_ text: [UInt8]) -> [UInt8]? {
    // A path of Windows has a drive.
    guard text.contains(UInt8(ascii: "\\")), text.place(of: ":\\") == nil else { return nil }
    var decoded: [UInt8] = []
    decoded.reserveCapacity(text.count)
    var units: [UInt16] = []
    var found = Escapes()
    var place = 0
    while place < text.count {
      let byte = text[place]
      guard byte == UInt8(ascii: "\\") else {
        flush(&units, into: &decoded)
        found.bareQuotes += byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"") ? 1 : 0
        decoded.append(byte)
        place += 1
        continue
      }
      guard place + 1 < text.count else { return nil }
      if text[place + 1] == UInt8(ascii: "u"),
        let unit = hexadecimal(text, place + 2..<place + 6)
      {
        units.append(unit)
        if unit >= 0x80 { found.characters += 1 }
        place += 6
        continue
      }
      flush(&units, into: &decoded)
      switch text[place + 1] {
      case UInt8(ascii: "x"):
        guard let byte = hexadecimal(text, place + 2..<place + 4) else { return nil }
        decoded.append(UInt8(byte))
        if byte >= 0x80 { found.characters += 1 }
        place += 4
        continue
      case UInt8(ascii: "n"):
        guard !standsAlone(text, at: place) else { return nil }
        decoded.append(.lineFeed)
        found.lineEnds += 1
      case UInt8(ascii: "r"):
        found.returns += 1
        if place + 3 >= text.count || text[place + 2] != UInt8(ascii: "\\") {
          decoded.append(.lineFeed)
        }
      case UInt8(ascii: "t"): decoded.append(.tab)
      case UInt8(ascii: "'"), UInt8(ascii: "\""):
        decoded.append(text[place + 1])
        found.quotes += 1
      case UInt8(ascii: "\\"), UInt8(ascii: "/"): decoded.append(text[place + 1])
      default: return nil
      }
      place += 2
    }
    flush(&units, into: &decoded)
    return found.areThose(of: text) && UTF8Text.isValid(decoded.span) ? decoded : nil
  }

  /// What was found in a text.
  private struct Escapes {
    var characters = 0
    var quotes = 0
    var bareQuotes = 0
    var lineEnds = 0
    var returns = 0

    /// Whether they show that the text was escaped, and not that it speaks about escapes.
    func areThose(of text: [UInt8]) -> Bool {
      if quotes > 0, bareQuotes > 0 { return false }
      if characters >= 2 || characters == 1 && text.count < 200 { return true }
      if quotes >= 2 { return true }
      return lineEnds > 0 && (returns == lineEnds || lineEnds >= 2)
        && !text[...].withoutBlanks.contains(.lineFeed)
    }
  }

  /// Whether an escape has blanks on both sides, as one that is spoken about.
  private static func standsAlone(_ text: [UInt8], at place: Int) -> Bool {
    var start = place
    if start >= 2, text[start - 2] == UInt8(ascii: "\\") { start -= 2 }
    let end = place + 2
    return start > 0 && text[start - 1] == .blank && end < text.count && text[end] == .blank
      && start < place
  }

  /// The value of two or four hexadecimal digits, or nil.
  static func hexadecimal(_ text: [UInt8], _ range: Range<Int>) -> UInt16? {
    guard range.upperBound <= text.count else { return nil }
    var value: UInt16 = 0
    for place in range {
      guard let digit = text[place].hexadecimalValue else { return nil }
      value = value << 4 | UInt16(digit)
    }
    return value
  }

  private static func flush(_ units: inout [UInt16], into text: inout [UInt8]) {
    guard !units.isEmpty else { return }
    text += String(decoding: units, as: UTF16.self).utf8
    units.removeAll()
  }
}
