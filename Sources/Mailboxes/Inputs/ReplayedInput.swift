import Bytes

/// An input whose first bytes were read already, from its start once more.
final class ReplayedInput: ByteInput {
  private let head: WindowLoan
  private let rest: any ByteInput
  private var position = 0

  /// - Parameter head: the first bytes of `rest`, and all that was read of it.
  init(_ head: WindowLoan, _ rest: any ByteInput) {
    self.head = head
    self.rest = rest
  }

  var failure: InputFailure? { position < head.window.count ? nil : rest.failure }
  var file: SharedFile? { rest.file }
  var limit: Int? { rest.limit }
  func grow() -> Bool { rest.grow() }

  func read(into buffer: UnsafeMutableRawBufferPointer) -> Int {
    let window = head.window
    let bytes = window.span
    let count = min(buffer.count, bytes.count - position)
    guard count > 0 else { return unsafe rest.read(into: buffer) }
    unsafe bytes.extracting(position..<position + count).withUnsafeBytes { source in
      unsafe buffer.copyMemory(from: source)
    }
    position += count
    return count
  }
}
