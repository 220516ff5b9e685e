/// A header field that something rests on.
package struct ExplainedField: Hashable, Sendable {
  /// The name as sent.
  package var name: String
  /// Its body, bytes of the message.
  package var place: BytePlace
}
