#if canImport(Glibc)
  private import Glibc
#elseif canImport(Darwin)
  private import Darwin
#endif

/// The bytes of a temporary file that nobody writes to any more.
package final class StoredBytes: Sendable {
  private let descriptor: FileDescriptor
  package let count: Int

  init(_ descriptor: consuming FileDescriptor, count: Int) {
    self.descriptor = descriptor
    self.count = count
  }

  /// Reads at most as many bytes as fit, from `offset`; 0 is the end.
  package func read(
    into buffer: UnsafeMutableRawBufferPointer, at offset: Int
  ) throws(SystemError) -> Int {
    try unsafe descriptor.read(into: buffer, at: offset)
  }

  /// The first `length` bytes as memory that the system fills from the file and takes back as it
  /// needs; nil when it gives none.
  ///
  /// Only a file that no other program can reach may be seen so: one that is cut while it is mapped
  /// ends the program.
  package func mapped(_ length: Int) -> MappedBytes? {
    precondition(length <= count, "no more is mapped than was written")
    guard length > 0,
      let base = unsafe mmap(nil, length, PROT_READ, MAP_PRIVATE, descriptor.number, 0),
      unsafe base != MAP_FAILED
    else { return nil }
    return unsafe MappedBytes(base: base, count: length)
  }
}

/// Bytes of a temporary file, as memory; given back when the value goes.
@safe package struct MappedBytes: ~Copyable {
  private let base: UnsafeMutableRawPointer
  private let count: Int

  fileprivate init(base: UnsafeMutableRawPointer, count: Int) {
    unsafe self.base = base
    self.count = count
  }

  deinit { unsafe munmap(base, count) }

  package var span: Span<UInt8> {
    @_lifetime(borrow self)
    borrowing get {
      let bytes = unsafe UnsafeBufferPointer(
        start: UnsafePointer(base.assumingMemoryBound(to: UInt8.self)), count: count)
      return unsafe _overrideLifetime(bytes.span, borrowing: self)
    }
  }
}
