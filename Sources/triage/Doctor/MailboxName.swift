/// The mailbox that a message file belongs to, by its path.
enum MailboxName {
  /// `~/Maildir/.Sent` for a file in its `cur`, the folder for a single message, else the file.
  static func of(_ path: String) -> String {
    var parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count > 1, let name = parts.last else { return path }
    let folder = parts[parts.count - 2]
    if parts.count > 2, folder == "cur" || folder == "new" {
      parts.removeLast(2)
    } else if name.hasSuffix(".eml") || name.hasSuffix(".emlx")
      || name.utf8.allSatisfy({ (48...57).contains($0) })
    {
      parts.removeLast()
    }
    return parts.joined(separator: "/")
  }
}
