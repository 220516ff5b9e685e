package import Records

/// One pattern that was found in a text and what became of it.
package struct SymptomExplanation: Hashable, Sendable {
  /// Where the words stand.
  package enum Source: String, Sendable { case subject, text }

  /// The heading of the lexicon that the pattern stands under, such as `crash` or `topic sync`.
  package let heading: String
  /// The code that the pattern speaks for, or nil when it is a cue.
  package let code: Symptom?
  /// The pattern as it stands in the file.
  package let pattern: String
  /// The name of the file, such as `de.lex`.
  package let file: String
  /// Counted from 1.
  package let line: Int
  package let weight: Int
  package let source: Source
  /// The words: bytes of the text or the subject.
  package let bytes: Range<Int>
  /// Why the pattern didn't count, or nil when it did.
  package let cancellation: String?
}
