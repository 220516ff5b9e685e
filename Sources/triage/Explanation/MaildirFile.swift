private import Glibc

/// A file of a Maildir, whose name and folder change when it is read or flagged.
enum MaildirFile {
  /// The path that the file has now: `path` itself, or the file of the same unique name in `cur` or
  /// `new` beside it; `path` when there is none.
  static func current(_ path: String) -> String {
    guard unsafe access(path, F_OK) != 0 else { return path }
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count >= 2, ["cur", "new"].contains(parts[parts.count - 2]) else { return path }
    let unique = parts[parts.count - 1].prefix { $0 != ":" }
    let root = parts.dropLast(2).joined(separator: "/")
    for folder in ["cur", "new"] {
      let place = (root.isEmpty ? "" : root + "/") + folder
      guard let directory = unsafe opendir(place) else { continue }
      defer { unsafe closedir(directory) }
      while let entry = unsafe readdir(directory) {
        let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { pointer in
          unsafe String(cString: UnsafeRawPointer(pointer).assumingMemoryBound(to: CChar.self))
        }
        if name.prefix(while: { $0 != ":" }) == unique { return place + "/" + name }
      }
    }
    return path
  }
}
