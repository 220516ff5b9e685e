#if canImport(Glibc)
  private import Glibc
#elseif canImport(Darwin)
  private import Darwin
#endif

/// A file that is written beside another and takes its place in one step, or not at all.
///
/// Whoever reads the target sees the old file or the whole new one, after a full disk, a signal or
/// a loss of power: the bytes are written and synchronised under no name (Linux, `O_TMPFILE`) or a
/// hidden one, and `commit` renames. A file that is let go without `commit` leaves nothing behind.
///
/// - The target must be missing or a regular file; a link is followed once and its target replaced.
/// - With `isNamed` the file has a hidden name at once, for a library that opens it by its path.
/// - What a killed run left hidden beside the target is removed; a file in work is known by its lock.
/// - A new file gets `mode`, less the umask where `respectsUmask`; an old one keeps its mode.
@safe package struct ReplacementFile: ~Copyable {
  /// The path as people named it.
  package let path: String
  /// Bytes that were written.
  package private(set) var count = 0
  private let folder: Int32
  private let file: Int32
  private let folderPath: String
  private let targetName: String
  /// The hidden name while there is one; nil for a file without a name.
  private var temporaryName: String?

  /// Makes an empty file beside `path`.
  ///
  /// - Parameters:
  ///   - inputs: files that are read and must not be replaced, whatever their names: EEXIST.
  package init(
    replacing path: String, mode: UInt32 = 0o600, respectsUmask: Bool = false,
    sparing inputs: [[UInt8]] = [], isNamed: Bool = false
  ) throws(FileError) {
    let target = try Self.resolved(path)
    let slash = target.lastIndex(of: "/")
    let folderPath = slash.map { $0 == target.startIndex ? "/" : String(target[..<$0]) } ?? "."
    let name = slash.map { String(target[target.index(after: $0)...]) } ?? target
    guard !name.isEmpty, name != ".", name != ".." else {
      throw FileError(call: "open", path: path, code: EISDIR)
    }
    let folder = unsafe open(folderPath, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else { throw FileError(call: "open", path: path, code: errno) }

    var wanted = mode_t(mode)
    var keepsMode = false
    var old = stat()
    if unsafe fstatat(folder, name, &old, 0) == 0 {
      guard old.st_mode & S_IFMT == S_IFREG else {
        let isFolder = old.st_mode & S_IFMT == S_IFDIR
        close(folder)
        throw FileError(call: "open", path: path, code: isFolder ? EISDIR : EINVAL)
      }
      for input in inputs {
        var other = stat()
        let isThere = try? unsafe withNullTerminated(input.span) { (path) throws(SystemError) in
          unsafe stat(path, &other) == 0
        }
        guard isThere == true else { continue }
        if other.st_dev == old.st_dev, other.st_ino == old.st_ino {
          close(folder)
          throw FileError(call: "open", path: path, code: EEXIST)
        }
      }
      wanted = old.st_mode & 0o7777
      keepsMode = true
    }

    Self.removeAbandoned(in: folder, of: name)
    var temporaryName: String?
    var file = Self.openUnnamed(in: folder, mode: wanted)
    let hidden = Self.hiddenName(for: name)
    if file >= 0 {
      flock(file, LOCK_EX | LOCK_NB)
      if isNamed {
        guard
          UnfinishedFiles.add(
            hidden, in: folder, link: { Self.link(file, in: folder, as: hidden) == 0 })
        else {
          let code = errno
          close(file)
          close(folder)
          throw FileError(call: "open", path: path, code: code)
        }
        temporaryName = hidden
      }
    } else {
      let isMade = UnfinishedFiles.add(hidden, in: folder) {
        file = unsafe openat(
          folder, hidden, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, wanted)
        return file >= 0
      }
      guard isMade else {
        let code = errno
        close(folder)
        throw FileError(call: "open", path: path, code: code)
      }
      flock(file, LOCK_EX | LOCK_NB)
      temporaryName = hidden
    }
    if keepsMode || !respectsUmask { fchmod(file, wanted) }
    // The owner is kept where that is allowed; where not, the file is ours.
    if keepsMode, old.st_uid != geteuid() { _ = fchown(file, old.st_uid, old.st_gid) }
    self.path = path
    self.folder = folder
    self.file = file
    self.targetName = name
    self.temporaryName = temporaryName
    self.folderPath = folderPath
  }

  /// The path by which the file can be opened now; nil when it has no name.
  package var temporaryPath: String? {
    temporaryName.map { folderPath.hasSuffix("/") ? folderPath + $0 : folderPath + "/" + $0 }
  }

  deinit {
    if let temporaryName {
      let folder = folder
      _ = UnfinishedFiles.remove(temporaryName, in: folder) {
        unsafe unlinkat(folder, temporaryName, 0) == 0
      }
    }
    close(file)
    close(folder)
  }

  /// Appends `bytes`, all of them or an error.
  package mutating func write(_ bytes: Span<UInt8>) throws(FileError) {
    try OutputStream.writeAll(bytes, to: file, path: path)
    count += bytes.count
  }

  /// Brings what was written to the disk.
  package mutating func synchronize() throws(FileError) {
    while fsync(file) != 0 {
      if errno == EINTR { continue }
      // Not every file system knows it.
      if errno == EINVAL || errno == ENOTSUP { return }
      throw FileError(call: "fsync", path: path, code: errno)
    }
  }

  /// Puts the file in its place.
  package mutating func commit() throws(FileError) {
    let (file, folder, target) = (file, folder, targetName)
    if temporaryName == nil {
      let hidden = Self.hiddenName(for: target)
      guard
        UnfinishedFiles.add(
          hidden, in: folder, link: { Self.link(file, in: folder, as: hidden) == 0 })
      else { throw FileError(call: "linkat", path: path, code: errno) }
      temporaryName = hidden
    }
    guard let hidden = temporaryName,
      UnfinishedFiles.remove(
        hidden, in: folder, unlink: { unsafe renameat(folder, hidden, folder, target) == 0 })
    else { throw FileError(call: "renameat", path: path, code: errno) }
    temporaryName = nil
    _ = fsync(folder)
  }

  /// Follows a link once, so that the link stays and its target is replaced.
  private static func resolved(_ path: String) throws(FileError) -> String {
    var target = [CChar](repeating: 0, count: 4096)
    let length = unsafe readlink(path, &target, target.count - 1)
    guard length > 0 else { return path }
    let text = String(decoding: target[..<length].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    if text.hasPrefix("/") { return text }
    guard let slash = path.lastIndex(of: "/") else { return text }
    return path[...slash] + text
  }

  private static func hiddenName(for name: String) -> String {
    hiddenPrefix(for: name) + String(UInt64.random(in: 0 ... .max), radix: 36)
  }

  private static func hiddenPrefix(for name: String) -> String { ".\(name).triage-" }

  /// Removes hidden files whose writers are gone: nobody holds their locks.
  private static func removeAbandoned(in folder: Int32, of name: String) {
    let again = unsafe openat(folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard again >= 0 else { return }
    guard let listing = unsafe fdopendir(again) else {
      close(again)
      return
    }
    defer { unsafe closedir(listing) }
    let prefix = Array(hiddenPrefix(for: name).utf8)
    while let entry = unsafe readdir(listing) {
      let hidden = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        unsafe Array(bytes.prefix { $0 != 0 })
      }
      guard hidden.starts(with: prefix) else { continue }
      let text = String(decoding: hidden, as: UTF8.self)
      let file = unsafe openat(folder, text, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
      guard file >= 0 else { continue }
      var status = stat()
      if unsafe fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
        status.st_uid == geteuid(), flock(file, LOCK_EX | LOCK_NB) == 0
      {
        _ = unsafe unlinkat(folder, text, 0)
      }
      close(file)
    }
  }

  #if os(Linux)
    private static func openUnnamed(in folder: Int32, mode: mode_t) -> Int32 {
      unsafe openat(folder, ".", O_WRONLY | (0o20000000 | O_DIRECTORY) | O_CLOEXEC, mode)
    }

    private static func link(_ file: Int32, in folder: Int32, as name: String) -> Int32 {
      unsafe linkat(AT_FDCWD, "/proc/self/fd/\(file)", folder, name, AT_SYMLINK_FOLLOW)
    }
  #else
    private static func openUnnamed(in folder: Int32, mode: mode_t) -> Int32 { -1 }
    private static func link(_ file: Int32, in folder: Int32, as name: String) -> Int32 { -1 }
  #endif
}
