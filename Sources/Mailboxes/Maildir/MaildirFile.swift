import Bytes

/// A message file of a Maildir, whose name and folder change when it is read or flagged.
package enum MaildirFile {
  /// The path that the file has now.
  ///
  /// That is `path` itself where it exists or names no file of `cur` or `new`; else the file of the
  /// same unique name in one of these; else `path`.
  package static func current(_ path: String) -> String {
    if (try? FileDescriptor(path: Array(path.utf8))) != nil { return path }
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count >= 2, ["cur", "new"].contains(parts[parts.count - 2]) else { return path }
    let name = Array(parts[parts.count - 1].utf8)
    let unique = name.prefix(MaildirName(name.span).uniqueCount)
    let root = parts.dropLast(2).map { $0 + "/" }.joined()
    for folder in ["cur", "new"] {
      var listing = FolderListing()
      guard let opened = try? FileDescriptor(path: Array((root + folder).utf8)) else { continue }
      guard (try? listing.append(opened)) != nil else { continue }
      for entry in listing.entries {
        let other = Array(listing.name(of: entry))
        if other.prefix(MaildirName(other.span).uniqueCount) == unique {
          return "\(root)\(folder)/" + String(decoding: other, as: UTF8.self)
        }
      }
    }
    return path
  }
}
