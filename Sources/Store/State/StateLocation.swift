import Bytes

#if canImport(Glibc)
  private import Glibc
#elseif canImport(Darwin)
  private import Darwin
#endif

/// The file of a state on the disk, before SQLite opens it.
struct StateLocation {
  let path: String

  enum Finding: Equatable {
    /// A state, or an empty file that can become one.
    case state
    /// Surely ours, and surely damaged.
    case damaged
  }

  private static let magic = Array("SQLite format 3\0".utf8)
  private static let headerLength = 100

  /// Makes an empty file where there is none, which nobody else may read.
  func create() throws(StateError) {
    let file = unsafe open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    if file >= 0 {
      close(file)
    } else if errno != EEXIST {
      throw StateError(.unavailable(errno), path: path)
    }
  }

  /// Looks at the first bytes, and closes the file again: SQLite's locks end with any descriptor.
  func inspect() throws(StateError) -> Finding {
    do throws(SystemError) {
      let file = try FileDescriptor(path: Array(path.utf8))
      let status = try file.status()
      guard status.kind == .regular else { throw SystemError(code: EINVAL) }
      if status.size == 0 { return .state }
      var header = [UInt8](repeating: 0, count: Self.headerLength)
      var count = 0
      while count < header.count {
        var failure: SystemError?
        let read = unsafe header.withUnsafeMutableBytes { bytes in
          do throws(SystemError) {
            return try unsafe file.read(
              into: UnsafeMutableRawBufferPointer(rebasing: bytes[count...]), at: count)
          } catch {
            failure = error
            return 0
          }
        }
        if let failure { throw failure }
        if read == 0 { break }
        count += read
      }
      return try judge(header)
    } catch {
      let isOther = error.code == EINVAL || error.isNoFile || error.code == EISDIR
      throw StateError(isOther ? .notState : .unavailable(error.code), path: path)
    }
  }

  private func judge(_ header: [UInt8]) throws(SystemError) -> Finding {
    func number(at start: Int) -> Int {
      header[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    let hasMagic = Array(header.prefix(Self.magic.count)) == Self.magic
    let isOurs = number(at: 68) == StateSchema.applicationID
    if hasMagic, isOurs { return .state }
    if isOurs { return .damaged }
    // A machine that failed during the first run leaves zeros, and a journal that undoes them.
    let isBlank = header.allSatisfy { $0 == 0 }
    if isBlank, unsafe access(path + "-journal", F_OK) == 0 { return .state }
    throw SystemError(code: EINVAL)
  }

  /// What the file is called inside the system; nil when there is none.
  var identity: FileStatus.Identity? {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    return FileStatus.Identity(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      inode: UInt64(truncatingIfNeeded: status.st_ino))
  }

  /// Puts a damaged file aside, under the name with `.damaged`; one is kept.
  func putAside() throws(StateError) {
    guard unsafe rename(path, path + ".damaged") == 0 else {
      throw StateError(.unavailable(errno), path: path)
    }
    _ = unsafe unlink(path + "-journal")
  }
}
