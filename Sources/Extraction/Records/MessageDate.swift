import Bytes
import MIME
import Records

/// The date of a message and where it was taken from, in the order of `mail.md`, section 2.
struct MessageDate: Hashable, Sendable {
  var date: Timestamp?
  var source: DateSource?

  /// `Date`, the topmost dated `Received`, the From_ line, the file.
  init(_ message: borrowing Message, from origin: MessageOrigin) {
    if let date = message.date {
      self.init(date, .date)
    } else if let date = message.received {
      self.init(date, .received)
    } else if let date = origin.envelopeDate {
      self.init(date, .envelope)
    } else if let date = origin.fileDate {
      self.init(date, .file)
    } else {
      self.init(nil, nil)
    }
  }

  private init(_ date: Timestamp?, _ source: DateSource?) {
    self.date = date
    self.source = source
  }
}
