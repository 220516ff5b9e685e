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
