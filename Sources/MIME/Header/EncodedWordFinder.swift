/// Finds encoded-words from left to right: RFC 2047, as loosely as mail programs write them.
///
/// A word may stand anywhere, be longer than 75 bytes and hold blanks and folds. One finder goes
/// over its bytes once, however many beginnings without an end they hold.
struct EncodedWordFinder {
  private let end: Int
  /// The first `?=` at or behind the place that was asked for last; `end` if there is none.
  private var nextClose: Int

  /// Bytes of the part that names charset and language; no real one is half as long.
  private static let longestCharset = MessageLimits.charsetLabelBytes

  /// A finder for a range of bytes.
  init(in range: Range<Int>) {
    end = range.upperBound
    nextClose = range.lowerBound - 1
  }

  /// The first word that begins at or behind `start`, or nil.
  mutating func next(_ bytes: Span<UInt8>, from start: Int) -> EncodedWord? {
    var place = start
    while let found = bytes.offset(of: UInt8(ascii: "="), in: place..<end) {
      if let word = word(bytes, at: found) { return word }
      place = found + 1
    }
    return nil
  }

  /// The word that begins at a place, or nil.
  mutating func word(_ bytes: Span<UInt8>, at start: Int) -> EncodedWord? {
    guard start + 1 < end, bytes[start] == UInt8(ascii: "="), bytes[start + 1] == UInt8(ascii: "?"),
      let charset = charset(bytes, from: start + 2), charset.upperBound + 2 < end,
      bytes[charset.upperBound + 2] == UInt8(ascii: "?")
    else { return nil }
    let text = charset.upperBound + 3
    let encoding: EncodedWord.Encoding
    switch bytes[charset.upperBound + 1] {
    case UInt8(ascii: "B"), UInt8(ascii: "b"): encoding = .base64
    case UInt8(ascii: "Q"), UInt8(ascii: "q"): encoding = .quotedPrintable
    default: return nil
    }
    var close = close(bytes, from: text)
    if encoding == .quotedPrintable {
      while close < end, let later = laterClose(bytes, behind: close) { close = later }
    }
    var behind = close + 2
    if close == end {
      // The last character of the field was cut off.
      guard end - 1 > text, bytes[end - 1] == UInt8(ascii: "?"),
        bytes.offset(of: UInt8(ascii: "?"), in: text..<end) == end - 1
      else { return nil }
      close = end - 1
      behind = end
    } else if isShared(bytes, at: close + 1) {
      behind = close + 1
    }
    var name = bytes.trimmed(charset)
    if let language = bytes.offset(of: UInt8(ascii: "*"), in: name) {
      name = name.lowerBound..<language
    }
    return EncodedWord(
      charset: name, encoding: encoding, text: text..<close, range: start..<behind)
  }

  /// What stands between `=?` and the next `?`, if it can be the name of a charset.
  private func charset(_ bytes: Span<UInt8>, from start: Int) -> Range<Int>? {
    let limit = min(end, start + Self.longestCharset)
    var place = start
    while place < limit, bytes[place] != UInt8(ascii: "?") {
      guard bytes[place] < 0x80, bytes[place] != UInt8(ascii: "=") else { return nil }
      place += 1
    }
    return place < limit && place > start ? start..<place : nil
  }

  /// Whether the `=` that ends a word is also the one that begins the next: `?=?utf-8?B?`.
  private func isShared(_ bytes: Span<UInt8>, at sign: Int) -> Bool {
    guard sign + 1 < end, bytes[sign + 1] == UInt8(ascii: "?"),
      let next = charset(bytes, from: sign + 2), next.upperBound + 2 < end,
      bytes[next.upperBound + 2] == UInt8(ascii: "?")
    else { return false }
    switch bytes[next.upperBound + 1].asciiLowercased {
    case UInt8(ascii: "b"), UInt8(ascii: "q"): return true
    default: return false
    }
  }

  /// The first `?=` from a place on, or `end`.
  private mutating func close(_ bytes: Span<UInt8>, from start: Int) -> Int {
    guard nextClose < start else { return nextClose }
    var place = start
    while let found = bytes.offset(of: UInt8(ascii: "?"), in: place..<end) {
      if found + 1 < end, bytes[found + 1] == UInt8(ascii: "=") {
        nextClose = found
        return found
      }
      place = found + 1
    }
    nextClose = end
    return end
  }

  /// The `?=` that really ends a `Q` word, if the one at `close` is a raw `?` before an escape of a
  /// byte beyond ASCII (`wirklich?=C3=9C?=`): another one must follow before a word begins.
  private mutating func laterClose(_ bytes: Span<UInt8>, behind close: Int) -> Int? {
    guard close + 3 < end, let high = bytes[close + 2].hexadecimalValue, high >= 8,
      bytes[close + 3].hexadecimalValue != nil
    else { return nil }
    var place = close + 4
    while place + 1 < end {
      switch (bytes[place], bytes[place + 1]) {
      case (UInt8(ascii: "?"), UInt8(ascii: "=")):
        nextClose = place
        return place
      case (UInt8(ascii: "="), UInt8(ascii: "?")): return nil
      default: place += 1
      }
    }
    return nil
  }
}
