/// Bytes that a decision rests on.
package struct BytePlace: Hashable, Sendable {
  /// What the bytes are counted in.
  package enum Base: Hashable, Sendable {
    /// The message as it is stored.
    case message
    /// The text of the message, decoded.
    case text
    /// The HTML alternative of the text, as text.
    case page
    /// The content of an attachment, by its place in `attachments`, decoded.
    case attachment(Int)
    /// The facts of a crash report, by the place of its attachment, as lines made of them.
    case crash(Int)
  }

  package var base: Base
  package var bytes: Range<Int>
  /// Whether these bytes spell the value; if not, it was read from something in them.
  package var isExact: Bool

  package init(_ base: Base, _ bytes: Range<Int>, isExact: Bool = true) {
    self.base = base
    self.bytes = bytes
    self.isExact = isExact
  }
}
