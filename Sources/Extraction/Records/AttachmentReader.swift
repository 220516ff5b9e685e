import Records

/// Which attachments are looked into, and how far.
enum AttachmentReader {
  /// Attachments of each kind that are looked into.
  static let maximumFiles = 8
  /// Bytes of a text file in which a block of facts is looked for.
  static let maximumBlockBytes = 256 << 10
  /// Bytes of a forwarded mail that are read.
  static let maximumMailBytes = 4 << 20

  /// What an attachment may hold.
  enum Content: Hashable, Sendable {
    /// Facts or a crash report.
    case text
    case mail
  }

  /// What is looked for in an attachment, by its type and name; nil for one that is passed over.
  static func content(of attachment: Attachment) -> Content? {
    switch attachment.type {
    case "message/rfc822", "message/global": return .mail
    case "text/plain", "application/json", "text/json": return .text
    default: break
    }
    let isText = attachment.type.utf8.starts(with: "text/".utf8)
    guard isText || attachment.type.utf8.starts(with: "application/".utf8),
      let name = attachment.name
    else { return nil }
    let folded = FieldText.folded(name)
    let isNamedText = endings.contains { ending in
      folded.count > ending.utf8.count
        && folded.suffix(ending.utf8.count).elementsEqual(ending.utf8)
    }
    return isNamedText ? .text : nil
  }

  /// How the names of logs, crash reports and lists of facts end.
  private static let endings = [
    ".txt", ".log", ".text", ".md", ".json", ".ips", ".crash", ".ips.beta", ".synced", ".trace",
  ]
}
