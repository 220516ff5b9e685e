import MIME
import Records

extension MessageRecord {
  /// Takes over what the header and the parts of a message say by themselves.
  mutating func fillHeader(from message: borrowing Message, _ origin: MessageOrigin) {
    messageID = message.messageID
    inReplyTo = message.inReplyTo
    references = message.references
    let dated = MessageDate(message, from: origin)
    date = dated.date
    dateSource = dated.source
    received = message.received
    from = message.from
    replyTo = message.replyTo
    to = message.to
    subject = message.subject
    threadID = ThreadRoot.id(
      references: message.references, inReplyTo: message.inReplyTo, messageID: message.messageID)
    attachments = message.attachments.map { $0.attachment }
    warnings.formUnion(message.warnings)
  }
}
