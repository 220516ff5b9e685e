package import Records

/// A pattern of a lexicon that was found, and what it did.
package struct ExplainedSymptom: Hashable, Sendable {
  /// The heading that the pattern stands under, such as `crash` or `topic sync`.
  package var heading: String
  /// The code that it speaks for, or nil for a cue.
  package var code: Symptom?
  package var pattern: String
  package var file: String
  /// Counted from 1.
  package var line: Int
  package var weight: Int
  /// The words of the mail.
  package var words: String
  package var place: BytePlace?
  /// Whether the words stand in the subject.
  package var isInSubject: Bool
  /// Why it didn't count, or nil when it did.
  package var cancellation: String?
}
