/// What bounds the memory and the patience of reading (`reliability.md`, section 2); sizes in bytes.
///
/// What bounds a single message is in `MIME` (`MessageLimits`).
package struct ReadingLimits: Hashable, Sendable {
  /// A window over a file or stream.
  package var window = 1 << 20
  /// A batch is closed when it has reached so many bytes.
  package var batch = 128 << 10
  /// Messages of an mbox in one batch at most; they may be empty.
  package var messagesPerBatch = 1024
  /// Files of a Maildir that one batch names at most.
  package var filesPerBatch = 64
  /// A message up to this size is moved to the next window when it doesn't end in the one it was
  /// found in; it is less than half a window, so that all windows are of one size.
  ///
  /// A larger one is read a second time by the worker, or, from a stream, kept in an unlinked
  /// temporary file.
  package var kept = 500 << 10
  /// A message up to this size is read into memory; a larger one is copied to an unlinked temporary
  /// file and seen through the system's file cache.
  package var held = 4 << 20
  /// What lies behind this place in a message is only counted, and the message is `truncated`, when
  /// there is no room for a temporary file.
  package var lent = 64 << 20
  /// Likewise when there is: no temporary file grows larger.
  package var stored = 1 << 30
  /// A line of a mailbox of records: several times the text that a record holds.
  package var recordLine = 32 << 20
  /// How far ahead of a stream a Content-Length is looked after.
  package var lookAhead = 8 << 20
  /// Levels of packing: a mailbox in gzip in gzip in gzip is read, a fourth level isn't.
  package var packing = 3
  /// An xz file that asks for more memory is refused; zstd has the same limit in libarchive.
  package var dictionary = 128 << 20
  /// A stream that unpacks to more than this, and to more than `expansion` times its own size, is
  /// named.
  package var expanded = 1 << 30
  package var expansion = 1000
  /// Such a stream is read no further than this: nobody packs mail so well.
  package var expandedMost = 64 << 30
  /// Milliseconds that a lock is waited for, and all locks of a run together.
  package var lockWait = 5_000
  package var lockWaits = 30_000
  /// Problems that are kept one by one; what comes behind is counted by its kind.
  package var problems = 1_000

  package init() {}
}
