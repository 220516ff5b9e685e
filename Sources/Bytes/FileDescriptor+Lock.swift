#if canImport(Glibc)
  private import Glibc
#elseif canImport(Darwin)
  private import Darwin
#endif

extension FileDescriptor {
  /// Tries to take a read lock on the whole file without waiting; false when somebody writes.
  ///
  /// Linux: a lock of the open file (`F_OFD_SETLK`), which other descriptors of this process don't
  /// drop. A file system without locks counts as one where nobody writes.
  package func lockForReading() -> Bool {
    var lock = flock()
    lock.l_type = Int16(F_RDLCK)
    lock.l_whence = Int16(SEEK_SET)
    #if os(Linux)
      let command: Int32 = 37  // F_OFD_SETLK, a macro that isn't imported
    #else
      let command = F_SETLK
    #endif
    guard unsafe fcntl(number, command, &lock) != 0 else { return true }
    return errno != EAGAIN && errno != EACCES
  }
}

/// Waiting for others.
package enum Pause {
  /// Sleeps so long.
  package static func milliseconds(_ count: Int) { usleep(UInt32(count) * 1_000) }
}
