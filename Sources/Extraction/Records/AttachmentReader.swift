import MIME
import Records

/// Looks into attachments for blocks of facts: text files and forwarded mails.
struct AttachmentReader: Sendable {
  /// Attachments of each kind that are looked into.
  static let maximumFiles = 8
  /// Bytes of a text file that are looked at; a block stands at its start or fills it.
  static let maximumFileBytes = 256 << 10
  /// Bytes of a forwarded mail that are read.
  static let maximumMailBytes = 4 << 20

  /// Whether an attachment is a text file that may hold facts.
  static func isTextFile(_ attachment: Attachment) -> Bool {
    if attachment.type == "text/plain" { return true }
    guard attachment.type.utf8.starts(with: "text/".utf8) || attachment.type == octetStream,
      let name = attachment.name
    else { return false }
    let folded = FieldText.folded(name)
    return [".txt", ".log", ".text", ".md", ".ini", ".yml", ".yaml"].contains {
      folded.count > $0.utf8.count && folded.suffix($0.utf8.count).elementsEqual($0.utf8)
    }
  }

  /// Whether an attachment is a mail.
  static func isMail(_ attachment: Attachment) -> Bool {
    attachment.type == "message/rfc822" || attachment.type == "message/global"
  }

  private static let octetStream = "application/octet-stream"
}
