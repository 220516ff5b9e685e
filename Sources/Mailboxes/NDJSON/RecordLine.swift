import Bytes

/// A line of NDJSON that `extract` may have written.
enum RecordLine {
  /// Whether a file begins with an object whose first key is one of a record's.
  static func begins(_ bytes: Span<UInt8>) -> Bool { bytes.has("{\"path\":") }
}
