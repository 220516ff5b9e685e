import Bytes

/// Reads the dates of `Date` and `Received` (RFC 5322, sections 3.3 and 4.3).
enum MailDate {
  /// The moment that the field names, or nil when it names none.
  static func read(_ bytes: Span<UInt8>, in range: Range<Int>) -> Timestamp? { nil }

  /// The date of a `Received` field, which stands behind its last `;` (RFC 5321, section 4.4).
  static func readReceived(_ bytes: Span<UInt8>, in range: Range<Int>) -> Timestamp? { nil }
}
