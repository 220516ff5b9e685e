import Bytes
import Glibc

/// A folder under the system's place for temporary files, removed with all that is in it.
final class ThrowAwayFolder {
  let path: String

  init() throws {
    var template = Array("/tmp/triage-tests-XXXXXX".utf8CString)
    let made = template.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress.flatMap { mkdtemp($0) }.map { String(cString: $0) }
    }
    guard let made else { throw SystemError(code: errno) }
    path = made
  }

  deinit {
    var folders = [path]
    var index = 0
    while index < folders.count {
      let folder = folders[index]
      index += 1
      var listing = FolderListing()
      if let opened = try? FileDescriptor(path: Array(folder.utf8)) { try? listing.append(opened) }
      for entry in listing.entries {
        let name = folder + "/" + String(decoding: listing.name(of: entry), as: UTF8.self)
        if entry.kind == .folder { folders.append(name) } else { unlink(name) }
      }
    }
    for folder in folders.reversed() { rmdir(folder) }
  }

  /// Writes a file below the folder, with the folders that lead to it, and gives its path.
  @discardableResult
  func put(_ name: String, _ bytes: [UInt8]) throws -> String {
    let whole = path + "/" + name
    try makeFolders(to: name)
    let file = open(whole, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    guard file >= 0 else { throw SystemError(code: errno) }
    defer { close(file) }
    var done = 0
    while done < bytes.count {
      let count = bytes[done...].withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
      guard count > 0 else { throw SystemError(code: errno) }
      done += count
    }
    return whole
  }

  @discardableResult
  func put(_ name: String, _ text: String) throws -> String {
    try put(name, Array(text.utf8))
  }

  /// Makes an empty folder.
  func make(_ name: String) throws { try makeFolders(to: name + "/x") }

  private func makeFolders(to name: String) throws {
    var folder = path
    for part in name.split(separator: "/", omittingEmptySubsequences: false).dropLast() {
      folder += "/" + part
      if mkdir(folder, 0o700) != 0, errno != EEXIST { throw SystemError(code: errno) }
    }
  }
}
