import Bytes

/// Text in UTF-8 that was read in another charset and encoded once more: `fÃ¼r`, `donâ€™t`,
/// `РџСЂРё`.
enum Mojibake {
  /// The charsets that text is taken for; windows-1252 with the controls for what it lacks.
  private static let charsets: [SingleByteCharset] = [
    .windows1252, .windows1251, .windows1250, .koi8r, .macintosh, .ibm866, .windows1254,
  ]
  /// Beyond the last character that one of them has.
  private static let scalars = 0x2600
  /// The byte of each character in each charset, one charset after another; 0 where it has none.
  private static let bytes: [UInt8] = {
    var bytes = Array(repeating: UInt8(0), count: charsets.count * scalars)
    for (place, charset) in charsets.enumerated() {
      for byte in 0x80...0x9F { bytes[place * scalars + byte] = UInt8(byte) }
      for (index, scalar) in charset.upperHalf.description.unicodeScalars.enumerated()
      where scalar.value < scalars {
        bytes[place * scalars + Int(scalar.value)] = UInt8(0x80 + index)
      }
    }
    return bytes
  }()
  /// How many times one text may have been taken for another.
  private static let depth = 3

  /// Whether the first character beyond ASCII looks like it.
  static func isLikely(_ text: Span<UInt8>) -> Bool {
    let place = text.endOfASCII(from: 0)
    return place < text.count && charset(text, at: place) != nil
  }

  /// The text as it was, line by line, or nil when no line shows that this happened to it.
  static func mended(_ text: [UInt8]) -> [UInt8]? {
    let span = text.span
    var place = span.endOfASCII(from: 0)
    var mended: [UInt8] = []
    var start = 0
    while place < span.count {
      let end = span.offset(of: .lineFeed, in: place..<span.count) ?? span.count
      if let first = charset(span, at: place) {
        var lineStart = place
        while lineStart > start, span[lineStart - 1] != .lineFeed { lineStart -= 1 }
        if let line = line(Array(text[lineStart..<end]), from: first) {
          mended += text[start..<lineStart] + line
          start = end
        }
      }
      place = span.endOfASCII(from: end)
    }
    return start > 0 || !mended.isEmpty ? mended + text[start...] : nil
  }

  /// The first charset in which the character at a place is the first byte of one in UTF-8, and the
  /// next character its second; nil for nearly all text.
  private static func charset(_ text: Span<UInt8>, at place: Int) -> Int? {
    let (first, length) = text.scalar(at: place)
    // Mail programs write a no-break space for a blank; in MacRoman it would lead phonetic letters.
    guard first < scalars, first != 0xA0, place + length < text.count,
      text[place + length] >= 0x80
    else { return nil }
    let second = text.scalar(at: place + length).value
    guard second < scalars else { return nil }
    let table = bytes.span
    for charset in charsets.indices {
      let lead = table[charset * scalars + Int(first)]
      let next = table[charset * scalars + Int(second)]
      if (0xC2...0xF4).contains(lead), next & 0xC0 == 0x80 { return charset }
    }
    return nil
  }

  private static func line(_ line: [UInt8], from first: Int) -> [UInt8]? {
    var charset = first
    while charset < charsets.count {
      if var mended = once(line.span, charset) {
        for _ in 1..<depth {
          let place = mended.span.endOfASCII(from: 0)
          guard place < mended.count, let next = Self.charset(mended.span, at: place),
            let again = once(mended.span, next)
          else { break }
          mended = again
        }
        return mended
      }
      charset += 1
    }
    return nil
  }

  /// The line with each of its characters beyond ASCII taken for a byte of UTF-8; nil unless all of
  /// them give characters, and one of these stands in a word.
  private static func once(_ line: Span<UInt8>, _ charset: Int) -> [UInt8]? {
    var mended: [UInt8] = []
    var isInWord = false
    var place = 0
    while place < line.count {
      guard line[place] >= 0x80 else {
        mended.append(line[place])
        place += 1
        continue
      }
      let start = place
      guard let first = byte(line, &place, charset), (0xC2...0xF4).contains(first) else {
        return nil
      }
      mended.append(first)
      for _ in 1..<(first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2) {
        guard place < line.count, let next = byte(line, &place, charset), next & 0xC0 == 0x80 else {
          return nil
        }
        mended.append(next)
      }
      if start > 0, line[start - 1].isASCIILetter { isInWord = true }
      if place < line.count, line[place].isASCIILetter || line[place] >= 0x80 { isInWord = true }
    }
    return isInWord && UTF8Text.isValid(mended.span) ? mended : nil
  }

  private static func byte(_ line: Span<UInt8>, _ place: inout Int, _ charset: Int) -> UInt8? {
    let (value, length) = line.scalar(at: place)
    place += length
    guard value >= 0x80, value < scalars else { return nil }
    let byte = bytes[charset * scalars + Int(value)]
    return byte == 0 ? nil : byte
  }
}
