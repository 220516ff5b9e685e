import Bytes

/// The last bytes before the place where a packed file is cut or damaged.
///
/// libarchive unpacks into blocks of `blockSize` and drops the one in which the stream breaks off.
/// Packed streams may follow one another, so a stream of N zero bytes put before ours moves the
/// borders of the blocks: when our bytes fill a block just before the place, that block is handed
/// out. The right N is found by bisection, each step unpacks the file once more.
struct BrokenTail {
  private let packed: PackedFile
  /// Bytes that came out the first time.
  private let known: Int

  /// Bytes that are unpacked for it at most; the larger the file, the coarser the result.
  private static let budget = 1 << 30

  init(_ packed: PackedFile, known: Int) {
    self.packed = packed
    self.known = known
  }

  /// A multiple of libarchive's blocks: 64 KiB, zstd 128 KiB.
  private var blockSize: Int { packed.packing == .zstd ? 128 << 10 : 64 << 10 }

  /// What lies behind the first `known` bytes, at most a block.
  func bytes() -> [UInt8] {
    var best: [UInt8] = []
    var without = 0
    var with = blockSize
    var left = Self.budget
    while with - without > 1, left > 0 {
      let zeros = (without + with) / 2
      left -= known + blockSize
      let bytes = bytes(behind: zeros)
      if bytes.isEmpty {
        without = zeros
      } else {
        with = zeros
        best = bytes
      }
    }
    return best
  }

  /// Why nothing at all came out, if that is a failure: with nothing before it, libarchive takes a
  /// stream that breaks off in its first block for an empty one.
  func failure() -> InputFailure? {
    guard let archive = archive(behind: blockSize) else { return nil }
    let window = ByteWindow(capacity: blockSize)
    repeat {
      window.removeAll()
      unsafe window.fill { buffer in unsafe archive.read(into: buffer) }
    } while window.count > 0
    return archive.failure
  }

  private func archive(behind zeros: Int) -> Archive? {
    guard let prefix = Archive.packed(zeros: zeros, as: packed.packing) else { return nil }
    let head = WindowPool(capacity: prefix.count).lend()
    head.window.replace(with: prefix.span)
    let input = ReplayedInput(head, RegularFileInput(packed.file, size: packed.size))
    guard let archive = Archive(input, packing: packed.packing), archive.next() != nil else {
      return nil
    }
    return archive
  }

  private func bytes(behind zeros: Int) -> [UInt8] {
    guard let archive = archive(behind: zeros) else { return [] }
    let window = ByteWindow(capacity: blockSize)
    var skip = zeros + known
    while true {
      window.removeAll()
      unsafe window.fill { buffer in unsafe archive.read(into: buffer) }
      if window.count == 0 { return [] }
      if window.count > skip {
        let bytes = window.span
        var rest = ByteBuffer(capacity: blockSize)
        rest.append(bytes.extracting(skip...))
        while rest.count < blockSize {
          window.removeAll()
          unsafe window.fill { buffer in unsafe archive.read(into: buffer) }
          if window.count == 0 { break }
          rest.append(window.span)
        }
        return rest.bytes
      }
      skip -= window.count
    }
  }
}
