extension SupportMessage {
  /// The mail as a draft that mail programs open for sending: the bytes of an `.eml` file (RFC 5322).
  ///
  /// It has no `From` and no `Date`, which the program adds when the person sends it; `X-Unsent`
  /// tells Outlook and Thunderbird that this is still to be done.
  ///
  /// The text is quoted-printable in UTF-8, attachments are base64; lines end in CRLF and are at
  /// most 76 characters long.
  public func draft() -> [UInt8] {
    var draft = DraftWriter()
    draft.field("MIME-Version", "1.0")
    draft.field("X-Unsent", "1")
    if let recipient = FactText(known: recipient) {
      draft.field("To", recipient.text)
    }
    draft.unstructuredField("Subject", FactText(subject).text)
    if attachments.isEmpty {
      draft.text(body)
      return draft.bytes
    }
    let boundary = Boundary.of(self)
    draft.field("Content-Type", "multipart/mixed; boundary=\"\(boundary)\"")
    draft.endLine()
    draft.line("--" + boundary)
    draft.text(body)
    for attachment in attachments {
      draft.line("--" + boundary)
      draft.attachment(attachment)
    }
    draft.line("--" + boundary + "--")
    return draft.bytes
  }
}
