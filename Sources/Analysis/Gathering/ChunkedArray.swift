/// An array that grows by whole chunks, so that growing never copies what is there.
///
/// A plain array of a million messages needs twice its room while it doubles.
struct ChunkedArray<Element: Sendable>: Sendable {
  private static var chunkLength: Int { 4096 }
  private var chunks: [[Element]] = []
  private(set) var count = 0

  init() {}

  subscript(index: Int) -> Element {
    get { chunks[index &>> 12][index & 4095] }
    set { chunks[index &>> 12][index & 4095] = newValue }
  }

  mutating func append(_ element: Element) {
    if count & 4095 == 0 {
      var chunk: [Element] = []
      if count > 0 { chunk.reserveCapacity(Self.chunkLength) }
      chunks.append(chunk)
    }
    chunks[chunks.count - 1].append(element)
    count += 1
  }

  mutating func append(contentsOf other: ChunkedArray<Element>) {
    for index in 0..<other.count { append(other[index]) }
  }
}

extension ChunkedArray: Equatable where Element: Equatable {}

extension ChunkedArray: Hashable where Element: Hashable {}
