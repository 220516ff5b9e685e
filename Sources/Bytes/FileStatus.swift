#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What the system says about an open file.
package struct FileStatus: Hashable, Sendable {
  /// The kinds of file that are told apart.
  package enum Kind: Hashable, Sendable {
    case regular
    case folder
    case link
    case pipe
    /// A socket or a device.
    case other
    /// A folder's listing doesn't say.
    case unknown
  }

  /// Names a file on this machine, whatever it is called.
  package struct Identity: Hashable, Sendable {
    package let device: UInt64
    package let inode: UInt64

    package init(device: UInt64, inode: UInt64) {
      self.device = device
      self.inode = inode
    }
  }

  package let kind: Kind
  package let identity: Identity
  /// Bytes.
  package let size: Int
  /// The last change of the content.
  package let modified: Timestamp
  /// The nanoseconds of `modified`.
  package let modifiedNanoseconds: Int

  init(_ status: stat) {
    kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .regular
      case S_IFDIR: .folder
      case S_IFLNK: .link
      case S_IFIFO: .pipe
      default: .other
      }
    identity = Identity(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      inode: UInt64(truncatingIfNeeded: status.st_ino))
    size = Int(status.st_size)
    #if canImport(Darwin)
      modified = Timestamp(seconds: Int64(status.st_mtimespec.tv_sec))
      modifiedNanoseconds = Int(status.st_mtimespec.tv_nsec)
    #else
      modified = Timestamp(seconds: Int64(status.st_mtim.tv_sec))
      modifiedNanoseconds = Int(status.st_mtim.tv_nsec)
    #endif
  }
}
