/// What the menders ask of bytes that are taken for text; none of it stands in the way of whole mail.
extension RandomAccessCollection where Element == UInt8, Index == Int {
  /// The bytes with ASCII letters in lower case.
  var lowercasedASCII: [UInt8] { map(\.asciiLowercased) }

  /// The bytes without white space at both ends.
  var withoutBlanks: SubSequence {
    var (start, end) = (startIndex, endIndex)
    while start < end, self[start].isWhiteSpace { start += 1 }
    while end > start, self[end - 1].isWhiteSpace { end -= 1 }
    return self[start..<end]
  }

  /// Whether `text`, which is in lower case, stands at a place, in any case of ASCII letters.
  func has(_ text: StaticString, at place: Int) -> Bool {
    guard place >= startIndex, endIndex - place >= text.utf8CodeUnitCount else { return false }
    for index in 0..<text.utf8CodeUnitCount {
      let wanted = unsafe text.utf8Start[index]
      let byte = self[place + index]
      guard byte == wanted || byte.asciiLowercased == wanted else { return false }
    }
    return true
  }

  /// Whether the bytes begin with `text`, which is in lower case.
  func begins(_ text: StaticString) -> Bool { has(text, at: startIndex) }

  /// Whether the bytes end with `text`, which is in lower case.
  func ends(_ text: StaticString) -> Bool { has(text, at: endIndex - text.utf8CodeUnitCount) }

  /// The first place of `text`, which is in lower case, from a place on, or nil.
  func place(of text: StaticString, from start: Int? = nil) -> Int? {
    var place = start ?? startIndex
    while place + text.utf8CodeUnitCount <= endIndex {
      if has(text, at: place) { return place }
      place += 1
    }
    return nil
  }
}

extension [UInt8] {
  /// The bytes of a literal.
  init(_ text: StaticString) {
    self = unsafe Array(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// The bytes with each `text` replaced; `text` is in lower case and not empty.
  func replacing(_ text: StaticString, with other: StaticString) -> [UInt8] {
    guard var next = place(of: text) else { return self }
    var result: [UInt8] = []
    result.reserveCapacity(count)
    var start = 0
    while true {
      result += self[start..<next]
      result += [UInt8](other)
      start = next + text.utf8CodeUnitCount
      guard let found = place(of: text, from: start) else { break }
      next = found
    }
    result += self[start...]
    return result
  }

  /// The lines, without their ends; a last line that nothing ends counts.
  var lines: [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    while start < count {
      let end = self[start...].firstIndex(of: .lineFeed) ?? count
      var content = end
      while content > start, self[content - 1] == .carriageReturn { content -= 1 }
      lines.append(self[start..<content])
      start = end + 1
    }
    return lines
  }

  /// Appends a line and its end.
  mutating func append(line: some Collection<UInt8>) {
    append(contentsOf: line)
    append(.lineFeed)
  }
}
