/// Makes the digest of a message whose bytes come one after another (`Digest.init(ofMessage:)`),
/// and keeps no more than 128 KiB of them.
package struct MessageDigester: ~Copyable {
  /// Bytes that came.
  package private(set) var count = 0
  /// The first 128 KiB.
  private var first = ByteBuffer()
  /// The last 64 KiB or more, once `first` is full.
  private var last = ByteBuffer()

  package init() {}

  package mutating func append(_ bytes: Span<UInt8>) {
    count += bytes.count
    let room = Digest.wholeLimit - first.count
    first.append(bytes.extracting(first: room))
    guard bytes.count > room else { return }
    let rest = bytes.extracting(room...).extracting(last: Digest.endLength)
    if last.count + rest.count > 4 * Digest.endLength { last.keepLast(Digest.endLength) }
    last.append(rest)
  }

  package consuming func finished() -> Digest {
    let first = first.span
    guard count > Digest.wholeLimit else { return Digest(of: first) }
    var end = ByteBuffer(capacity: Digest.endLength)
    end.append(first.extracting(last: max(Digest.endLength - last.count, 0)))
    end.append(last.span.extracting(last: Digest.endLength))
    return Digest(
      size: count, first: first.extracting(first: Digest.endLength), last: end.span)
  }
}
