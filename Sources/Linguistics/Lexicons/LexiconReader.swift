import Records

/// Reads the lines of a lexicon.
///
/// `language de` comes first; `[heading]` begins a section; each other line holds patterns divided
/// by `|`, then a weight from -9 to 9 and options: `!wish` (not within a wish), `+crash` (speaks
/// for that code as well). `#` starts a note.
struct LexiconReader: ~Copyable {
  private static let patternLimit = 30_000
  private static let defaultWeight = 2

  private(set) var language = ""
  private(set) var patterns: [LexiconPattern] = []

  private let name: String
  private let source: [UInt8]
  private let codes: [Symptom]
  private var style: WritingStyle?
  private var section: LexiconSection?
  private var line = 0
  private var words = NormalizedText()
  private var letters: [UInt8] = []

  init(name: String, source: [UInt8], codes: [Symptom], style: WritingStyle?) {
    self.name = name
    self.source = source
    self.codes = codes
    self.style = style
  }

  /// Reads all lines.
  mutating func read() throws(LexiconError) {
    var start = 0
    if source.starts(with: [0xEF, 0xBB, 0xBF]) { start = 3 }
    while start < source.count {
      let end = source[start...].firstIndex(of: UInt8(ascii: "\n")) ?? source.count
      line += 1
      try read(line: start..<end)
      start = end + 1
    }
    if language.isEmpty { throw error(.missingLanguage, 0..<0) }
  }

  private func error(_ reason: LexiconError.Reason, _ place: Range<Int>) -> LexiconError {
    LexiconError(
      file: name, line: max(line, 1), reason: reason,
      excerpt: String(decoding: source[place], as: UTF8.self))
  }

  private mutating func read(line whole: Range<Int>) throws(LexiconError) {
    let note = source[whole].firstIndex(of: UInt8(ascii: "#")) ?? whole.upperBound
    let range = trimmed(whole.lowerBound..<note)
    guard !range.isEmpty else { return }
    if language.isEmpty { return try readLanguage(range) }
    if source[range.lowerBound] == UInt8(ascii: "[") {
      let inner = range.dropFirst().dropLast()
      guard source[range.upperBound - 1] == UInt8(ascii: "]"),
        let section = LexiconSection(heading: Array(source[inner]), codes: codes)
      else { throw error(.unknownSection, range) }
      self.section = section
      return
    }
    guard let section else { throw error(.patternOutsideSection, range) }
    try readPatterns(range, section: section)
  }

  private mutating func readLanguage(_ range: Range<Int>) throws(LexiconError) {
    let key = Array("language ".utf8)
    guard source[range].starts(with: key) else { throw error(.missingLanguage, range) }
    let code = trimmed(range.lowerBound + key.count..<range.upperBound)
    language = String(decoding: source[code], as: UTF8.self)
    if style == nil { style = WritingStyle(language: language) }
  }

  private mutating func readPatterns(
    _ range: Range<Int>, section: LexiconSection
  ) throws(LexiconError) {
    var rest = range
    var weight = Self.defaultWeight
    var yieldsToWish = false
    var sections = [section]
    while let word = lastWord(of: rest), word.lowerBound > rest.lowerBound {
      if let number = weightValue(word) {
        weight = number
      } else if source[word.lowerBound] == UInt8(ascii: "!") {
        guard source[word].elementsEqual("!wish".utf8) else { throw error(.unknownOption, word) }
        yieldsToWish = true
      } else if source[word.lowerBound] == UInt8(ascii: "+") {
        guard let further = LexiconSection(heading: Array(source[word.dropFirst()]), codes: codes)
        else { throw error(.unknownSection, word) }
        sections.append(further)
      } else {
        break
      }
      rest = trimmed(rest.lowerBound..<word.lowerBound)
    }
    var start = rest.lowerBound
    while start <= rest.upperBound {
      var end = start
      while end < rest.upperBound, source[end] != UInt8(ascii: "|") { end += 1 }
      let place = trimmed(start..<end)
      start = end + 1
      let parts = parts(of: place)
      guard !parts.isEmpty, parts.allSatisfy({ !$0.bytes.isEmpty }) else {
        throw error(.emptyPattern, place)
      }
      guard patterns.count < Self.patternLimit else { throw error(.tooManyPatterns, place) }
      for section in sections {
        patterns.append(
          LexiconPattern(
            section: section, parts: parts, weight: weight, yieldsToWish: yieldsToWish,
            line: line, place: place))
      }
    }
  }

  private mutating func parts(of place: Range<Int>) -> [LexiconPattern.Part] {
    let style = style ?? WritingStyle()
    var row = PatternRow(style: style)
    var start = place.lowerBound
    while start < place.upperBound {
      guard source[start] != UInt8(ascii: " ") else {
        start += 1
        continue
      }
      var end = start
      while end < place.upperBound, source[end] != UInt8(ascii: " ") { end += 1 }
      append(start..<end, to: &row, style: style)
      start = end
    }
    return row.finish()
  }

  /// Appends a word of a pattern as it stands in the file.
  private mutating func append(_ word: Range<Int>, to row: inout PatternRow, style: WritingStyle) {
    let (first, last) = (source[word.lowerBound], source[word.upperBound - 1])
    if first == UInt8(ascii: "_"), word.count == 1 { return row.gap() }
    let isAnchored = first == UInt8(ascii: "^")
    let closesClause = last == UInt8(ascii: "$")
    let low = word.lowerBound + (isAnchored ? 1 : 0)
    let high = max(low, word.upperBound - (closesClause ? 1 : 0))
    letters.removeAll(keepingCapacity: true)
    for index in low..<high where source[index] != UInt8(ascii: "*") {
      letters.append(source[index])
    }
    let word = normalized(letters, style: style)
    row.append(
      word.bytes, marks: word.marks, isAnchored: isAnchored,
      isOpenAtStart: low < high && source[low] == UInt8(ascii: "*"),
      isOpenAtEnd: low < high && source[high - 1] == UInt8(ascii: "*"), closesClause: closesClause)
  }

  /// The letters of a word as they stand in a normalised text, and how many had diacritics.
  private mutating func normalized(
    _ word: [UInt8], style: WritingStyle
  ) -> (bytes: [UInt8], marks: Int) {
    words.begin(room: word.count)
    var scanner = TextScanner(word.span, style: style)
    scanner.write(to: &words)
    let span = words.span
    var bytes: [UInt8] = []
    bytes.reserveCapacity(span.count)
    for index in 1..<max(1, span.count) where !NormalizedText.isPause(span[index]) {
      bytes.append(span[index])
    }
    return (bytes, words.marks(in: 1..<max(1, span.count)))
  }

  private func weightValue(_ word: Range<Int>) -> Int? {
    let digits = Array(source[word])
    switch digits.count {
    case 1 where digits[0] &- 0x30 < 10: return Int(digits[0]) - 0x30
    case 2 where digits[0] == UInt8(ascii: "-") && digits[1] &- 0x30 < 10:
      return 0x30 - Int(digits[1])
    default: return nil
    }
  }

  private func lastWord(of range: Range<Int>) -> Range<Int>? {
    guard !range.isEmpty else { return nil }
    let blank = source[range].lastIndex(of: UInt8(ascii: " "))
    return (blank.map { $0 + 1 } ?? range.lowerBound)..<range.upperBound
  }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var low = range.lowerBound
    var high = range.upperBound
    while low < high, source[low] <= 0x20 { low += 1 }
    while high > low, source[high - 1] <= 0x20 { high -= 1 }
    return low..<high
  }
}
