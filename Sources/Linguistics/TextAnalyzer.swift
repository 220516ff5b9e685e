package import Records

/// Tells the language of a text and what it complains about.
///
/// Tables are built once and shared; an analyzer itself holds the scratch of one worker.
package struct TextAnalyzer: ~Copyable {
  package init() {}

  /// The BCP 47 code of the language, or nil when it can't be told.
  ///
  /// - Parameter locale: the locale in the trailer; it breaks ties only.
  package mutating func language(of text: Span<UInt8>, locale: String?) -> String? { nil }

  /// What the text complains about, in the order of the vocabulary.
  ///
  /// - Parameter subject: the subject where it counts as a first sentence, else nil.
  package mutating func symptoms(
    of text: Span<UInt8>, subject: String?, language: String?
  ) -> [Symptom] { [] }
}
