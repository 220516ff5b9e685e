import MIME
import Records

/// What a message is to a support team, and what that was decided by.
struct KindDecision: Hashable, Sendable {
  /// Where the sign was found.
  enum Ground: Hashable, Sendable {
    /// A header field.
    case field(KnownField)
    /// A part of the message, by its place in `Message.parts`.
    case part(Int)
    /// The folder or the flags of the mailbox.
    case mailbox
    /// No sign of any other kind.
    case nothing
  }

  var kind: MessageKind
  var ground: Ground
}
