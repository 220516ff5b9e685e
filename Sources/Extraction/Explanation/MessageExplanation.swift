package import Records

/// How a message was understood: each fact with the bytes that it rests on, and what was refused.
///
/// It comes from the run that makes the record, so the two can't differ.
package struct MessageExplanation: Sendable {
  package var record: MessageRecord
  package var kind = ExplainedKind.nothing
  /// Whether app, system and device were looked for at all.
  package var hasFacts = true
  /// The field of the sender.
  package var sender: ExplainedField?
  /// The field that the date was read from; nil for one that the mailbox gives.
  package var date: ExplainedField?
  package var subjectField: ExplainedField?
  package var subject: ExplainedSubject?
  package var mailer: ExplainedMailer?
  /// Each fact of the record, in the order of `ExplainedFact`.
  package var facts: [FactGround] = []
  /// The texts that were read: that of the message first.
  package var texts: [ExplainedText] = []
  /// Whether escapes that a template left in the text were undone.
  package var isMended = false
  package var lines: [ExplainedLine] = []
  package var blocks: [ConsideredBlock] = []
  package var symptoms: [ExplainedSymptom] = []
  package var attachments: [ExplainedAttachment] = []
  /// The attachment that holds the crash report, or nil when it is pasted or there is none.
  package var crashAttachment: Int?

  /// An explanation that has nothing but the record.
  package init(_ record: MessageRecord) { self.record = record }
}
