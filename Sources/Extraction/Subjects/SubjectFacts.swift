import Records

/// What a subject says (`formats.md`, section 2).
struct SubjectFacts: Hashable, Sendable {
  /// Whether a reply mark (`Re:`, `AW:`, `回复：`) leads, alone or among forward marks.
  var isReply = false
  /// Whether a forward mark (`Fwd:`, `WG:`, `転送:`) leads, alone or among reply marks.
  var isForward = false
  var app = AppFacts()
  var os = SystemFacts()
  var device = DeviceFacts()
  /// Whether the app wrote it: one of the known forms with no more than a topic word
  /// (`symptoms.md`, section 2, rule 2).
  var isPrefilled = false

  /// Reads a decoded subject.
  init(_ subject: String, rules: ExtractionRules) {}
}
