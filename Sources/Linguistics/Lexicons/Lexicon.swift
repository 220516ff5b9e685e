import Records

/// The patterns of one language (`symptoms.md`, section 3).
struct Lexicon: Sendable {
  /// The name of the file, such as `de.lex`.
  let name: String
  /// The BCP 47 code, or `any`.
  let language: String
  let patterns: [LexiconPattern]
  /// The file itself, for the words of explanations.
  let source: [UInt8]

  /// How texts of the language are normalised.
  var style: WritingStyle { WritingStyle(language: language) }

  /// Reads a file.
  ///
  /// - Parameter style: how the texts are normalised that the patterns are for; that of the file's
  ///   language if nil. (The patterns of `any` are read once for each style.)
  init(
    name: String, source: [UInt8], codes: [Symptom], style: WritingStyle? = nil
  ) throws(LexiconError) {
    var reader = LexiconReader(name: name, source: source, codes: codes, style: style)
    try reader.read()
    self.name = name
    self.language = reader.language
    self.patterns = reader.patterns
    self.source = source
  }

  /// The pattern as it stands in the file.
  func text(of place: Range<Int>) -> String {
    String(decoding: source[place.clamped(to: source.indices)], as: UTF8.self)
  }
}
