/// A line of the message's text, or a part of one, and what it is.
package struct ExplainedLine: Hashable, Sendable {
  package var role: LineRole
  package var words: String
  package var place: BytePlace
}
