internal import Bytes
package import JSON

extension MessageRecord: JSONWritable {
  /// Writes the object of `contract.md`, "The record", keys in that order.
  package func write(to json: inout JSONWriter) {
    json.object { fields in
      fields.field("path", path)
      fields.field("offset", offset)
      fields.field("bytes", bytes)
      fields.field("digest", digest.description)
      fields.field("message_id", messageID)
      fields.field("in_reply_to", inReplyTo)
      fields.field("references", references)
      fields.field("date", date)
      fields.field("date_source", dateSource)
      fields.field("received", received)
      fields.field("from", from)
      fields.field("reply_to", replyTo)
      fields.field("to", to)
      fields.field("subject", subject)
      fields.field("kind", kind)
      fields.field("thread_id", threadID)
      fields.field("app", app)
      fields.field("os", os)
      fields.field("device", device)
      fields.field("locale", locale)
      fields.field("fields", self.fields)
      fields.field("text", text)
      fields.field("language", language)
      fields.field("symptoms", symptoms)
      fields.field("evidence", evidence)
      fields.field("attachments", attachments)
      fields.field("crash", crash)
      fields.field("warnings", warnings.list)
    }
  }
}
