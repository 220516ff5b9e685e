internal import Bytes
package import Records

/// A run of messages that one worker reads: spans of a window, or files that the worker opens.
package final class MessageBatch: Sendable {
  init() {}

  /// Lends each message in order, and each line of a mailbox of records as it stands.
  ///
  /// The bytes are unpacked and unquoted, and gone when the closure returns.
  ///
  /// - Returns: what could not be read.
  package func forEachItem(
    using scratch: inout BatchScratch,
    message: (borrowing MessageOrigin, Span<UInt8>) -> Void,
    record: (Span<UInt8>) -> Void
  ) -> BatchOutcome {
    BatchOutcome()
  }
}
