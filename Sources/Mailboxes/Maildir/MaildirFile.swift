import Bytes

/// A message file of a Maildir, whose name and folder change when it is read or flagged.
package enum MaildirFile {
  /// The path that the file has now.
  ///
  /// That is `path` itself where it exists or names no file of `cur` or `new`; else the file of the
  /// same unique name in one of these; else `path`.
  package static func current(_ path: [UInt8]) -> [UInt8] {
    if (try? FileDescriptor(path: path)) != nil { return path }
    let parts = path.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    let folders = [Array("cur".utf8), Array("new".utf8)]
    guard parts.count >= 2, folders.contains(Array(parts[parts.count - 2])) else { return path }
    let name = Array(parts[parts.count - 1])
    let unique = name.prefix(MaildirName(name.span).uniqueCount)
    let root = Array(path[..<parts[parts.count - 2].startIndex])
    for folder in folders {
      var listing = FolderListing()
      guard let opened = try? FileDescriptor(path: root + folder) else { continue }
      guard (try? listing.append(opened)) != nil else { continue }
      for entry in listing.entries {
        let other = Array(listing.name(of: entry))
        if other.prefix(MaildirName(other.span).uniqueCount) == unique {
          return root + folder + [UInt8(ascii: "/")] + other
        }
      }
    }
    return path
  }
}
