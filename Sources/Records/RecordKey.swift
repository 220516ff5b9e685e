/// A key of a record, in the order of `contract.md`, "The record".
package enum RecordKey: String, CaseIterable, Sendable {
  case path, offset, bytes, digest
  case messageID = "message_id"
  case inReplyTo = "in_reply_to"
  case references, date
  case dateSource = "date_source"
  case received, from
  case replyTo = "reply_to"
  case to, subject, kind
  case threadID = "thread_id"
  case app, os, device, locale, fields, text, language, symptoms, evidence, attachments, crash
  case warnings

  /// What no report without a list of messages reads: its figures are the same when they are missing.
  private static let unread: Set<RecordKey> = [
    .bytes, .dateSource, .threadID, .locale, .attachments,
  ]

  /// The keys that a report is made from, in their order.
  package static let ofReports = allCases.filter { !unread.contains($0) }
}
