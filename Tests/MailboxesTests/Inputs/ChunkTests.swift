import Bytes
import Records
import TestSupport
import Testing

@testable import Mailboxes

@Suite("Bytes that come in pieces, as from a pipe")
struct ChunkTests {
  /// An input that never gives more than `size` bytes at once.
  private final class ChunkedInput: ByteInput {
    private let bytes: [UInt8]
    private let size: Int
    private var position = 0

    init(_ bytes: [UInt8], size: Int) {
      self.bytes = bytes
      self.size = size
    }

    var failure: InputFailure? { nil }
    var file: SharedFile? { nil }
    var limit: Int? { nil }

    func read(into buffer: UnsafeMutableRawBufferPointer) -> Int {
      let count = min(size, buffer.count, bytes.count - position)
      buffer.copyBytes(from: bytes[position..<position + count])
      position += count
      return count
    }
  }

  private static func places(_ bytes: [UInt8], size: Int) -> [[Int]] {
    let context = ReadingContext(limits: ReadingLimits(), start: .now())
    context.begin("-")
    let opening = InputOpening(
      context: context, place: MessagePlace(path: "-", offsetInFile: 0), isNamed: true)
    var places: [[Int]] = []
    var scratch = BatchScratch()
    var producers: [any BatchProducer] = []
    if let first = opening.producer(for: ChunkedInput(bytes, size: size)) { producers = [first] }
    while let producer = producers.last {
      switch producer.next() {
      case .batch(let batch):
        _ = batch.forEachItem(
          using: &scratch,
          message: { origin, _ in
            places.append([
              origin.offset, origin.bytes, Int(truncatingIfNeeded: origin.digest.high),
              Int(origin.warnings.rawValue),
            ])
          },
          record: { _, line in places.append([line.count]) })
      case .enter(let inner): producers.append(inner)
      case .end: producers.removeLast()
      }
    }
    places.append(context.problems.map(\.reason.rawValue.utf8.count))
    return places
  }

  @Test("messages, sums and problems are the same whatever the pieces")
  func sizes() throws {
    let folder = try ThrowAwayFolder()
    let mbox = try folder.put("in.mbox", try SampleMbox.bytes(6))
    var inputs = [try SampleMbox.bytes(6), try SampleMbox.mails(1)[0].bytes]
    for command in ["gzip -c", "bzip2 -c", "xz -c", "zstd -c", "gzip -c | head -c 3000"] {
      inputs.append(try SystemProgram.shell("cat \"$1\" | \(command)", mbox))
    }
    for bytes in inputs {
      let whole = Self.places(bytes, size: .max)
      #expect(whole.count > 1)
      for size in [1, 2, 3, 4095, 4096, 4097] {
        #expect(Self.places(bytes, size: size) == whole, "\(bytes.count) bytes, \(size) at once")
      }
    }
  }
}
