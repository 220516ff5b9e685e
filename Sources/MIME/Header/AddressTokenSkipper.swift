/// Steps over what hides separators in an address list: quoted strings, comments, encoded-words,
/// domain literals, quoted pairs and raw ISO-2022-JP.
struct AddressTokenSkipper {
  private let range: Range<Int>
  private var finder: EncodedWordFinder
  private var comments: CommentSkipper
  /// Whether no `"` or escape behind the place is closed: found once, not for each.
  private var hasOpenQuote = false
  private var hasOpenEscape = false
  /// Whether 8-bit bytes are UTF-8, so that a `\` behind one is no half of a character.
  private let isUTF8: Bool

  init(_ bytes: Span<UInt8>, in range: Range<Int>) {
    self.range = range
    finder = EncodedWordFinder(in: range)
    isUTF8 = UTF8Text.isValid(bytes.extracting(range))
    comments = CommentSkipper(bytes, in: range)
  }

  /// The place behind a comment that begins here, or nil.
  mutating func endOfComment(_ bytes: Span<UInt8>, at start: Int) -> Int? {
    let isUTF8 = isUTF8
    return comments.end(bytes, at: start) { isUTF8 || bytes[$0 - 1] < 0x80 }
  }

  /// The place behind a quoted string that begins here, or nil.
  mutating func endOfQuotedString(_ bytes: Span<UInt8>, at start: Int) -> Int? {
    guard bytes[start] == UInt8(ascii: "\""), !hasOpenQuote else { return nil }
    var place = start + 1
    while place < range.upperBound {
      switch bytes[place] {
      case UInt8(ascii: "\""): return place + 1
      case UInt8(ascii: "\\") where escapes(bytes, at: place): place += 2
      default: place += 1
      }
    }
    hasOpenQuote = true
    return nil
  }

  /// The place behind any other token here that may hide a separator, or nil.
  mutating func endOfToken(_ bytes: Span<UInt8>, at start: Int) -> Int? {
    switch bytes[start] {
    case UInt8(ascii: "\""): return endOfQuotedString(bytes, at: start)
    case UInt8(ascii: "="): return finder.word(bytes, at: start)?.range.upperBound
    case UInt8(ascii: "\\"):
      return escapes(bytes, at: start) ? min(start + 2, range.upperBound) : nil
    case UInt8(ascii: "["): return endOfDomainLiteral(bytes, at: start)
    case 0x1B: return endOfEscape(bytes, at: start)
    default: return nil
    }
  }

  /// Whether the `\` at a place makes a quoted pair.
  func escapes(_ bytes: Span<UInt8>, at place: Int) -> Bool {
    isUTF8 || place == range.lowerBound || bytes[place - 1] < 0x80
  }

  /// The place behind `[192.0.2.1]` if it follows an `@`.
  private func endOfDomainLiteral(_ bytes: Span<UInt8>, at start: Int) -> Int? {
    guard start > range.lowerBound, bytes[start - 1] == UInt8(ascii: "@") else { return nil }
    var place = start + 1
    while place < range.upperBound {
      switch bytes[place] {
      case UInt8(ascii: "]"): return place + 1
      case UInt8(ascii: "."), UInt8(ascii: ":"), 48...57, 65...90, 97...122: place += 1
      default: return nil
      }
    }
    return nil
  }

  /// The place behind text of two bytes a character, which may look like anything.
  private mutating func endOfEscape(_ bytes: Span<UInt8>, at start: Int) -> Int? {
    guard !hasOpenEscape, let escape = ISO2022JP.escape(bytes, at: start), escape.set != .ascii
    else { return nil }
    var place = start + escape.length
    while let next = bytes.offset(of: 0x1B, in: min(place, range.upperBound)..<range.upperBound) {
      if next + 1 < range.upperBound, bytes[next + 1] == UInt8(ascii: "(") { return next }
      place = next + 1
    }
    hasOpenEscape = true
    return nil
  }
}
