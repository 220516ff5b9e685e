internal import Bytes
internal import Records

/// Reads messages, one after another, with buffers and descriptors that it keeps.
///
/// One worker has one parser. It is a function of the bytes: nothing of one message is left for
/// the next.
package struct MessageParser: ~Copyable {
  package init() {}

  /// Reads a message: any bytes give one.
  package mutating func parse(_ bytes: Span<UInt8>) -> Message { Message() }

  /// The decoded text of the first field of that name that is not empty, white space folded.
  package mutating func text(
    of field: KnownField, in message: borrowing Message, _ bytes: Span<UInt8>
  ) -> String? { nil }

  /// The HTML alternative of the chosen text, as text in the form of `Message.text`; nil when there
  /// is none.
  package mutating func htmlAlternative(
    of message: borrowing Message, _ bytes: Span<UInt8>
  ) -> [UInt8]? { nil }

  /// The content of a part with its transfer encoding undone, at most `limit` bytes of it; for a
  /// text part also its charset (UTF-8, LF).
  package mutating func content(
    ofPart part: Int, in message: borrowing Message, _ bytes: Span<UInt8>, limit: Int
  ) -> [UInt8] { [] }
}
