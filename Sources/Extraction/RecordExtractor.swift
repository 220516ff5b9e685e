package import MIME
package import Records

/// Turns messages into records, one after another, with scratch that it keeps.
package struct RecordExtractor: ~Copyable {
  private let rules: ExtractionRules

  package init(rules: ExtractionRules) { self.rules = rules }

  /// The record of one message.
  package mutating func record(
    for message: borrowing Message, from origin: MessageOrigin, _ bytes: Span<UInt8>,
    parser: inout MessageParser
  ) -> MessageRecord {
    MessageRecord(origin)
  }
}
