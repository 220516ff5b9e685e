/// The sizes that bound the memory of reading; all in bytes (`reliability.md`, section 2).
package struct ReadingLimits: Hashable, Sendable {
  /// A window over a file or stream.
  package var window = 1 << 20
  /// A batch is closed when it has reached so many bytes.
  package var batch = 128 << 10
  /// Messages of an mbox in one batch at most; they may be empty.
  package var messagesPerBatch = 1024
  /// Files of a Maildir that one batch names at most.
  package var filesPerBatch = 64
  /// A message up to this size stays in the window it was found in.
  ///
  /// A larger one is read a second time by the worker, or, from a stream, kept in an unlinked
  /// temporary file.
  package var kept = 2 << 20
  /// What lies behind this place in a message is only counted, and the message is `truncated`.
  package var lent = 64 << 20
  /// How far ahead of a stream a Content-Length is looked after.
  package var lookAhead = 8 << 20
  /// Levels of packing: a mailbox in gzip in gzip in gzip is read, a fourth level isn't.
  package var packing = 3

  package init() {}
}
