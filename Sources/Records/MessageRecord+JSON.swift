internal import Bytes
package import JSON

extension MessageRecord: JSONWritable {
  /// Writes the object of `contract.md`, "The record", keys in that order.
  package func write(to json: inout JSONWriter) { write(RecordKey.allCases, to: &json) }

  /// Writes the object with these keys alone, in this order.
  package func write(_ keys: [RecordKey], to json: inout JSONWriter) {
    json.object { fields in
      for key in keys { write(key, to: &fields) }
    }
  }

  /// Writes a key and its value.
  private func write(_ key: RecordKey, to fields: inout JSONWriter) {
    switch key {
    case .path: fields.field("path", path)
    case .offset: fields.field("offset", offset)
    case .bytes: fields.field("bytes", bytes)
    case .digest: fields.field("digest", digest.description)
    case .messageID: fields.field("message_id", messageID)
    case .inReplyTo: fields.field("in_reply_to", inReplyTo)
    case .references: fields.field("references", references)
    case .date: fields.field("date", date)
    case .dateSource: fields.field("date_source", dateSource)
    case .received: fields.field("received", received)
    case .from: fields.field("from", from)
    case .replyTo: fields.field("reply_to", replyTo)
    case .to: fields.field("to", to)
    case .subject: fields.field("subject", subject)
    case .kind: fields.field("kind", kind)
    case .threadID: fields.field("thread_id", threadID)
    case .app: fields.field("app", app)
    case .os: fields.field("os", os)
    case .device: fields.field("device", device)
    case .locale: fields.field("locale", locale)
    case .fields: fields.field("fields", self.fields)
    case .text: fields.field("text", text)
    case .language: fields.field("language", language)
    case .symptoms: fields.field("symptoms", symptoms)
    case .evidence: fields.field("evidence", evidence)
    case .attachments: fields.field("attachments", attachments)
    case .crash: fields.field("crash", crash)
    case .warnings: fields.field("warnings", warnings.list)
    }
  }
}
