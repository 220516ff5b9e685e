import Bytes

/// A line in the form in which templates are matched.
///
/// Every Unicode space is a blank, full-width ASCII is ASCII, zero-width characters, direction marks
/// and soft hyphens are gone, and so are what programs added around a value: `Optional(...)` and the
/// address of a link that a mail program made (`Name.example<http://name.example/>`). What is read
/// from it is given back as it was sent, by `string(_:)`.
struct CleanLine: Sendable {
  /// The form for matching.
  let bytes: [UInt8]
  /// The line as it was sent.
  private let source: [UInt8]
  /// Where in `source` each byte comes from, and its end.
  private let origins: [Int32]
  /// Whether blanks came as `+`.
  private let plusIsBlank: Bool

  /// Reads the bytes of `text` in `range`.
  init(_ text: Span<UInt8>, _ range: Range<Int>) {
    var source: [UInt8] = []
    source.reserveCapacity(range.count)
    for offset in range { source.append(text[offset]) }
    self.init(source: source)
  }

  /// Reads a text that is no part of a longer one.
  init(_ text: String) { self.init(source: Array(text.utf8)) }

  private init(source: [UInt8]) {
    var cleaner = Cleaner(capacity: source.count)
    cleaner.read(source.span)
    self.source = source
    bytes = cleaner.bytes
    origins = cleaner.origins
    plusIsBlank = cleaner.plusIsBlank
  }

  /// This line and another, a blank between them.
  func joined(with other: CleanLine) -> CleanLine {
    CleanLine(source: source + [UInt8(ascii: " ")] + other.source)
  }

  /// This line and the rest of another behind the ellipsis that it begins with; nil when it doesn't.
  func continued(by other: CleanLine) -> CleanLine? {
    let ellipsis: [UInt8] = [0xE2, 0x80, 0xA6]
    guard other.bytes.starts(with: ellipsis) else { return nil }
    let rest = other.source[(other.origin(0) + ellipsis.count)...]
    return CleanLine(source: Array(source[..<origin(trimmedEnd)]) + rest)
  }

  /// Where the blanks at the end of the line begin.
  private var trimmedEnd: Int { bytes.span.trimmed(all).upperBound }

  /// The whole line.
  var all: Range<Int> { 0..<bytes.count }

  /// Where the byte at `place` stands in the line as sent.
  func origin(_ place: Int) -> Int { Int(origins[place]) }

  /// Where the bytes in `range` stand in the line as sent.
  func sourceRange(_ range: Range<Int>) -> Range<Int> {
    if range.isEmpty { return origin(range.lowerBound)..<origin(range.lowerBound) }
    let last = origin(range.upperBound - 1)
    return origin(range.lowerBound)..<last + source.span.scalar(at: last).length
  }

  /// What was sent at `range`, spaces as blanks and without what can't be seen.
  func string(_ range: Range<Int>) -> String {
    if range.isEmpty { return "" }
    let source = source.span
    let place = sourceRange(range)
    var result: [UInt8] = []
    var offset = place.lowerBound
    while let visible = Self.nextVisible(in: source, from: offset, before: place.upperBound) {
      offset = visible.offset + visible.length
      if Self.isSpace(visible.scalar) || plusIsBlank && visible.scalar == 0x2B {
        result.append(UInt8(ascii: " "))
      } else {
        for place in visible.offset..<offset { result.append(source[place]) }
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The first scalar from `offset` on that a reader sees: where it stands, its length and value.
  static func nextVisible(
    in text: Span<UInt8>, from start: Int, before end: Int
  ) -> (offset: Int, length: Int, scalar: UInt32)? {
    var offset = start
    while offset < end {
      if text[offset] == UInt8(ascii: "<"), let end = linkEnd(in: text, at: offset) {
        offset = end
        continue
      }
      let (scalar, length) = text.scalar(at: offset)
      if !isInvisible(scalar) { return (offset, length, scalar) }
      offset += length
    }
    return nil
  }

  /// The end of `<http://...>` or its kind that begins at `start` behind a word.
  private static func linkEnd(in text: Span<UInt8>, at start: Int) -> Int? {
    guard start > 0, !text[start - 1].isBlank else { return nil }
    var offset = start + 1
    while offset < text.count, text[offset].isLetter { offset += 1 }
    guard offset > start + 2, offset < text.count, text[offset] == UInt8(ascii: ":") else {
      return nil
    }
    while offset < text.count, !text[offset].isBlank, text[offset] != UInt8(ascii: "<") {
      if text[offset] == UInt8(ascii: ">") { return offset + 1 }
      offset += 1
    }
    return nil
  }

  static func isSpace(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x20, 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: true
    default: false
    }
  }

  /// Zero-width characters and direction marks, but those that join letters and emoji.
  static func isInvisible(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xAD, 0x61C, 0x180E, 0x200B, 0x200E, 0x200F, 0x202A...0x202E, 0x2060...0x206F, 0xFEFF:
      true
    case 0..<0x20: scalar != 0x09
    default: false
    }
  }
}
