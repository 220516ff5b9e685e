/// Reads the ids of `Message-ID`, `In-Reply-To` and `References` (RFC 5322, section 3.6.4).
///
/// An id is what stands between `<` and `>`, without white space and control characters. What was
/// written around ids (`Your message of ...`) is passed over. A field without angle brackets has
/// the words that contain an `@`.
struct MessageIdentifiers {
  /// The ids in order, without their angle brackets.
  private(set) var list: [String] = []
  /// Whether there were more than `MessageLimits.identifiers`.
  private(set) var wasCut = false

  /// Reads a field's body.
  init(_ bytes: Span<UInt8>, in range: Range<Int>) {
    if bytes.offset(of: UInt8(ascii: "<"), in: range) == nil {
      readWords(bytes, in: range)
    } else {
      readBrackets(bytes, in: range)
    }
  }

  private mutating func readBrackets(_ bytes: Span<UInt8>, in range: Range<Int>) {
    var start: Int?
    for place in range {
      let byte = bytes[place]
      guard byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">") else { continue }
      if let start {
        if byte == UInt8(ascii: ">") {
          append(bytes, in: start..<place)
        } else {
          readFirstWord(bytes, in: start..<place)
        }
        if wasCut { return }
      }
      start = byte == UInt8(ascii: "<") ? place + 1 : nil
    }
    if let start { readFirstWord(bytes, in: start..<range.upperBound) }
  }

  /// Reads what stands behind a `<` that nothing closes: up to the first blank it may be an id.
  private mutating func readFirstWord(_ bytes: Span<UInt8>, in range: Range<Int>) {
    let rest = bytes.trimmed(range)
    var end = rest.lowerBound
    while end < rest.upperBound, !bytes[end].isWhiteSpace { end += 1 }
    readWords(bytes, in: rest.lowerBound..<end)
  }

  private mutating func readWords(_ bytes: Span<UInt8>, in range: Range<Int>) {
    var start = range.lowerBound
    var hasAt = false
    for place in range.lowerBound...range.upperBound {
      let isEnd = place == range.upperBound || bytes[place].isWhiteSpace
      if isEnd {
        if hasAt { append(bytes, in: withoutCommas(bytes, start..<place)) }
        if wasCut { return }
        start = place + 1
        hasAt = false
      } else if bytes[place] == UInt8(ascii: "@") {
        hasAt = true
      }
    }
  }

  private func withoutCommas(_ bytes: Span<UInt8>, _ word: Range<Int>) -> Range<Int> {
    var (start, end) = (word.lowerBound, word.upperBound)
    func isComma(_ byte: UInt8) -> Bool { byte == UInt8(ascii: ",") || byte == UInt8(ascii: ";") }
    while start < end, isComma(bytes[start]) { start += 1 }
    while start < end, isComma(bytes[end - 1]) { end -= 1 }
    return start..<end
  }

  private mutating func append(_ bytes: Span<UInt8>, in range: Range<Int>) {
    var text: [UInt8] = []
    text.reserveCapacity(range.count)
    for place in range where bytes[place] > 32 && bytes[place] != 127 {
      let isControl = text.last == 0xC2 && (0x80..<0xA0).contains(bytes[place])
      if isControl { text.removeLast() } else { text.append(bytes[place]) }
    }
    guard !text.isEmpty else { return }
    guard list.count < MessageLimits.identifiers else {
      wasCut = true
      return
    }
    list.append(String(decoding: text, as: UTF8.self))
  }
}
