/// Short texts one after the other, each with its length in one byte before it.
struct ByteArena: Sendable {
  private var bytes = ChunkedArray<UInt8>()

  init() {}

  var count: Int { bytes.count }

  /// Keeps `text` and gives its place, or nil when it is empty, longer than 255 bytes or the arena
  /// holds 4 GB.
  mutating func append(_ text: String) -> UInt32? {
    let length = text.utf8.count
    guard length > 0, length <= 255, let place = UInt32(exactly: bytes.count), place < .max else {
      return nil
    }
    bytes.append(UInt8(length))
    for byte in text.utf8 { bytes.append(byte) }
    return place
  }

  /// Takes all texts of another arena; their places move by what was the count.
  mutating func append(contentsOf other: ByteArena) { bytes.append(contentsOf: other.bytes) }

  /// The text at `place`.
  subscript(place: UInt32) -> String {
    let start = Int(place)
    let length = Int(bytes[start])
    return String(
      decoding: (start + 1..<start + 1 + length).map { bytes[$0] }, as: UTF8.self)
  }
}
