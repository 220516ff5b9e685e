#if canImport(Glibc)
  private import Glibc
#elseif canImport(Darwin)
  private import Darwin
#endif

/// A system call that failed while something was read.
package struct SystemError: Error, Hashable, Sendable {
  /// The system's `errno`.
  package let code: Int32

  package init(code: Int32) { self.code = code }

  /// There is no such file (any more).
  package var isMissing: Bool { code == ENOENT || code == ENOTDIR || code == ELOOP }

  /// The file is there and may not be read.
  package var isRefused: Bool { code == EACCES || code == EPERM }

  /// What lies there can't be opened for reading: a socket, a device without a driver.
  package var isNoFile: Bool { code == ENXIO || code == ENODEV || code == EOPNOTSUPP }

  /// No descriptor is left, in this process or on this machine.
  package var isOutOfDescriptors: Bool { code == EMFILE || code == ENFILE }

  /// A file ended before what was written to it.
  package static let endOfFile = SystemError(code: EIO)

  /// The error of the call that just failed.
  static var last: SystemError { SystemError(code: errno) }
}
