/// Writes a text into its normalised form: words, pauses, clauses (`symptoms.md`, section 4).
struct TextScanner: ~Escapable {
  /// Bytes of one text that are looked at: what people say stands before that, a log behind it.
  static let limit = 64 * 1024

  // A line of that many bytes was broken by the mail program, not by the person.
  private static let wrappedLine = 56...100

  private let bytes: Span<UInt8>
  private let style: WritingStyle
  private var offset = 0
  private var lineStart = 0
  // Up to here it is settled that no address begins.
  private var settled = 0

  @_lifetime(copy bytes)
  init(_ bytes: Span<UInt8>, style: WritingStyle) {
    self.bytes = bytes.extracting(first: Self.limit)
    self.style = style
  }

  /// Appends the whole text to `text` and closes its last clause.
  mutating func write(to text: inout NormalizedText) {
    let count = bytes.count
    while offset < count {
      let byte = bytes[offset]
      let folded = byte &- 0x41 < 26 ? byte | 0x20 : byte
      if folded &- 0x61 < 26 || folded &- 0x30 < 10 {
        if offset >= settled, let end = endOfUnreadable() {
          text.placeholder(at: offset)
          offset = end
        } else {
          offset = text.asciiRun(bytes, from: offset, style: style)
        }
      } else if byte == NormalizedText.blank {
        offset &+= 1
        if style.joinsWords { text.pause() } else { text.closeWord() }
      } else if byte < 0x80 {
        sign(byte, to: &text)
      } else {
        scalar(to: &text)
      }
    }
    text.closeClause(isQuestion: false, at: count)
  }

  private mutating func sign(_ byte: UInt8, to text: inout NormalizedText) {
    let start = offset
    switch CharacterClass(UInt32(byte)) {
    case .other where byte == 0x2F || byte == 0x7E:
      if start >= settled, let end = endOfUnreadable() {
        text.placeholder(at: start)
        offset = end
        return
      }
      text.closeWord()
    case .dash where !isBlank(before: start) || !isBlank(after: start + 1):
      text.closeWord()
    default:
      offset &+= 1
      close(CharacterClass(UInt32(byte)), from: start, to: &text)
      return
    }
    offset &+= 1
  }

  private mutating func scalar(to text: inout NormalizedText) {
    let start = offset
    var reader = ScalarReader(bytes, from: start)
    guard let scalar = reader.next() else { return }
    offset = reader.offset
    if LetterFolding.isInvisible(scalar) { return }
    if LetterFolding.isCombining(scalar) { return text.combine(scalar) }
    let folded = LetterFolding.fold(scalar)
    if folded.first == 0 { return }
    if LetterFolding.isCombining(folded.first) { return text.combine(folded.first) }
    let kind = CharacterClass(folded.first)
    switch kind {
    case .word:
      if folded.second == 0 && LetterFolding.losesMark(scalar) { text.mark() }
      text.letter(folded.first, at: start, style: style)
      if folded.second != 0 { text.letter(folded.second, at: start, style: style) }
    case .ideograph: text.ideograph(folded.first, at: start, style: style)
    case .symbol: text.symbol(folded.first, at: start)
    case .dash where !isBlank(before: start): text.closeWord()
    default: close(kind, from: start, to: &text)
    }
  }

  /// Ends what a sign of that class ends; `offset` stands behind it.
  private mutating func close(
    _ kind: CharacterClass, from start: Int, to text: inout NormalizedText
  ) {
    switch kind {
    case .blank: if !style.joinsWords { text.closeWord() } else { text.pause() }
    case .comma:
      if isDigit(start - 1) && isDigit(offset) { text.closeWord() } else { text.comma(at: start) }
    case .apostrophe: if style.apostropheDivides { text.closeWord() }
    case .stop where bytes[start] < 0x80: stop(from: start, to: &text)
    case .stop, .mark, .dash: text.closeClause(isQuestion: false, at: start)
    case .question: text.closeClause(isQuestion: true, at: start)
    case .colon where bytes[start] < 0x80 && !isBlank(after: offset): text.closeWord()
    case .colon: text.closeClause(isQuestion: false, at: start)
    case .lineEnd: lineEnd(from: start, to: &text)
    case .word, .ideograph, .symbol, .other: text.closeWord()
    }
  }

  private func stop(from start: Int, to text: inout NormalizedText) {
    guard offset < bytes.count else { return }
    switch bytes[offset] {
    case 0x30...0x39, 0x61...0x7A: text.closeWord()
    default: text.closeClause(isQuestion: false, at: start)
    }
  }

  private mutating func lineEnd(from start: Int, to text: inout NormalizedText) {
    let length = start - lineStart
    lineStart = offset
    if Self.wrappedLine.contains(length), offset < bytes.count, !style.joinsWords {
      let next = bytes[offset]
      if next >= 0x80 || (next | 0x20) &- 0x61 < 26 { return text.closeWord() }
    }
    text.closeClause(isQuestion: false, at: start)
  }

  private func isBlank(before index: Int) -> Bool {
    index == 0 || bytes[index - 1] <= 0x20
  }

  private func isBlank(after index: Int) -> Bool {
    index >= bytes.count || bytes[index] <= 0x20 || bytes[index] >= 0x80
  }

  private func isDigit(_ index: Int) -> Bool {
    index >= 0 && index < bytes.count && bytes[index] &- 0x30 < 10
  }

  /// Looks at the run of ASCII signs that begins here, once, and tells where it ends when it is an
  /// address, a path or a hash rather than words.
  private mutating func endOfUnreadable() -> Int? {
    var end = offset
    while end < bytes.count, (bytes[end] | 0x20) &- 0x61 < 26 { end &+= 1 }
    // A word, which most of them are.
    if end > offset, end == bytes.count || bytes[end] <= NormalizedText.blank {
      settled = end
      return nil
    }
    var slashes = 0
    var digits = 0
    var hasAt = false
    var hasScheme = false
    loop: while end < bytes.count {
      let byte = bytes[end]
      if (byte | 0x20) &- 0x61 < 26 {
        end &+= 1
        continue
      }
      switch byte {
      case 0...0x20, 0x7F...0xFF, 0x22, 0x3C, 0x3E, 0x28, 0x29, 0x2C, 0x3B: break loop
      case 0x30...0x39: digits &+= 1
      case 0x2F:
        slashes &+= 1
        if slashes == 2 && end >= offset + 2 && bytes[end - 1] == 0x2F && bytes[end - 2] == 0x3A {
          hasScheme = true
        }
      case 0x40: hasAt = end > offset && end + 1 < bytes.count && bytes[end + 1] > 0x2E
      default: break
      }
      end &+= 1
    }
    settled = end
    let isPath = slashes >= 2 && (bytes[offset] == 0x2F || bytes[offset] == 0x7E)
    let isHash = digits > 0 && end - offset >= 8 && isHexadecimal(offset..<end, digits: digits)
    let isHost =
      end - offset > 4 && bytes[offset] | 0x20 == 0x77 && bytes[offset + 1] | 0x20 == 0x77
      && bytes[offset + 2] | 0x20 == 0x77 && bytes[offset + 3] == 0x2E
    return hasScheme || hasAt || isPath || isHash || isHost ? end : nil
  }

  /// Whether the run is a hash: hexadecimal digits, letters among them.
  private func isHexadecimal(_ range: Range<Int>, digits: Int) -> Bool {
    guard digits < range.count else { return false }
    for index in range {
      let byte = bytes[index]
      guard byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 6 else { return false }
    }
    return true
  }
}
