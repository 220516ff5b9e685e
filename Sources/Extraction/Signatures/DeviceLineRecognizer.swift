/// Recognises lines that mail programs add: `Sent from my iPhone`, `Get Outlook for iOS`.
struct DeviceLineRecognizer: Sendable {
  /// Bytes of such a line, links left out.
  private static let maximumBytes = 120
  /// Words in the place of the device or program.
  private static let maximumWords = 9

  private let patterns: LinePatternList
  private let deviceWords: PhraseList
  private let footers: PhraseList

  init(_ phrases: MailPhrases) {
    patterns = phrases.deviceLines
    deviceWords = phrases.deviceWords
    footers = phrases.footers
  }

  /// Whether the folded line `range` is one; `source` is the same line as it was sent.
  func matches(
    _ folded: Span<UInt8>, _ range: Range<Int>, source: Span<UInt8>, _ sourceRange: Range<Int>
  ) -> Bool {
    guard range.count >= 5 else { return false }
    if footers.match(in: folded, at: range.lowerBound, before: range.upperBound) != nil {
      return true
    }
    let line = withoutLink(folded, withoutRule(folded, range))
    guard line.count >= 5, line.count <= Self.maximumBytes else { return false }
    return patterns.matches(folded, line) { pattern, gap in
      !pattern.hasGap || isDevice(folded, gap, of: pattern, line, source, sourceRange)
    }
  }

  /// Whether the words in the gap name a device or program.
  private func isDevice(
    _ folded: Span<UInt8>, _ gap: Range<Int>, of pattern: LinePattern, _ line: Range<Int>,
    _ source: Span<UInt8>, _ sourceRange: Range<Int>
  ) -> Bool {
    guard words(folded, gap) <= Self.maximumWords, !goesOn(folded, gap) else { return false }
    if !pattern.before.isEmpty, !pattern.after.isEmpty, !endsInName(folded, gap) { return false }
    if hasDeviceWords(folded, gap, line) { return true }
    guard words(folded, gap) <= 5, !hasComma(folded, gap) else { return false }
    switch pattern.gap {
    case .anything: return true
    case .program:
      // A name: `Sent from Berlin Mail`, but not `Sent from the train`.
      return !pattern.before.isEmpty
        && hasCapital(
          source, sourceRange, behindWords: words(folded, line.lowerBound..<gap.lowerBound) - 1)
    }
  }

  /// Whether each part between commas names a device, or asks to excuse the mail's brevity.
  private func hasDeviceWords(_ folded: Span<UInt8>, _ gap: Range<Int>, _ line: Range<Int>) -> Bool
  {
    if !hasComma(folded, gap) { return deviceWords.first(in: folded, line) != nil }
    var start = gap.lowerBound
    while start < gap.upperBound {
      var end = start
      while end < gap.upperBound, folded[end] != UInt8(ascii: ",") { end += 1 }
      while start < end, folded[start] == 0x20 { start += 1 }
      guard
        deviceWords.first(in: folded, start..<end) != nil
          || footers.match(in: folded, at: start, before: end) != nil
      else { return false }
      start = end + 1
    }
    return true
  }

  /// Whether the gap of a pattern in Chinese ends in a name: `从我的 iPhone 发送`, but not
  /// `从我的手机无法发送`.
  private func endsInName(_ folded: Span<UInt8>, _ gap: Range<Int>) -> Bool {
    var end = gap.upperBound
    while end > gap.lowerBound, folded[end - 1] == 0x20 { end -= 1 }
    guard end > gap.lowerBound, folded[end - 1] >= 0x80 else { return true }
    var lead = end - 1
    while lead > gap.lowerBound, folded[lead] & 0xC0 == 0x80 { lead -= 1 }
    if folded[lead] < 0xE3 { return true }
    return deviceWords.matchEnding(at: end, in: folded, from: gap.lowerBound) != nil
  }

  /// The line without the link that some programs hang on it, in brackets or bare, and without a
  /// full stop.
  private func withoutLink(_ text: Span<UInt8>, _ line: Range<Int>) -> Range<Int> {
    var end = line.lowerBound
    while end < line.upperBound, !isLink(text, end, line.upperBound) { end += 1 }
    while end > line.lowerBound, isClosing(text[end - 1]) { end -= 1 }
    return line.lowerBound..<end
  }

  private func isClosing(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x20, UInt8(ascii: "."), UInt8(ascii: "<"), UInt8(ascii: "("), UInt8(ascii: "["),
      UInt8(ascii: "]"), UInt8(ascii: ":"):
      true
    default: false
    }
  }

  private func isLink(_ text: Span<UInt8>, _ place: Int, _ end: Int) -> Bool {
    let scheme: StaticString = "http"
    guard place + 4 < end else { return false }
    for step in 0..<4 where unsafe text[place + step] != scheme.utf8Start[step] { return false }
    return true
  }

  /// The line without dashes, brackets or quotation marks around it.
  private func withoutRule(_ text: Span<UInt8>, _ line: Range<Int>) -> Range<Int> {
    var start = line.lowerBound
    while start < line.upperBound, isOrnament(text[start]) { start += 1 }
    var end = line.upperBound
    while end > start, isOrnament(text[end - 1]) { end -= 1 }
    return start..<end
  }

  private func isOrnament(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "="), UInt8(ascii: "~"),
      UInt8(ascii: "["), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "\""), 0x20:
      true
    default: false
    }
  }

  private func words(_ text: Span<UInt8>, _ range: Range<Int>) -> Int {
    var count = 1
    for place in range where text[place] == 0x20 { count += 1 }
    return count
  }

  /// Whether the words go on to a second sentence.
  private func goesOn(_ text: Span<UInt8>, _ range: Range<Int>) -> Bool {
    for place in range {
      switch text[place] {
      case UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: ";"): return true
      case UInt8(ascii: "."):
        if place + 1 < range.upperBound, text[place + 1] == 0x20 { return true }
      default: continue
      }
    }
    return false
  }

  private func hasComma(_ text: Span<UInt8>, _ range: Range<Int>) -> Bool {
    for place in range where text[place] == UInt8(ascii: ",") { return true }
    return false
  }

  /// Whether the word behind so many words begins with a capital letter or digit of ASCII.
  private func hasCapital(
    _ text: Span<UInt8>, _ line: Range<Int>, behindWords count: Int
  ) -> Bool {
    var place = line.lowerBound
    var left = count
    while place < line.upperBound {
      while place < line.upperBound, text[place] == 0x20 { place += 1 }
      guard place < line.upperBound else { return false }
      if left == 0 {
        return text[place] &- 0x41 < 26 || text[place] &- 0x30 < 10
      }
      while place < line.upperBound, text[place] != 0x20 { place += 1 }
      left -= 1
    }
    return false
  }
}
