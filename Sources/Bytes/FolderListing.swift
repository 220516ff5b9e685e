#if canImport(Glibc)
  private import Glibc
#elseif canImport(Darwin)
  private import Darwin
#endif

/// The names in a folder, as bytes, one behind the other in one block.
package struct FolderListing: Sendable {
  /// One name and what the folder says about it.
  package struct Entry: Hashable, Sendable {
    /// Where the name starts in `names`, and its length.
    package var start: Int
    package var count: Int
    /// `unknown` on file systems that don't say.
    package var kind: FileStatus.Kind
    package var inode: UInt64
  }

  package private(set) var names: [UInt8] = []
  package private(set) var entries: [Entry] = []

  package init() {}

  /// Adds what lies in `folder`, in the order of the file system, without `.` and `..`.
  package mutating func append(_ folder: borrowing FileDescriptor) throws(SystemError) {
    // A descriptor of its own: `closedir` closes what it was given, and positions are shared.
    let copy = unsafe openat(folder.number, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard copy >= 0 else { throw .last }
    guard let stream = unsafe fdopendir(copy) else {
      let error = SystemError.last
      close(copy)
      throw error
    }
    defer { unsafe closedir(stream) }
    while true {
      errno = 0
      guard let entry = unsafe readdir(stream) else {
        if errno == EINTR { continue }
        if errno != 0 { throw .last }
        return
      }
      unsafe append(entry)
    }
  }

  /// The bytes of a name.
  package func name(of entry: Entry) -> ArraySlice<UInt8> {
    names[entry.start..<entry.start + entry.count]
  }

  private mutating func append(_ entry: UnsafeMutablePointer<dirent>) {
    let kind: FileStatus.Kind =
      switch unsafe Int(entry.pointee.d_type) {
      case Int(DT_REG): .regular
      case Int(DT_DIR): .folder
      case Int(DT_LNK): .link
      case Int(DT_FIFO): .pipe
      case Int(DT_UNKNOWN): .unknown
      default: .other
      }
    let start = names.count
    unsafe withUnsafeBytes(of: &entry.pointee.d_name) { name in
      for index in name.indices {
        let byte = unsafe name[index]
        if byte == 0 { break }
        names.append(byte)
      }
    }
    let count = names.count - start
    let isDots =
      count <= 2 && count > 0 && names[start...].allSatisfy { $0 == UInt8(ascii: ".") }
    if isDots {
      names.removeLast(count)
      return
    }
    entries.append(
      Entry(
        start: start, count: count, kind: kind,
        inode: unsafe UInt64(truncatingIfNeeded: entry.pointee.d_ino)))
  }
}

extension FolderListing {
  /// Drops the names that `isWanted` refuses.
  package mutating func keep(where isWanted: (Span<UInt8>) -> Bool) {
    let names = self.names
    entries.removeAll { !isWanted(names.span.extracting($0.start..<$0.start + $0.count)) }
  }

  /// Puts the names in order.
  package mutating func sort(by comesBefore: (Span<UInt8>, Span<UInt8>) -> Bool) {
    let names = self.names
    entries.sort { left, right in
      comesBefore(
        names.span.extracting(left.start..<left.start + left.count),
        names.span.extracting(right.start..<right.start + right.count))
    }
  }
}
