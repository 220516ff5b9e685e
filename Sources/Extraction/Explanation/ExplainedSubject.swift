package import Records

/// How a subject was read.
package struct ExplainedSubject: Hashable, Sendable {
  /// Why what a subject says isn't in the record.
  package enum Refusal: Hashable, Sendable {
    /// It has none of the forms that apps write.
    case noForm
    /// It is a topic that apps write, and names nothing.
    case topicOnly
    /// A block names another app.
    case otherApp
    /// A block states another release.
    case otherRelease
    /// A block says the same.
    case outdone
    /// Facts are not looked for in a message of this kind.
    case kind
  }

  /// Marks of replies, forwards and gateways that were taken off.
  package var marks: String
  /// What was left, in which an app was looked for.
  package var rest: String
  package var app = AppFacts()
  package var os = SystemFacts()
  package var device = DeviceFacts()
  /// Whether it was read as the first sentence of the text.
  package var isSentence = false
  /// Nil when the record has something from it.
  package var refusal: Refusal?
}
