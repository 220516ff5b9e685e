import Bytes

/// The packed bytes of an input, block by block, as libarchive asks for them.
final class ArchiveSource {
  /// Where a seek counts from.
  enum Origin {
    case start
    case here
    case end
  }

  private let input: any ByteInput
  /// The last block that was read.
  let block = ByteWindow(capacity: 64 << 10)
  /// Bytes that were read, in blocks one after another.
  private(set) var count = 0
  /// Where the last byte that isn't zero ends.
  private(set) var contentEnd = 0
  /// Where the next block begins, in a file that is read in any order.
  private var position: Int?

  /// - Parameter isSeekable: whether a file is read in any order; a stream never is.
  init(_ input: any ByteInput, isSeekable: Bool) {
    self.input = input
    position = isSeekable && input.file != nil && input.limit != nil ? 0 : nil
  }

  var isSeekable: Bool { position != nil }

  /// What went wrong below, if anything.
  private(set) var failure: InputFailure?

  /// Reads the next block; false when that failed.
  func advance() -> Bool {
    block.removeAll()
    if let position, let file = input.file, let limit = input.limit {
      do {
        try unsafe block.fill { (buffer) throws(SystemError) in
          let wanted = min(buffer.count, max(limit - position, 0))
          let part = unsafe UnsafeMutableRawBufferPointer(rebasing: buffer[..<wanted])
          return try unsafe file.descriptor.read(into: part, at: position)
        }
        self.position = position + block.count
      } catch {
        failure = .system(error)
      }
    } else {
      unsafe block.fill { buffer in unsafe input.read(into: buffer) }
      failure = input.failure
    }
    let read = block
    let bytes = read.span
    var end = bytes.count
    while end > 0, bytes[end - 1] == 0 { end -= 1 }
    if end > 0 { contentEnd = count + end }
    count += bytes.count
    return failure == nil
  }

  /// Moves to a place and gives it back, or nil when there is none.
  func seek(by distance: Int, from origin: Origin) -> Int? {
    guard let position, let limit = input.limit else { return nil }
    let base =
      switch origin {
      case .start: 0
      case .here: position
      case .end: limit
      }
    let (place, isTooLarge) = base.addingReportingOverflow(distance)
    guard !isTooLarge, place >= 0, place <= limit else { return nil }
    self.position = place
    return place
  }
}
