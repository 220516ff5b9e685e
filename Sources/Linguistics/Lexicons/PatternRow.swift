/// Puts the words of one pattern together to its literals.
struct PatternRow {
  private static let gapInWords = 4
  private static let gapInIdeographs = 8

  private let style: WritingStyle
  private var parts: [LexiconPattern.Part] = []
  private var bytes: [UInt8] = []
  private var marks = 0
  private var gapBefore = 0
  private var closesClause = false

  init(style: WritingStyle) { self.style = style }

  /// A gap: some words may stand here.
  mutating func gap() {
    close(isOpenAtEnd: false)
    gapBefore = style.joinsWords ? Self.gapInIdeographs : Self.gapInWords
  }

  /// A word in normalised bytes, a blank before it if it isn't an ideograph.
  mutating func append(
    _ word: [UInt8], marks: Int, isAnchored: Bool, isOpenAtStart: Bool, isOpenAtEnd: Bool,
    closesClause: Bool
  ) {
    var word = word[...]
    if isOpenAtStart && word.first == NormalizedText.blank {
      close(isOpenAtEnd: false)
      word = word.dropFirst()
    }
    if isAnchored { bytes.append(NormalizedText.clauseEnd) }
    // A blank closes a word of letters before an ideograph, as it does in the text.
    if style.joinsWords, let last = bytes.last, last < 0x80, last != NormalizedText.clauseEnd,
      word.first != NormalizedText.blank
    {
      bytes.append(NormalizedText.blank)
    }
    bytes += word
    self.marks += marks
    self.closesClause = closesClause
    if isOpenAtEnd { close(isOpenAtEnd: true) }
  }

  /// The literals.
  mutating func finish() -> [LexiconPattern.Part] {
    close(isOpenAtEnd: false)
    return parts
  }

  private mutating func close(isOpenAtEnd: Bool) {
    guard let last = bytes.last else { return }
    let endsWithIdeograph = style.joinsWords && last >= 0x80
    parts.append(
      LexiconPattern.Part(
        bytes: bytes, endsWord: !isOpenAtEnd && !endsWithIdeograph, endsClause: closesClause,
        marks: marks, gap: parts.isEmpty ? 0 : gapBefore))
    bytes = []
    marks = 0
    gapBefore = 0
    closesClause = false
  }
}
