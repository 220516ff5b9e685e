/// The boundaries of the multiparts that are open, outermost first (RFC 2046, section 5.1).
///
/// A line is compared with all of them by a hash of it and a filter of six bits of that, so a
/// message with many open boundaries and many lines that begin with `--` costs no more than its
/// bytes.
struct BoundaryStack {
  /// A delimiter line that was recognised.
  struct Match: Equatable {
    /// The place in the stack of the boundary that it shows.
    var level: Int
    /// Whether it ends the multipart.
    var isClose: Bool
  }

  private struct Entry {
    var hash: UInt64
    var text: [UInt8]
    var part: Int
  }

  private var entries: [Entry] = []
  private var filter: UInt64 = 0
  private var longest = 0

  var count: Int { entries.count }

  /// The part whose boundary is at that level.
  func part(at level: Int) -> Int { entries[level].part }

  mutating func push(_ boundary: [UInt8], part: Int) {
    let hash = Self.hash(boundary.span, boundary.indices)
    entries.append(Entry(hash: hash, text: boundary, part: part))
    filter |= 1 << (hash >> 58)
    longest = max(longest, boundary.count)
  }

  /// Drops the boundaries from `level` on.
  mutating func removeAll(from level: Int) {
    entries.removeSubrange(level...)
    filter = 0
    longest = 0
    for entry in entries {
      filter |= 1 << (entry.hash >> 58)
      longest = max(longest, entry.text.count)
    }
  }

  /// The innermost boundary that a line shows: `--`, the boundary, perhaps `--`, white space.
  ///
  /// - Parameter line: the line without its line end; it begins with `--`.
  func match(_ bytes: Span<UInt8>, line: Range<Int>) -> Match? {
    guard !entries.isEmpty else { return nil }
    let content = bytes.trimmed(line.lowerBound + 2..<line.upperBound)
    guard content.lowerBound == line.lowerBound + 2, !content.isEmpty,
      content.count <= longest + 2
    else { return nil }
    if let level = level(bytes, content) { return Match(level: level, isClose: false) }
    guard content.count > 2, bytes[content.upperBound - 1] == UInt8(ascii: "-"),
      bytes[content.upperBound - 2] == UInt8(ascii: "-"),
      let level = level(bytes, content.lowerBound..<content.upperBound - 2)
    else { return nil }
    return Match(level: level, isClose: true)
  }

  private func level(_ bytes: Span<UInt8>, _ content: Range<Int>) -> Int? {
    let hash = Self.hash(bytes, content)
    guard filter & (1 << (hash >> 58)) != 0 else { return nil }
    for level in entries.indices.reversed() where entries[level].hash == hash {
      let text = entries[level].text
      guard text.count == content.count else { continue }
      if text.indices.allSatisfy({ text[$0] == bytes[content.lowerBound + $0] }) { return level }
    }
    return nil
  }

  /// FNV-1a with a last mixing, so that the upper bits serve as a filter.
  private static func hash(_ bytes: Span<UInt8>, _ range: Range<Int>) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for index in range { hash = (hash ^ UInt64(bytes[index])) &* 0x100_0000_01b3 }
    hash ^= hash >> 32
    return hash &* 0x9e37_79b9_7f4a_7c15
  }
}
