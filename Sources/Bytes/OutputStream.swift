#if canImport(Glibc)
  private import Glibc
#elseif canImport(Darwin)
  private import Darwin
#endif

/// A descriptor that is written to: standard output or standard error.
///
/// When the reader has gone (EPIPE) the rest is dropped without a word, as pipes expect.
@safe package struct OutputStream: Sendable {
  package let descriptor: Int32
  /// How errors name it.
  package let name: String

  package init(descriptor: Int32, name: String) {
    self.descriptor = descriptor
    self.name = name
  }

  package static let standardOutput = OutputStream(descriptor: 1, name: "standard output")
  package static let standardError = OutputStream(descriptor: 2, name: "standard error")

  /// Whether it is a terminal.
  package var isTerminal: Bool { isatty(descriptor) == 1 }

  /// The width of the terminal, or nil.
  package var columns: Int? {
    var size = winsize()
    guard unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
      return nil
    }
    return Int(size.ws_col)
  }

  /// Writes all of `bytes`.
  ///
  /// - Returns: false when nobody reads any more.
  @discardableResult
  package func write(_ bytes: Span<UInt8>) throws(FileError) -> Bool {
    do {
      try Self.writeAll(bytes, to: descriptor, path: name)
      return true
    } catch {
      if error.code == EPIPE { return false }
      throw error
    }
  }

  /// Writes all of `text`.
  @discardableResult
  package func write(_ text: String) throws(FileError) -> Bool {
    let bytes = [UInt8](text.utf8)
    return try write(bytes.span)
  }

  static func writeAll(
    _ bytes: Span<UInt8>, to descriptor: Int32, path: String
  ) throws(FileError) {
    var done = 0
    while done < bytes.count {
      let rest = bytes.extracting(done...)
      let written = unsafe rest.withUnsafeBytes { buffer in
        unsafe Glibc.write(descriptor, buffer.baseAddress, buffer.count)
      }
      if written > 0 {
        done += written
      } else if written == 0 {
        throw FileError(call: "write", path: path, code: EIO)
      } else if errno == EAGAIN {
        var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = unsafe poll(&waiting, 1, -1)
      } else if errno != EINTR {
        throw FileError(call: "write", path: path, code: errno)
      }
    }
  }
}
