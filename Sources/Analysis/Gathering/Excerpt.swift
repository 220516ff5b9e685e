import Bytes
import Records

/// What is kept of a mail that a report may show.
struct Excerpt: Hashable, Sendable {
  let priority: UInt64
  let digest: UInt64
  let path: String
  let offset: Int
  let messageID: String?
  let senderName: String?
  let senderAddress: String?
  let device: String?
  let language: String?
  let text: String
  let subject: String?

  /// Letters of text that are kept.
  private static let length = 600

  /// Packs what `init` unpacks: all but what the facts of the message hold.
  static func pack(_ record: MessageRecord, into buffer: inout ByteBuffer) {
    buffer.append(packedOptional: record.from.name.map { cut($0, to: 100) })
    buffer.append(packedOptional: record.from.address)
    buffer.append(packedOptional: record.device.name ?? record.device.model)
    buffer.append(packedOptional: record.language)
    buffer.append(packed: cut(record.text, to: length))
    buffer.append(packedOptional: record.subject.map { cut($0, to: 200) })
  }

  init(_ packed: PackedExcerpt) {
    priority = packed.priority
    digest = packed.digest
    path = packed.path
    offset = packed.offset
    messageID = packed.messageID
    let content = packed.content
    var reader = PackedReader(content.span)
    senderName = reader.optionalText()
    senderAddress = reader.optionalText()
    device = reader.optionalText()
    language = reader.optionalText()
    text = reader.text()
    subject = reader.optionalText()
  }

  /// The beginning of a text, cut between Unicode scalars: finding letters would walk over marks
  /// without end.
  private static func cut(_ text: String, to length: Int) -> String {
    if text.utf8.count <= length { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.prefix(length)))
  }
}
