import Bytes

/// A folder as it is reached, in bytes; opened anew by whoever needs it.
struct FolderPath: Hashable, Sendable {
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The path of something in this folder.
  func appending(_ name: some Collection<UInt8>) -> FolderPath {
    var path = bytes
    if path.last != UInt8(ascii: "/") { path.append(UInt8(ascii: "/")) }
    path += name
    return FolderPath(path)
  }

  /// For people, at most 4 KiB; bytes that are no UTF-8 become U+FFFD.
  var shown: String { String(decoding: bytes.prefix(4096), as: UTF8.self) }

  func open() throws(SystemError) -> FileDescriptor { try FileDescriptor(path: bytes) }

  /// Opens a folder in this one, or gives nil when there is none or it can't be read.
  func openFolder(_ name: String) -> SharedFile? {
    do { return SharedFile(try appending(name.utf8).open()) } catch { return nil }
  }
}
