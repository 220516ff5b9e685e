import Bytes

/// Bytes that come one after another: of a file, a pipe or an unpacked stream.
protocol ByteInput: AnyObject {
  /// Reads at most as many bytes as fit; 0 is the end, also after a failure.
  func read(into buffer: UnsafeMutableRawBufferPointer) -> Int

  /// Why the end came too early, once it was reached.
  var failure: InputFailure? { get }

  /// The file, where any place can be read again; nil for a stream.
  var file: SharedFile? { get }

  /// Where the bytes end, if that is known beforehand.
  var limit: Int? { get }

  /// Moves the limit to where the bytes end now; false when that is where it was, or unknown.
  func grow() -> Bool
}

extension ByteInput {
  func grow() -> Bool { false }
}

/// Why bytes ended before their end.
enum InputFailure: Hashable {
  case system(SystemError)
  /// A file became shorter while it was read.
  case shrank
  /// A packed file is cut or damaged, in a few words.
  case damaged(String)
  /// All bytes are there, but not those that were packed.
  case altered(String)
  /// A packed file asks for something that is not given: a password, too much memory.
  case refused(String)
}

extension InputFailure {
  /// Whether the last message may lack its end.
  var isCut: Bool { if case .altered = self { false } else { true } }
}

/// An open file that several tasks read from, closed when the last lets go.
final class SharedFile: Sendable {
  let descriptor: FileDescriptor

  init(_ descriptor: consuming FileDescriptor) { self.descriptor = descriptor }
}
