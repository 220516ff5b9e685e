/// Recognises lines that stand between what a person wrote and an earlier mail.
struct SeparatorRecognizer: Sendable {
  /// What a line is.
  enum Separator: Hashable, Sendable {
    /// `----- Original Message -----`, `Begin forwarded message:`.
    case banner
    /// `##- Please type your reply above this line -##`.
    case divider
    /// A rule of 32 underscores, as Outlook draws it.
    case underscores
  }

  /// The rule that Outlook draws has so many underscores.
  private static let outlookRule = 32

  private let banners: PhraseList
  private let openings: PhraseList
  private let dividers: PhraseList

  init(_ phrases: MailPhrases) {
    banners = phrases.banners
    openings = phrases.forwardOpenings
    dividers = phrases.dividers
  }

  /// What the folded line is, or nil.
  func separator(_ text: Span<UInt8>, _ line: Range<Int>) -> Separator? {
    guard line.count >= 8, line.count <= 240 else { return nil }
    if line.count == Self.outlookRule, isRule(text, line, of: UInt8(ascii: "_")) {
      return .underscores
    }
    if isBanner(text, line) || isOpening(text, line) { return .banner }
    return dividers.first(in: text, line) == nil ? nil : .divider
  }

  /// Whether a line is a rule, or words between rules: what may stand above a header block.
  func isDecoration(_ text: Span<UInt8>, _ line: Range<Int>) -> Bool {
    let lead = ruleLength(text, line)
    if lead == line.count { return lead >= 5 }
    guard lead >= 3 else { return false }
    var end = line.upperBound
    while end > line.lowerBound, isRuleSign(text[end - 1]) { end -= 1 }
    return line.upperBound - end >= 3
  }

  /// A banner between dashes: `-----Original Message-----`, `------ 原始邮件 ------`.
  private func isBanner(_ text: Span<UInt8>, _ line: Range<Int>) -> Bool {
    let lead = ruleLength(text, line)
    guard lead >= 2, lead < line.count else { return false }
    var start = line.lowerBound + lead
    if text[start] == 0x20 { start += 1 }
    guard let end = banners.match(in: text, at: start, before: line.upperBound) else {
      return false
    }
    return end == line.upperBound || isRuleSign(text[line.upperBound - 1])
      || text[line.upperBound - 1] == UInt8(ascii: ":")
  }

  /// A line of its own that ends in a colon: `Begin forwarded message:`.
  private func isOpening(_ text: Span<UInt8>, _ line: Range<Int>) -> Bool {
    guard var end = openings.match(in: text, at: line.lowerBound, before: line.upperBound)
    else { return false }
    while end < line.upperBound, text[end] == 0x20 { end += 1 }
    return end == line.upperBound - 1 && text[end] == UInt8(ascii: ":")
  }

  private func isRule(_ text: Span<UInt8>, _ line: Range<Int>, of sign: UInt8) -> Bool {
    for place in line where text[place] != sign { return false }
    return true
  }

  private func ruleLength(_ text: Span<UInt8>, _ line: Range<Int>) -> Int {
    var end = line.lowerBound
    while end < line.upperBound, isRuleSign(text[end]) { end += 1 }
    return end - line.lowerBound
  }

  private func isRuleSign(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "="), UInt8(ascii: "~"): true
    default: false
    }
  }
}
