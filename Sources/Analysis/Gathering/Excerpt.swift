import Bytes
import Records

/// What is kept of a mail that a report may show.
final class Excerpt: Sendable {
  let priority: UInt64
  let digest: UInt64
  let messageID: String?
  let senderName: String?
  let senderAddress: String?
  let device: String?
  let language: String?
  let text: String
  let subject: String?
  let path: String
  let offset: Int

  /// Letters of text that are kept.
  static let length = 600

  init(_ record: MessageRecord) {
    digest = record.digest.low
    priority = Fingerprint.mix(record.digest.low, record.digest.high)
    messageID = record.messageID
    senderName = record.from.name.map { Self.cut($0, to: 100) }
    senderAddress = record.from.address
    device = record.device.name ?? record.device.model
    language = record.language
    text = Self.cut(record.text, to: Self.length)
    subject = record.subject.map { Self.cut($0, to: 200) }
    path = record.path
    offset = record.offset
  }

  /// The beginning of a text, cut between Unicode scalars: finding letters would walk over marks
  /// without end.
  private static func cut(_ text: String, to length: Int) -> String {
    if text.utf8.count <= length { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.prefix(length)))
  }
}

extension Excerpt {
  /// Whether this copy of a mail lies before another.
  func precedes(_ other: Excerpt) -> Bool {
    if path != other.path { return path.utf8.lexicographicallyPrecedes(other.path.utf8) }
    return offset < other.offset
  }
}
