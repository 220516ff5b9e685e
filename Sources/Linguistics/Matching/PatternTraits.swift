/// What is true of a part of a pattern, or of the pattern that it ends.
struct PatternTraits: OptionSet, Sendable {
  let rawValue: UInt8

  /// The literal begins inside a token.
  static let startsInside = PatternTraits(rawValue: 1)
  /// A word must end behind the literal.
  static let endsWord = PatternTraits(rawValue: 2)
  /// The clause must end behind the literal.
  static let endsClause = PatternTraits(rawValue: 4)
  /// A wish in the clause cancels the pattern.
  static let yieldsToWish = PatternTraits(rawValue: 8)
  /// A negation is part of the pattern, so none cancels it.
  static let holdsNegation = PatternTraits(rawValue: 16)
  /// The next ending belongs to another literal.
  static let isLast = PatternTraits(rawValue: 32)
}
