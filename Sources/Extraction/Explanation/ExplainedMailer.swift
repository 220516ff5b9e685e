package import Records

/// What the mail program says of the system.
package struct ExplainedMailer: Hashable, Sendable {
  package var field: ExplainedField
  package var words: String
  /// The system, or nothing when the program isn't known.
  package var os: SystemFacts
  package var isUsed: Bool
}
