#if canImport(Glibc)
  private import Glibc
#elseif canImport(Darwin)
  private import Darwin
#endif

/// An open file or folder that is read; closed when it goes out of scope.
///
/// Opening never waits (`O_NONBLOCK`), so a pipe or a device that lies where a file is expected
/// holds nobody up; who opens looks at `status` and goes on only with what it wants. Each call is
/// repeated when a signal interrupts it.
@safe package struct FileDescriptor: ~Copyable, Sendable {
  package let number: Int32
  private let isOwned: Bool

  private init(number: Int32, isOwned: Bool) {
    self.number = number
    self.isOwned = isOwned
  }

  /// A descriptor that was opened elsewhere and is closed here.
  init(owning number: Int32) { self.init(number: number, isOwned: true) }

  deinit { if isOwned { close(number) } }

  /// Standard input, which stays open.
  package static func standardInput() -> FileDescriptor {
    FileDescriptor(number: 0, isOwned: false)
  }

  /// Opens a file or folder by its path.
  ///
  /// A path longer than the system takes at once is walked folder by folder.
  package init(path: [UInt8]) throws(SystemError) {
    guard path.count >= Int(PATH_MAX) else {
      self = try Self.open(path, in: AT_FDCWD)
      return
    }
    var folder: FileDescriptor?
    var start = 0
    while path.count - start >= Int(PATH_MAX) {
      var end = start + Int(PATH_MAX) - 1
      while end > start, path[end] != UInt8(ascii: "/") { end -= 1 }
      guard end > start else { throw SystemError(code: ENAMETOOLONG) }
      let step = Array(path[start..<end])
      folder =
        if let folder { try Self.open(step, in: folder.number) } else {
          try Self.open(step, in: AT_FDCWD)
        }
      start = end
      while start < path.count, path[start] == UInt8(ascii: "/") { start += 1 }
    }
    guard let folder else { throw SystemError(code: ENAMETOOLONG) }
    self = try Self.open(Array(path[start...]), in: folder.number)
  }

  /// Opens a file in this folder.
  package func open(_ name: Span<UInt8>) throws(SystemError) -> FileDescriptor {
    try unsafe withNullTerminated(name) { (name) throws(SystemError) in
      try unsafe Self.open(name, in: number)
    }
  }

  /// What the system says about the open file.
  package func status() throws(SystemError) -> FileStatus {
    var status = stat()
    guard unsafe fstat(number, &status) == 0 else { throw .last }
    return FileStatus(status)
  }

  /// What the system says about a file in this folder; links are followed.
  package func status(of name: Span<UInt8>) throws(SystemError) -> FileStatus {
    try unsafe withNullTerminated(name) { (name) throws(SystemError) in
      var status = stat()
      guard unsafe fstatat(number, name, &status, 0) == 0 else { throw .last }
      return FileStatus(status)
    }
  }

  /// What a link in this folder says, at most 4 KiB of it.
  package func targetOfLink(_ name: Span<UInt8>) throws(SystemError) -> [UInt8] {
    try unsafe withNullTerminated(name) { (name) throws(SystemError) in
      var target = [UInt8](repeating: 0, count: 4096)
      let count = unsafe target.withUnsafeMutableBytes { buffer in
        guard let start = buffer.baseAddress else { return 0 }
        return unsafe readlinkat(
          number, name, start.assumingMemoryBound(to: CChar.self), buffer.count)
      }
      guard count >= 0 else { throw .last }
      target.removeLast(target.count - count)
      return target
    }
  }

  /// Reads at most as many bytes as fit, at the reading position; 0 is the end.
  package func read(into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
    while true {
      let count = unsafe Glibc.read(number, buffer.baseAddress, buffer.count)
      if count >= 0 { return count }
      if errno == EAGAIN {
        waitForInput()
      } else if errno != EINTR {
        throw .last
      }
    }
  }

  /// Reads at most as many bytes as fit, from `offset`; 0 is the end.
  package func read(
    into buffer: UnsafeMutableRawBufferPointer, at offset: Int
  ) throws(SystemError) -> Int {
    while true {
      let count = unsafe pread(number, buffer.baseAddress, buffer.count, off_t(offset))
      if count >= 0 { return count }
      if errno != EINTR { throw .last }
    }
  }

  /// Waits until there is something to read or the writers have gone; for a pipe that nobody has
  /// opened for writing yet, until somebody does.
  package func waitForInput() {
    var waiting = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
    _ = unsafe poll(&waiting, 1, -1)
  }

  private static func open(_ path: [UInt8], in folder: Int32) throws(SystemError) -> FileDescriptor
  {
    try unsafe withNullTerminated(path.span) { (path) throws(SystemError) in
      try unsafe open(path, in: folder)
    }
  }

  private static func open(
    _ path: UnsafePointer<CChar>, in folder: Int32
  ) throws(SystemError) -> FileDescriptor {
    while true {
      let number = unsafe openat(folder, path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
      if number >= 0 { return FileDescriptor(number: number, isOwned: true) }
      if errno != EINTR { throw .last }
    }
  }
}

/// Lends a name with a zero behind it; a name that holds one itself names no file.
func withNullTerminated<Result: ~Copyable>(
  _ name: Span<UInt8>, _ body: (UnsafePointer<CChar>) throws(SystemError) -> Result
) throws(SystemError) -> Result {
  let capacity = name.count + 1
  let copy = UnsafeMutableBufferPointer<CChar>.allocate(capacity: capacity)
  defer { unsafe copy.deallocate() }
  for index in name.indices {
    let byte = name[index]
    guard byte != 0 else { throw SystemError(code: ENOENT) }
    unsafe copy[index] = CChar(bitPattern: byte)
  }
  unsafe copy[name.count] = 0
  guard let start = copy.baseAddress else { throw SystemError(code: ENOMEM) }
  return try unsafe body(UnsafePointer(start))
}
