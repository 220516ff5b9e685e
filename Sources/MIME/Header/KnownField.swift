/// A header field that means something to triage.
package enum KnownField: UInt8, CaseIterable, Sendable {
  case from, sender, replyTo, to, cc, deliveredTo, returnPath, subject, date, received
  case messageID, inReplyTo, references
  case contentType, contentTransferEncoding, contentDisposition, contentID, contentDescription
  case contentLocation, appleContentLength
  case autoSubmitted, autoreply, autorespond, autoResponseSuppress, precedence, loop
  case listID, listPost, listUnsubscribe, listHelp, feedbackID, mailingList
  case spamFlag, spamStatus, spamLevel, spam, bogosity, exchangeSpamLevel
  case mailer, userAgent, failedRecipients, mozillaStatus, acceptLanguage, contentLanguage
}

extension KnownField {
  /// The field of a name in any case, or nil when triage has no use for it.
  ///
  /// Most names are told apart by their length and first letter and never compared.
  init?(name: Range<Int>, of bytes: Span<UInt8>) {
    guard !name.isEmpty,
      let (one, other) = Self.candidates(
        length: name.count, first: bytes[name.lowerBound].asciiLowercased)
    else { return nil }
    if bytes.equals(one.name, in: name) {
      self = one
    } else if let other, bytes.equals(other.name, in: name) {
      self = other
    } else {
      return nil
    }
  }

  /// The name as RFC 5322 and its relatives write it, in lower case.
  var name: StaticString {
    switch self {
    case .from: "from"
    case .sender: "sender"
    case .replyTo: "reply-to"
    case .to: "to"
    case .cc: "cc"
    case .deliveredTo: "delivered-to"
    case .returnPath: "return-path"
    case .subject: "subject"
    case .date: "date"
    case .received: "received"
    case .messageID: "message-id"
    case .inReplyTo: "in-reply-to"
    case .references: "references"
    case .contentType: "content-type"
    case .contentTransferEncoding: "content-transfer-encoding"
    case .contentDisposition: "content-disposition"
    case .contentID: "content-id"
    case .contentDescription: "content-description"
    case .contentLocation: "content-location"
    case .appleContentLength: "x-apple-content-length"
    case .autoSubmitted: "auto-submitted"
    case .autoreply: "x-autoreply"
    case .autorespond: "x-autorespond"
    case .autoResponseSuppress: "x-auto-response-suppress"
    case .precedence: "precedence"
    case .loop: "x-loop"
    case .listID: "list-id"
    case .listPost: "list-post"
    case .listUnsubscribe: "list-unsubscribe"
    case .listHelp: "list-help"
    case .feedbackID: "feedback-id"
    case .mailingList: "mailing-list"
    case .spamFlag: "x-spam-flag"
    case .spamStatus: "x-spam-status"
    case .spamLevel: "x-spam-level"
    case .spam: "x-spam"
    case .bogosity: "x-bogosity"
    case .exchangeSpamLevel: "x-ms-exchange-organization-scl"
    case .mailer: "x-mailer"
    case .userAgent: "user-agent"
    case .failedRecipients: "x-failed-recipients"
    case .mozillaStatus: "x-mozilla-status"
    case .acceptLanguage: "accept-language"
    case .contentLanguage: "content-language"
    }
  }
}

extension KnownField {
  /// The one or two fields whose names have that length and begin with that letter.
  private static func candidates(length: Int, first: UInt8) -> (KnownField, KnownField?)? {
    switch first {
    case UInt8(ascii: "a"):
      switch length {
      case 14: (.autoSubmitted, nil)
      case 15: (.acceptLanguage, nil)
      default: nil
      }
    case UInt8(ascii: "c"):
      switch length {
      case 2: (.cc, nil)
      case 10: (.contentID, nil)
      case 12: (.contentType, nil)
      case 16: (.contentLocation, .contentLanguage)
      case 19: (.contentDisposition, .contentDescription)
      case 25: (.contentTransferEncoding, nil)
      default: nil
      }
    case UInt8(ascii: "d"):
      switch length {
      case 4: (.date, nil)
      case 12: (.deliveredTo, nil)
      default: nil
      }
    case UInt8(ascii: "f"):
      switch length {
      case 4: (.from, nil)
      case 11: (.feedbackID, nil)
      default: nil
      }
    case UInt8(ascii: "i"): length == 11 ? (.inReplyTo, nil) : nil
    case UInt8(ascii: "l"):
      switch length {
      case 7: (.listID, nil)
      case 9: (.listPost, .listHelp)
      case 16: (.listUnsubscribe, nil)
      default: nil
      }
    case UInt8(ascii: "m"):
      switch length {
      case 10: (.messageID, nil)
      case 12: (.mailingList, nil)
      default: nil
      }
    case UInt8(ascii: "p"): length == 10 ? (.precedence, nil) : nil
    case UInt8(ascii: "r"):
      switch length {
      case 8: (.received, .replyTo)
      case 10: (.references, nil)
      case 11: (.returnPath, nil)
      default: nil
      }
    case UInt8(ascii: "s"):
      switch length {
      case 6: (.sender, nil)
      case 7: (.subject, nil)
      default: nil
      }
    case UInt8(ascii: "t"): length == 2 ? (.to, nil) : nil
    case UInt8(ascii: "u"): length == 10 ? (.userAgent, nil) : nil
    case UInt8(ascii: "x"): extensionCandidates(length: length)
    default: nil
    }
  }

  /// The same for names that begin with `x`.
  private static func extensionCandidates(length: Int) -> (KnownField, KnownField?)? {
    switch length {
    case 6: (.loop, .spam)
    case 8: (.mailer, nil)
    case 10: (.bogosity, nil)
    case 11: (.spamFlag, .autoreply)
    case 12: (.spamLevel, nil)
    case 13: (.spamStatus, .autorespond)
    case 16: (.mozillaStatus, nil)
    case 19: (.failedRecipients, nil)
    case 22: (.appleContentLength, nil)
    case 24: (.autoResponseSuppress, nil)
    case 30: (.exchangeSpamLevel, nil)
    default: nil
    }
  }
}
