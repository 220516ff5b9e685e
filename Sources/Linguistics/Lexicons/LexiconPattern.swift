/// One pattern of a lexicon: a row of words with gaps.
struct LexiconPattern: Hashable, Sendable {
  /// A literal of the row, between gaps and open word ends.
  struct Part: Hashable, Sendable {
    /// Normalised bytes; a blank at the start stands for the bound of a word.
    var bytes: [UInt8]
    /// Whether a word must end behind the literal.
    var endsWord: Bool
    /// Whether the clause must end behind the literal.
    var endsClause: Bool
    /// Letters with diacritics; a text may have fewer of them, not more.
    var marks: Int
    /// Words that may stand between the part before and this one.
    var gap: Int
  }

  let section: LexiconSection
  let parts: [Part]
  let weight: Int
  /// Whether a wish in the clause cancels the pattern (`!wish`).
  let yieldsToWish: Bool
  /// Counted from 1.
  let line: Int
  /// The bytes of the file in which the pattern stands.
  let place: Range<Int>
}
