package import Bytes

/// Takes what a transfer decoder gives: the bytes themselves or only their number.
protocol DecodedSink: ~Copyable {
  /// Bytes that came so far.
  var count: Int { get }
  mutating func append(_ byte: UInt8)
  mutating func append(_ bytes: Span<UInt8>)
  /// Takes bytes that lie at the start of `bytes`, `count` of them.
  mutating func append(_ bytes: InlineArray<512, UInt8>, count: Int)
}

/// Counts bytes and forgets them: the size of an attachment costs no memory.
struct ByteCount: DecodedSink {
  private(set) var count = 0

  mutating func append(_ byte: UInt8) { count &+= 1 }
  mutating func append(_ bytes: Span<UInt8>) { count &+= bytes.count }
  mutating func append(_ bytes: InlineArray<512, UInt8>, count: Int) { self.count &+= count }
}

extension ByteBuffer: DecodedSink {
  mutating func append(_ bytes: InlineArray<512, UInt8>, count: Int) {
    append(bytes.span.extracting(first: count))
  }
}
