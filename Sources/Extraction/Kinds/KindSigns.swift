import MIME
import Records

/// The header fields and parts that tell what kind of mail a message is, read once.
struct KindSigns: Sendable {
  /// The decoded text of each field that decides and that the message has; few, in no order.
  private var values: [(field: KnownField, text: String)] = []
  /// Whether `Return-Path` is there and names nobody (RFC 5321, section 4.5.5).
  var hasEmptyReturnPath = false
  /// The part of type message/delivery-status below a multipart/report (RFC 3464).
  var deliveryStatus: Int?
  /// The part of type message/disposition-notification (RFC 8098).
  var dispositionNotification: Int?
  var subject: String?
  var from = EmailAddress()
  var replyTo = EmailAddress()
  var recipients: [EmailAddress] = []
  var hasInReplyTo = false
  var hasReferences = false

  init() {}

  /// Reads the signs of `message`, whose bytes are `bytes`.
  init(
    _ message: borrowing Message, _ bytes: Span<UInt8>, parser: inout MessageParser
  ) {
    subject = message.subject
    from = message.from
    replyTo = message.replyTo
    recipients = message.to + message.cc
    hasInReplyTo = !message.inReplyTo.isEmpty
    hasReferences = !message.references.isEmpty
    for field in message.header {
      guard let known = field.known else { continue }
      if known == .returnPath {
        hasEmptyReturnPath = !message.isMended && Self.isEmptyPath(bytes, field.body)
      } else if Self.decides(known), self[known] == nil,
        let text = parser.text(of: known, in: message, bytes)
      {
        values.append((known, text))
      }
    }
    guard message.parts.first?.type == "multipart/report" else { return }
    for (place, part) in message.parts.enumerated() {
      switch part.type {
      case "message/delivery-status", "message/global-delivery-status":
        deliveryStatus = deliveryStatus ?? place
      case "message/disposition-notification", "message/global-disposition-notification":
        dispositionNotification = dispositionNotification ?? place
      default: continue
      }
    }
  }

  /// The decoded text of a field, or nil when the message has none.
  subscript(field: KnownField) -> String? {
    get { values.first { $0.field == field }?.text }
    set {
      values.removeAll { $0.field == field }
      if let newValue { values.append((field, newValue)) }
    }
  }

  /// Whether the text of a field decides.
  private static func decides(_ field: KnownField) -> Bool {
    switch field {
    case .autoSubmitted, .autoreply, .autorespond, .precedence, .listID, .listPost,
      .listUnsubscribe, .mailingList, .spamFlag, .spamStatus, .spamLevel, .spam, .bogosity,
      .exchangeSpamLevel, .failedRecipients:
      true
    default: false
    }
  }

  private static func isEmptyPath(_ bytes: Span<UInt8>, _ body: Range<Int>) -> Bool {
    var isOpen = false
    for place in body {
      switch bytes[place] {
      case 0x20, UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n"): continue
      case UInt8(ascii: "<"): isOpen = true
      case UInt8(ascii: ">"): return isOpen
      default: return false
      }
    }
    return isOpen
  }
}
