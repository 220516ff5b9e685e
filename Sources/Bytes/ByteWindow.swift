/// A block of bytes that is filled once and then only read, from any task.
///
/// `capacity` is fixed; `fill` is called by the one owner before the window is handed on, never
/// after. That order is the pipeline's: a window goes reader, worker, pool, and each step ends
/// before the next begins.
@safe package final class ByteWindow: @unchecked Sendable {
  /// Bytes that fit.
  package let capacity: Int
  /// Bytes that are filled, from the start.
  package private(set) var count = 0
  private let base: UnsafeMutableRawPointer

  /// A window of `capacity` bytes, empty.
  package init(capacity: Int) {
    precondition(capacity > 0, "a window holds at least one byte")
    self.capacity = capacity
    unsafe base = UnsafeMutableRawPointer.allocate(byteCount: capacity, alignment: 64)
  }

  deinit { unsafe base.deallocate() }

  /// The filled bytes.
  package var span: Span<UInt8> {
    @_lifetime(borrow self)
    get {
      let bytes = unsafe UnsafeBufferPointer(
        start: UnsafePointer(base.assumingMemoryBound(to: UInt8.self)), count: count)
      return unsafe _overrideLifetime(bytes.span, borrowing: self)
    }
  }

  /// Gives a C library the place of the filled bytes, and their number.
  ///
  /// They stay there as long as the window is neither filled nor let go.
  package func lend(to place: UnsafeMutablePointer<UnsafeRawPointer?>?) -> Int {
    unsafe place?.pointee = UnsafeRawPointer(base)
    return count
  }

  /// Lets `body` write into the free rest; what it returns is the number of bytes it wrote.
  package func fill<Failure: Error>(
    _ body: (UnsafeMutableRawBufferPointer) throws(Failure) -> Int
  ) throws(Failure) {
    let rest = unsafe UnsafeMutableRawBufferPointer(start: base + count, count: capacity - count)
    let written = unsafe try body(rest)
    precondition(written >= 0 && written <= rest.count, "no more was written than was free")
    count += written
  }

  /// Copies `bytes` behind what is filled.
  package func append(_ bytes: Span<UInt8>) {
    precondition(bytes.count <= capacity - count, "the bytes fit into the window")
    unsafe bytes.withUnsafeBytes { source in
      if let start = source.baseAddress {
        unsafe (base + count).copyMemory(from: start, byteCount: source.count)
      }
    }
    count += bytes.count
  }

  /// Copies what `other` holds behind what is filled.
  package func append(_ other: ByteWindow) { append(other.span) }

  /// Empties the window and copies `bytes` to its start.
  package func replace(with bytes: Span<UInt8>) {
    count = 0
    append(bytes)
  }

  /// Drops what lies behind the first `length` bytes.
  package func truncate(to length: Int) {
    precondition(length >= 0 && length <= count, "no more is kept than was filled")
    count = length
  }

  /// Empties the window.
  package func removeAll() { count = 0 }
}
