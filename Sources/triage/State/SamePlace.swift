private import Glibc

/// Whether two paths lead to one place.
enum SamePlace {
  /// Whether both are there and one file.
  static func isOneFile(_ first: [UInt8], _ second: [UInt8]) -> Bool {
    var one = stat()
    var two = stat()
    func look(_ path: [UInt8], _ status: inout stat) -> Bool {
      unsafe (path + [0]).withUnsafeBufferPointer { bytes in
        guard let start = bytes.baseAddress else { return false }
        return unsafe stat(UnsafeRawPointer(start).assumingMemoryBound(to: CChar.self), &status)
          == 0
      }
    }
    return look(first, &one) && look(second, &two) && one.st_dev == two.st_dev
      && one.st_ino == two.st_ino
  }

  /// Whether both have one name in one folder, whether there is such a file or not.
  static func isOneName(_ first: String, _ second: String) -> Bool {
    let (one, two) = (split(first), split(second))
    return one.name == two.name
      && isOneFile(Array(one.folder.utf8), Array(two.folder.utf8))
  }

  private static func split(_ path: String) -> (folder: String, name: Substring) {
    guard let slash = path.lastIndex(of: "/") else { return (".", path[...]) }
    return (String(path[...slash]), path[path.index(after: slash)...])
  }
}
