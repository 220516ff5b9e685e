package import Bytes
package import Records

/// One message, read: the decoded values that every record needs, and where the rest lies.
///
/// Ranges count bytes from the start of the message; `MessageParser` turns them into content as
/// long as the bytes are there.
package struct Message: Sendable {
  /// Where the chosen text came from.
  package enum TextOrigin: Hashable, Sendable {
    /// There is none.
    case none
    case plain
    case html
  }

  /// An entry of `attachments` and the part that holds its content.
  package struct AttachedPart: Hashable, Sendable {
    package var attachment: Attachment
    /// The part, or nil for one that was found inside another (TNEF, uuencode, yEnc).
    package var part: Int?
    /// Where one without a part of its own was found: the part, and its place among the files there.
    var source: Source?

    /// A file inside a part.
    struct Source: Hashable, Sendable {
      var part: Int
      var place: Int
    }

    package init(_ attachment: Attachment, part: Int?) {
      self.attachment = attachment
      self.part = part
    }

    init(_ attachment: Attachment, source: Source) {
      self.attachment = attachment
      self.source = source
    }
  }

  package var messageID: String?
  package var inReplyTo: [String] = []
  package var references: [String] = []
  /// The `Date` field.
  package var date: Timestamp?
  /// The topmost `Received` field that has a date.
  package var received: Timestamp?
  package var from = EmailAddress()
  package var sender = EmailAddress()
  package var replyTo = EmailAddress()
  package var to: [EmailAddress] = []
  package var cc: [EmailAddress] = []
  package var subject: String?
  /// The header block of the message, in order.
  package var header: [HeaderField] = []
  /// The message itself and its parts; the first is the message.
  package var parts: [Part] = []
  /// The chosen text, decoded: UTF-8 with LF at line ends.
  ///
  /// Transfer encoding, charset, format=flowed and HTML are undone. Quoted lines begin with `>` for each level, also where HTML or format=flowed marked
  /// them in their own way.
  package var text: [UInt8] = []
  package var textOrigin = TextOrigin.none
  /// What the text showed before it was mended.
  var textSigns: TextSigns = []
  /// The HTML part that says the same as the text, for `MessageParser.htmlAlternative`.
  package var htmlAlternative: Int?
  package var attachments: [AttachedPart] = []
  package var warnings: RecordWarnings = []
  /// Whether the message was read from mended bytes: the ranges of its header and parts count in those.
  package var isMended: Bool { !mending.isEmpty }
  /// What of it was mended.
  var mending: Mending = []

  package init() {}
}

extension Message {
  /// Whether anything that a record is made of differs.
  func tellsOther(than other: borrowing Message) -> Bool {
    from != other.from || date != other.date || subject != other.subject || to != other.to
      || messageID != other.messageID || text != other.text
      || attachments.map(\.attachment) != other.attachments.map(\.attachment)
  }

  /// Whether nothing that `other` tells is missing.
  func tellsNoLess(than other: borrowing Message) -> Bool {
    (from.isWhole || !other.from.isWhole) && (date != nil || other.date == nil)
      && (subject != nil || other.subject == nil)
      && (textOrigin != .none || other.textOrigin == .none)
      && (text.contains { $0 > 0x20 } || !other.text.contains { $0 > 0x20 })
      && attachments.count >= other.attachments.count
  }
}
