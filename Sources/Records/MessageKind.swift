internal import JSON

/// What a message is to a support team.
package enum MessageKind: String, CaseIterable, Sendable {
  /// A first contact.
  case report
  /// A follow-up of a customer.
  case reply
  /// Sent by the support address.
  case staff
  /// Sent by an auto-responder.
  case auto
  /// A delivery report.
  case bounce
  /// A list or a newsletter.
  case bulk
  /// Marked as spam.
  case spam
}

extension MessageKind: JSONWritable {}
