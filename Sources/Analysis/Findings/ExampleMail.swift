package import Bytes

/// A mail that a report shows.
package struct ExampleMail: Hashable, Sendable {
  package var messageID: String?
  package var date: Timestamp?
  /// The sender's number: senders are numbered by their first mail in the report, from 1.
  package var sender: Int
  package var senderName: String?
  package var senderAddress: String?
  /// The device's name or identifier.
  package var device: String?
  package var language: String?
  /// What the person wrote, unmasked, cut to some 600 characters.
  package var text: String
  package var subject: String?
  package var path: String
  package var offset: Int

  package init(
    messageID: String?, date: Timestamp?, sender: Int, senderName: String?, senderAddress: String?,
    device: String?, language: String?, text: String, subject: String?, path: String, offset: Int
  ) {
    self.messageID = messageID
    self.date = date
    self.sender = sender
    self.senderName = senderName
    self.senderAddress = senderAddress
    self.device = device
    self.language = language
    self.text = text
    self.subject = subject
    self.path = path
    self.offset = offset
  }
}
