/// What the kind of a message was decided by.
package enum ExplainedKind: Hashable, Sendable {
  case field(ExplainedField)
  /// A part of that media type, whose header stands there.
  case part(type: String, BytePlace)
  /// The folder or the flags of the mailbox.
  case mailbox
  /// No sign of any other kind.
  case nothing
}
