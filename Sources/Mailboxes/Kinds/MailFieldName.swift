import Bytes

/// Field names that tell a mail from other text with colons.
enum MailFieldName {
  private static let whole: [StaticString] = [
    "from", "to", "cc", "subject", "date", "received", "return-path", "message-id", "delivered-to",
    "reply-to", "sender", "status", "in-reply-to", "references", "envelope-to", "errors-to",
    "resent-from", "resent-to", "resent-date", "user-agent", "dkim-signature",
    "authentication-results",
  ]
  private static let beginnings: [StaticString] = ["x-", "mime-", "content-", "arc-", "list-"]

  /// Whether a mail may well have a field of that name, in any case of letters.
  static func isKnown(_ name: Span<UInt8>) -> Bool {
    whole.contains { $0.utf8CodeUnitCount == name.count && begins(name, with: $0) }
      || beginnings.contains { $0.utf8CodeUnitCount < name.count && begins(name, with: $0) }
  }

  /// Whether `name` begins with `text`, which is in lower case.
  static func begins(_ name: Span<UInt8>, with text: StaticString) -> Bool {
    guard name.count >= text.utf8CodeUnitCount else { return false }
    for index in 0..<text.utf8CodeUnitCount {
      let byte = name[index]
      let lower = byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte
      if unsafe lower != text.utf8Start[index] { return false }
    }
    return true
  }
}
