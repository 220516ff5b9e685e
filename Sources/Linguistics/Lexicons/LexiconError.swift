/// Why a lexicon can't be used, or a line of it is of no use.
package struct LexiconError: Error, Hashable, Sendable {
  package enum Reason: String, CaseIterable, Sendable {
    case missingLanguage = "the first line must be `language CODE`"
    case unknownSection = "there is no such section or code"
    case patternOutsideSection = "a pattern stands before the first section"
    case emptyPattern = "a pattern has no letters"
    case unknownOption = "there is no such option"
    case tooManyPatterns = "there are more patterns than a language can hold"
    case tooManyCodes = "there are at most 34 codes of your own"
    case doubledPattern = "the pattern stands there twice"
    case ambiguousPattern = "the pattern stands under two codes"
    case uselessPattern = "another pattern matches wherever this one does"
    case shortPattern = "a pattern without bounds needs three letters, two in CJK"
  }

  /// The name of the file.
  package let file: String
  /// Counted from 1.
  package let line: Int
  package let reason: Reason
  /// The pattern or heading as written.
  package let excerpt: String
}
