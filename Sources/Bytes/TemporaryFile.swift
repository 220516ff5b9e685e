#if canImport(Glibc)
  private import Glibc
#elseif canImport(Darwin)
  private import Darwin
#endif

/// A file without a name that only this process sees (mode 0600, in `$TMPDIR`, else `/tmp`); its
/// bytes are gone with the last descriptor.
@safe package struct TemporaryFile: ~Copyable {
  private let descriptor: FileDescriptor
  /// Bytes that were written.
  package private(set) var count = 0

  package init() throws(SystemError) {
    descriptor = FileDescriptor(owning: try Self.create())
  }

  /// Appends all of `bytes`; after an error `count` says how many are there.
  package mutating func append(_ bytes: Span<UInt8>) throws(SystemError) {
    var done = 0
    while done < bytes.count {
      let rest = bytes.extracting(done...)
      let written = unsafe rest.withUnsafeBytes { buffer in
        unsafe pwrite(descriptor.number, buffer.baseAddress, buffer.count, off_t(count))
      }
      if written > 0 {
        done += written
        count += written
      } else if written == 0 {
        throw SystemError(code: EIO)
      } else if errno != EINTR {
        throw .last
      }
    }
  }

  /// Gives the file to readers.
  package consuming func finished() -> StoredBytes { StoredBytes(descriptor, count: count) }

  /// The folder that such files lie in.
  package static var folder: String {
    let folder = unsafe getenv("TMPDIR").map { unsafe String(cString: $0) } ?? ""
    return folder.isEmpty ? "/tmp" : folder
  }

  private static func create() throws(SystemError) -> Int32 {
    let place = folder
    #if os(Linux)
      let number = unsafe open(place, O_RDWR | Int32(0o20_200_000) | O_CLOEXEC, 0o600)
      if number >= 0 { return number }
    #endif
    var template = [CChar]((place + "/triage-XXXXXX").utf8CString)
    let made = unsafe template.withUnsafeMutableBufferPointer { name -> Int32 in
      guard let start = name.baseAddress else { return -1 }
      let number = unsafe mkstemp(start)
      if number >= 0 { _ = unsafe unlink(start) }
      return number
    }
    guard made >= 0 else { throw .last }
    _ = fcntl(made, F_SETFD, FD_CLOEXEC)
    return made
  }
}
