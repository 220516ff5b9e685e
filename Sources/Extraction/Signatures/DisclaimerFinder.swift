/// Sets the role of closing paragraphs that only talk of confidentiality.
struct DisclaimerFinder: Sendable {
  /// Bytes of a folded paragraph from which on it can be one.
  private static let minimumBytes = 80
  /// Paragraphs at the end that are looked at.
  private static let maximumParagraphs = 8

  private let headings: PhraseList
  private let strong: PhraseList
  private let weak: PhraseList

  init(_ phrases: MailPhrases) {
    headings = phrases.disclaimerHeadings
    strong = phrases.disclaimerStrong
    weak = phrases.disclaimerWeak
  }

  /// Marks disclaimers at the end of each run of the sender's lines.
  func mark(_ lines: inout [TextLine], folded: FoldedLines) {
    var end = lines.count
    while end > 0 {
      while end > 0, lines[end - 1].role != .own { end -= 1 }
      var start = end
      while start > 0, lines[start - 1].role == .own { start -= 1 }
      if start < end { markRun(start..<end, in: &lines, folded) }
      end = start
    }
  }

  private func markRun(_ run: Range<Int>, in lines: inout [TextLine], _ folded: FoldedLines) {
    var end = run.upperBound
    for _ in 0..<Self.maximumParagraphs {
      while end > run.lowerBound, folded.isEmpty(end - 1) { end -= 1 }
      guard end > run.lowerBound else { return }
      var start = end
      while start > run.lowerBound, !folded.isEmpty(start - 1) { start -= 1 }
      guard isDisclaimer(folded, start...end - 1) else { return }
      for line in start..<end { lines[line].role = .disclaimer }
      end = start
      markDecoration(above: start, from: run.lowerBound, in: &lines, folded)
    }
  }

  /// Takes the rule or heading above the paragraph to it.
  private func markDecoration(
    above line: Int, from first: Int, in lines: inout [TextLine], _ folded: FoldedLines
  ) {
    var above = line - 1
    while above >= first, folded.isEmpty(above) { above -= 1 }
    guard above >= first else { return }
    let range = folded.ranges[above]
    let text = folded.bytes.span
    let isAlone = above == first || folded.isEmpty(above - 1)
    let isHeading =
      isAlone && range.count <= 60
      && headings.match(in: text, at: range.lowerBound, before: range.upperBound) != nil
    var isRule = range.count >= 3
    for place in range where WordBounds.isAlphanumeric(text[place]) || text[place] >= 0xC3 {
      isRule = false
    }
    if isHeading || isRule { lines[above].role = .disclaimer }
  }

  private func isDisclaimer(_ folded: FoldedLines, _ paragraph: ClosedRange<Int>) -> Bool {
    let range = folded.joined(paragraph)
    guard range.count >= Self.minimumBytes else { return false }
    let text = folded.bytes.span
    let hasHeading = headings.match(in: text, at: range.lowerBound, before: range.upperBound) != nil
    let strongCount = strong.count(in: text, range, upTo: 2)
    if strongCount == 2 || hasHeading && strongCount == 1 { return true }
    let weakCount = weak.count(in: text, range, upTo: 3)
    return strongCount == 1 && weakCount >= 3 || hasHeading && weakCount >= 2
  }
}
