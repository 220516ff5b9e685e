/// How one symptom is called in sentences.
struct SymptomPhrase: Sendable {
  /// As a title: `Crash`.
  let title: String
  /// Inside a sentence: `crash`.
  let noun: String
  /// What the app does, after its name: `crashes`; in German with the place behind `…`.
  let verb: String

  init(_ title: String, _ noun: String, _ verb: String) {
    self.title = title
    self.noun = noun
    self.verb = verb
  }
}
