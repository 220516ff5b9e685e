import Bytes

/// Reads the dates of `Date` and `Received` (RFC 5322, sections 3.3 and 4.3).
///
/// Token by token, whatever their order: also asctime, RFC 850, RFC 3339, full names of months,
/// hours with AM and PM. The day of the week says nothing. A zone that is unknown, unreadable or
/// impossible is UTC; a day or time that does not exist is no date and never rolled over.
enum MailDate {
  /// Years outside of these are nobody's mail.
  static let years = 1971...2199

  /// The moment that the field names, or nil when it names none.
  static func read(_ bytes: Span<UInt8>, in range: Range<Int>) -> Timestamp? {
    var tokens = DateTokens(bytes, in: range)
    var fields = DateFields()
    while let token = tokens.next(bytes) {
      if !fields.take(token, &tokens, bytes) { return nil }
    }
    return fields.timestamp
  }

  /// The date of a `Received` field, which stands behind its last `;` (RFC 5321, section 4.4).
  static func readReceived(_ bytes: Span<UInt8>, in range: Range<Int>) -> Timestamp? {
    var comments = CommentSkipper(bytes, in: range)
    var semicolon: Int?
    var place = range.lowerBound
    while place < range.upperBound {
      if let end = comments.end(bytes, at: place) {
        place = end
      } else {
        if bytes[place] == UInt8(ascii: ";") { semicolon = place }
        place += 1
      }
    }
    return semicolon.flatMap { read(bytes, in: $0 + 1..<range.upperBound) }
  }
}
