/// The lines of a crash report or stack trace, and what is looked for in them.
///
/// Ranges count bytes from the start of the text; no function copies or steps back.
struct CrashText: ~Escapable {
  let bytes: Span<UInt8>

  @_lifetime(copy bytes)
  init(_ bytes: Span<UInt8>) { self.bytes = bytes }

  /// The line that begins at `place`, which moves behind its line end; nil at the end.
  func nextLine(_ place: inout Int) -> Range<Int>? {
    guard place < bytes.count else { return nil }
    let start = place
    var end = start
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end &+= 1 }
    place = end &+ 1
    if end > start, bytes[end &- 1] == UInt8(ascii: "\r") { end &-= 1 }
    return start..<end
  }

  /// The range without blanks and tabs at its ends.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    var end = range.upperBound
    while start < end, isBlank(bytes[start]) { start &+= 1 }
    while end > start, isBlank(bytes[end &- 1]) { end &-= 1 }
    return start..<end
  }

  /// Whether the range begins with `word`.
  func begins(_ range: Range<Int>, with word: StaticString) -> Bool {
    let count = word.utf8CodeUnitCount
    guard range.count >= count else { return false }
    for step in 0..<count where unsafe bytes[range.lowerBound &+ step] != word.utf8Start[step] {
      return false
    }
    return true
  }

  /// The range behind `word`, trimmed, when it begins with it.
  func rest(of range: Range<Int>, behind word: StaticString) -> Range<Int>? {
    guard begins(range, with: word) else { return nil }
    return trimmed(range.lowerBound + word.utf8CodeUnitCount..<range.upperBound)
  }

  /// Where `word` begins first in the range, or nil.
  func first(_ word: StaticString, in range: Range<Int>) -> Int? {
    var place = range.lowerBound
    while place &+ word.utf8CodeUnitCount <= range.upperBound {
      if begins(place..<range.upperBound, with: word) { return place }
      place &+= 1
    }
    return nil
  }

  /// Where a byte stands first in the range, or nil.
  func first(_ byte: UInt8, in range: Range<Int>) -> Int? {
    for place in range where bytes[place] == byte { return place }
    return nil
  }

  /// Where a byte stands last in the range, or nil.
  func last(_ byte: UInt8, in range: Range<Int>) -> Int? {
    var place = range.upperBound
    while place > range.lowerBound {
      place &-= 1
      if bytes[place] == byte { return place }
    }
    return nil
  }

  /// Where the first word of the range ends.
  func wordEnd(_ range: Range<Int>) -> Int {
    var end = range.lowerBound
    while end < range.upperBound, !isBlank(bytes[end]) { end &+= 1 }
    return end
  }

  /// The text of a range, cut at `limit` bytes.
  func string(_ range: Range<Int>, limit: Int = 512) -> String {
    let end = min(range.upperBound, range.lowerBound + limit)
    return unsafe bytes.extracting(range.lowerBound..<end).withUnsafeBufferPointer {
      unsafe String(decoding: $0, as: UTF8.self)
    }
  }

  private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == UInt8(ascii: "\t") }
}
