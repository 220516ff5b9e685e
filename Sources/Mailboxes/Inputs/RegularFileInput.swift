import Bytes

/// A regular file, read with `pread` up to the size it had when it was opened.
final class RegularFileInput: ByteInput {
  private let shared: SharedFile
  private var size: Int
  private var position: Int
  private(set) var failure: InputFailure?

  /// - Parameter start: the place of the first byte that is read.
  init(_ file: SharedFile, size: Int, from start: Int = 0) {
    shared = file
    self.size = size
    position = start
  }

  var file: SharedFile? { shared }
  var limit: Int? { size }

  func read(into buffer: UnsafeMutableRawBufferPointer) -> Int {
    let wanted = min(buffer.count, size - position)
    guard wanted > 0, failure == nil else { return 0 }
    do {
      let part = unsafe UnsafeMutableRawBufferPointer(rebasing: buffer[..<wanted])
      let count = try unsafe shared.descriptor.read(into: part, at: position)
      if count == 0 { failure = .shrank }
      position += count
      return count
    } catch {
      failure = .system(error)
      return 0
    }
  }

  func grow() -> Bool {
    guard failure == nil, let now = try? shared.descriptor.status().size, now > size else {
      return false
    }
    size = now
    return true
  }
}
