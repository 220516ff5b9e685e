package import Records

/// An attachment and what was looked for in it.
package struct ExplainedAttachment: Hashable, Sendable {
  /// What a look into an attachment found.
  package enum Content: Hashable, Sendable {
    /// It is of no type that holds facts, or too many stand before it.
    case passedOver
    /// A text without facts.
    case nothing
    case facts
    case crash
    case mail
  }

  package var attachment: Attachment
  package var content: Content
}
