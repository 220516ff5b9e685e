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

  /// Reads a file from its reading position to its end.
  mutating func read(_ file: borrowing FileDescriptor) throws(SystemError) -> ByteWindow {
    var current = window(atLeast: 1)
    while true {
      let before = current.count
      let room = current.capacity - before
      try unsafe current.fill { (buffer) throws(SystemError) in
        try unsafe file.read(into: buffer)
      }
      // A short read of a regular file is its end.
      if current.count - before < room { return current }
      let larger = window(atLeast: 2 * current.capacity)
      larger.append(current)
      current = larger
    }
  }
}
