import Bytes

/// The buffers of one worker, kept from batch to batch.
package struct BatchScratch: ~Copyable {
  /// A message without its quoting.
  var unquoted = ByteBuffer()
  /// A file that was read.
  private var file: ByteWindow?

  /// Larger buffers are given up behind the message that needed them.
  private static let kept = 4 << 20

  package init() {}

  /// An empty window of at least `capacity` bytes.
  mutating func window(atLeast capacity: Int) -> ByteWindow {
    if let file, file.capacity >= capacity {
      file.removeAll()
      return file
    }
    let window = ByteWindow(capacity: max(capacity, 256 << 10))
    file = window.capacity <= Self.kept ? window : nil
    return window
  }

  /// Reads at most `limit` bytes, and says whether that is all there is.
  ///
  /// - Parameters:
  ///   - endsShort: whether a count below what was asked for is the end, as in a regular file;
  ///     otherwise only 0 is.
  ///   - read: fills a buffer and gives the count of bytes.
  mutating func read<Failure: Error>(
    upTo limit: Int, endsShort: Bool,
    _ read: (UnsafeMutableRawBufferPointer) throws(Failure) -> Int
  ) throws(Failure) -> (window: ByteWindow, isComplete: Bool) {
    var current = window(atLeast: 1)
    while current.count < limit {
      let before = current.count
      let wanted = min(current.capacity, limit) - before
      try unsafe current.fill { (buffer) throws(Failure) in
        try unsafe read(UnsafeMutableRawBufferPointer(rebasing: buffer[..<wanted]))
      }
      let count = current.count - before
      if count == 0 || endsShort && count < wanted { return (current, true) }
      if current.count == current.capacity, current.count < limit {
        let larger = window(atLeast: min(2 * current.capacity, limit))
        larger.append(current)
        current = larger
      }
    }
    return (current, false)
  }
}
