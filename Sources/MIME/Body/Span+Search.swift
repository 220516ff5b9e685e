import Glibc

extension Span where Element == UInt8 {
  /// The first place of `byte` in `range`, or nil.
  func offset(of byte: UInt8, in range: Range<Int>) -> Int? {
    guard !range.isEmpty else { return nil }
    let part = extracting(range)
    return unsafe part.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress,
        let found = unsafe memchr(start, Int32(byte), buffer.count)
      else { return nil }
      return unsafe range.lowerBound + (UnsafeRawPointer(found) - UnsafeRawPointer(start))
    }
  }

  /// The place behind the first `byte` in `range`, or the end of the range.
  func offset(behind byte: UInt8, in range: Range<Int>) -> Int {
    guard let place = offset(of: byte, in: range) else { return range.upperBound }
    return place + 1
  }

  /// The range without the blanks, tabs and line ends at both ends.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    var end = range.upperBound
    while start < end, self[start].isWhiteSpace { start += 1 }
    while end > start, self[end - 1].isWhiteSpace { end -= 1 }
    return start..<end
  }

  /// The range without the CR and LF at its end.
  func withoutLineEnd(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    if end > range.lowerBound, self[end - 1] == .lineFeed { end -= 1 }
    while end > range.lowerBound, self[end - 1] == .carriageReturn { end -= 1 }
    return range.lowerBound..<end
  }

  /// Whether `range` holds the ASCII `text`, in any case when `text` is in lower case.
  func equals(_ text: StaticString, in range: Range<Int>) -> Bool {
    range.count == text.utf8CodeUnitCount && begins(with: text, at: range.lowerBound)
  }

  /// Whether the ASCII `text` stands at `offset`, in any case when `text` is in lower case.
  func begins(with text: StaticString, at offset: Int) -> Bool {
    guard count - offset >= text.utf8CodeUnitCount else { return false }
    let start = unsafe text.utf8Start
    for index in 0..<text.utf8CodeUnitCount {
      let wanted = unsafe start[index]
      let byte = self[offset + index]
      guard byte == wanted || byte.asciiLowercased == wanted else { return false }
    }
    return true
  }
}
