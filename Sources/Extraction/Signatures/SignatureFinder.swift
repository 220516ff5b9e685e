/// Sets the role of lines that stand below `-- `, and of those that mail programs add.
///
/// It runs after the app's block was found, since a signature ends where the block begins.
struct SignatureFinder: Sendable {
  /// Lines below a bare `--`; where more follow, it divides two parts of the text.
  private static let maximumLines = 20

  private let devices: DeviceLineRecognizer

  init(_ phrases: MailPhrases) { devices = DeviceLineRecognizer(phrases) }

  /// Marks signatures among the lines of role `own`.
  func mark(_ lines: inout [TextLine], folded: FoldedLines, of text: Span<UInt8>) {
    markDelimited(&lines, folded, text)
    markDevices(&lines, folded, text)
  }

  /// Marks what follows `-- ` or `--` up to the app's block, an earlier mail or the end.
  private func markDelimited(
    _ lines: inout [TextLine], _ folded: FoldedLines, _ text: Span<UInt8>
  ) {
    var start = 0
    var hasText = false
    while start < lines.count {
      guard lines[start].role == .own else {
        start += 1
        continue
      }
      var end = start
      while end < lines.count, lines[end].role == .own { end += 1 }
      let isBelowDelimiter = hasText && start > 0 && endsBlock(lines[start - 1], text)
      if let delimiter = isBelowDelimiter
        ? start : delimiter(in: start..<end, lines, folded, text, hasText: hasText)
      {
        for line in delimiter..<end where !folded.isEmpty(line) { lines[line].role = .signature }
      }
      hasText = hasText || (start..<end).contains { !folded.isEmpty($0) }
      start = end
    }
  }

  /// Whether a line is a delimiter that was taken for the rule at the end of the app's block: below
  /// text and block it opens a signature all the same.
  private func endsBlock(_ line: TextLine, _ text: Span<UInt8>) -> Bool {
    line.role == .template && isDelimiter(line.range, text)
  }

  /// The first delimiter of a run of the sender's lines that has no more lines below it than a
  /// signature has.
  private func delimiter(
    in run: Range<Int>, _ lines: [TextLine], _ folded: FoldedLines, _ text: Span<UInt8>,
    hasText: Bool
  ) -> Int? {
    var found: Int?
    var below = 0
    var line = run.upperBound
    while line > run.lowerBound, below <= Self.maximumLines {
      line -= 1
      guard !folded.isEmpty(line) else { continue }
      if isDelimiter(lines[line].content, text) { found = line }
      below += 1
    }
    guard let found else { return nil }
    let opensMail = !hasText && !(run.lowerBound..<found).contains { !folded.isEmpty($0) }
    // A mail that begins with its signature has the text below it, if it has any.
    if opensMail, (found + 1..<run.upperBound).count(where: { !folded.isEmpty($0) }) > 4 {
      return nil
    }
    return found
  }

  /// Marks lines of mail programs that stand at the end of the text, or alone between empty lines.
  private func markDevices(
    _ lines: inout [TextLine], _ folded: FoldedLines, _ text: Span<UInt8>
  ) {
    var isAtEnd = true
    for line in stride(from: lines.count - 1, through: 0, by: -1) {
      guard lines[line].role == .own else {
        isAtEnd = true
        continue
      }
      if folded.isEmpty(line) { continue }
      let isAlone = isAtEnd || isEmpty(line - 1, folded) && isEmpty(line + 1, folded)
      if isAlone,
        devices.matches(
          folded.bytes.span, folded.ranges[line], source: text, lines[line].content)
      {
        lines[line].role = .signature
      } else {
        isAtEnd = false
      }
    }
  }

  private func isEmpty(_ line: Int, _ folded: FoldedLines) -> Bool {
    line < 0 || line >= folded.ranges.count || folded.isEmpty(line)
  }

  /// `-- `, `--`, and the dash that iOS makes of it.
  private func isDelimiter(_ content: Range<Int>, _ text: Span<UInt8>) -> Bool {
    var end = content.upperBound
    while end > content.lowerBound, text[end - 1] == 0x20 || text[end - 1] == 0x0D { end -= 1 }
    switch end - content.lowerBound {
    case 2:
      return text[content.lowerBound] == UInt8(ascii: "-")
        && text[content.lowerBound + 1] == UInt8(ascii: "-")
    case 3:
      // U+2013 or U+2014
      return text[content.lowerBound] == 0xE2 && text[content.lowerBound + 1] == 0x80
        && (text[content.lowerBound + 2] == 0x93 || text[content.lowerBound + 2] == 0x94)
    default: return false
    }
  }
}
