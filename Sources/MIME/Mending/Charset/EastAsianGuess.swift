/// Charsets of two bytes a character, by the rows that texts in their languages keep to.
enum EastAsianGuess {
  /// Characters that are needed for a guess.
  private static let fewest = 4

  /// The charset, or nil when the bytes are no text of any of these.
  static func charset(of bytes: Span<UInt8>, _ runs: CharsetGuess.HighRuns) -> Charset? {
    guard runs.bytes >= 2 * fewest else { return nil }
    if isShiftJIS(bytes) { return .shiftJIS }
    if runs.odd == 0, runs.bytes > runs.letters / 4, let charset = extendedUnixCode(bytes) {
      return charset
    }
    return isBig5(bytes) ? .big5 : nil
  }

  /// Shift_JIS: kana lie in the rows 0x82 and 0x83, which no EUC has.
  private static func isShiftJIS(_ bytes: Span<UInt8>) -> Bool {
    var (pairs, kana, narrow) = (0, 0, 0)
    var place = 0
    while place < bytes.count {
      let byte = bytes[place]
      place += 1
      switch byte {
      case 0..<0x80: continue
      case 0x81...0x9F, 0xE0...0xEF:
        guard place < bytes.count else { break }
        let trail = bytes[place]
        guard (0x40...0xFC).contains(trail), trail != 0x7F else { return false }
        place += 1
        pairs += 1
        if byte == 0x82 && trail >= 0x9F || byte == 0x83 && trail <= 0x96 { kana += 1 }
      case 0xA1...0xDF: narrow += 1
      default: return false
      }
    }
    return pairs >= fewest && kana * 10 >= pairs * 3 && narrow * 5 <= pairs
  }

  /// EUC-JP, GB 2312 or EUC-KR: pairs of bytes beyond 0xA0.
  private static func extendedUnixCode(_ bytes: Span<UInt8>) -> Charset? {
    var (pairs, kana, marks, low, ideographs) = (0, 0, 0, 0, 0)
    var place = 0
    while place < bytes.count {
      guard bytes[place] >= 0x80 else {
        place += 1
        continue
      }
      guard place + 1 < bytes.count else { break }
      let (lead, trail) = (bytes[place], bytes[place + 1])
      guard (0xA1...0xFE).contains(lead), (0xA1...0xFE).contains(trail) else { return nil }
      pairs += 1
      switch lead {
      case 0xA4, 0xA5: kana += 1
      case 0xA1...0xA3: marks += 1
      case 0xB0...0xC8: low += 1
      case 0xC9...0xD7: ideographs += 1
      default: break
      }
      place += 2
    }
    guard pairs >= fewest else { return nil }
    if kana * 10 >= pairs * 3 { return .eucJP }
    let words = pairs - marks
    guard words >= fewest, (low + ideographs) * 100 >= words * 85 else { return nil }
    return low * 100 >= words * 95 && pairs >= 8 ? .koreanUHC : .gb18030
  }

  /// Big5: its frequent characters lie in the rows 0xA4 to 0xC6, half of them with a second byte of
  /// ASCII.
  private static func isBig5(_ bytes: Span<UInt8>) -> Bool {
    var (pairs, frequent, marks, low) = (0, 0, 0, 0)
    var place = 0
    while place < bytes.count {
      let lead = bytes[place]
      place += 1
      guard lead >= 0x80 else { continue }
      guard place < bytes.count else { break }
      let trail = bytes[place]
      guard (0xA1...0xF9).contains(lead),
        (0x40...0x7E).contains(trail) || (0xA1...0xFE).contains(trail)
      else { return false }
      place += 1
      pairs += 1
      if trail < 0x80 { low += 1 }
      switch lead {
      case 0xA1...0xA3: marks += 1
      case 0xA4...0xC6: frequent += 1
      default: break
      }
    }
    let words = pairs - marks
    return words >= fewest && frequent * 10 >= words * 8 && low * 5 >= pairs && low * 5 <= pairs * 4
  }
}
