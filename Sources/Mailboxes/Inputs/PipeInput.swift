import Bytes

/// Standard input or a pipe.
final class PipeInput: ByteInput {
  private let descriptor: FileDescriptor
  private(set) var failure: InputFailure?

  init(_ descriptor: consuming FileDescriptor) { self.descriptor = descriptor }

  var file: SharedFile? { nil }
  var limit: Int? { nil }

  func read(into buffer: UnsafeMutableRawBufferPointer) -> Int {
    guard failure == nil else { return 0 }
    do {
      return try unsafe descriptor.read(into: buffer)
    } catch {
      failure = .system(error)
      return 0
    }
  }
}
