/// Recognises lines that mail programs add: `Sent from my iPhone`, `Get Outlook for iOS`.
struct DeviceLineRecognizer: Sendable {
  /// Bytes of such a line, links left out.
  private static let maximumBytes = 120
  /// Words in the place of the device or program.
  private static let maximumWords = 9

  private let patterns: [LinePattern]
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
    for pattern in patterns {
      guard let gap = pattern.match(in: folded, line) else { continue }
      if !pattern.hasGap { return true }
      if words(folded, gap) > Self.maximumWords { continue }
      switch pattern.gap {
      case .anything:
        if !isSentence(folded, gap) { return true }
      case .program:
        if deviceWords.first(in: folded, line) != nil { return true }
        if hasCapital(source, sourceRange), words(folded, gap) <= 3, !isSentence(folded, gap) {
          return true
        }
      }
    }
    return false
  }

  /// The line without the link that some programs hang on it, in angle brackets, in parentheses or
  /// bare, and without a full stop.
  private func withoutLink(_ text: Span<UInt8>, _ line: Range<Int>) -> Range<Int> {
    var end = line.lowerBound
    while end < line.upperBound {
      let byte = text[end]
      if byte == UInt8(ascii: "<") || byte == UInt8(ascii: "[")
        || isLink(text, end, line.upperBound)
      {
        break
      }
      if byte == UInt8(ascii: "("), isLink(text, end + 1, line.upperBound) { break }
      end += 1
    }
    while end > line.lowerBound,
      text[end - 1] == 0x20 || text[end - 1] == UInt8(ascii: ".")
        || text[end - 1] == UInt8(ascii: "]")
    {
      end -= 1
    }
    return line.lowerBound..<end
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

  /// Whether the words go on to a second sentence or clause.
  private func isSentence(_ text: Span<UInt8>, _ range: Range<Int>) -> Bool {
    for place in range {
      switch text[place] {
      case UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: ";"): return true
      case UInt8(ascii: "."), UInt8(ascii: ","):
        if place + 1 < range.upperBound, text[place + 1] == 0x20 { return true }
      default: continue
      }
    }
    return false
  }

  /// Whether a word behind the first begins with a capital letter of ASCII, or with a letter of
  /// another script.
  private func hasCapital(_ text: Span<UInt8>, _ line: Range<Int>) -> Bool {
    guard line.count > 2 else { return false }
    for place in line.lowerBound + 1..<line.upperBound where text[place - 1] == 0x20 {
      if text[place] &- 0x41 < 26 || text[place] >= 0xE0 { return true }
    }
    return false
  }
}
