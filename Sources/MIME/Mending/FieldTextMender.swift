import Bytes

/// Undoes what programs did to the text of a field beside RFC 2047: escapes of another syntax, a
/// charset taken for another.
enum FieldTextMender {
  /// How many layers are undone.
  private static let depth = 3

  /// Whether something may have been done to the text, or an encoded-word may stand in it.
  ///
  /// - Parameter hasMarks: Whether `marks` shows one of its bytes.
  static func showsSign(_ text: Span<UInt8>, hasMarks: Bool) -> Bool {
    hasMarks && !signs(text).isEmpty || isOneWord(text)
  }

  /// A number whose lowest bit is set for a byte that is part of a sign.
  static func marks(_ byte: UInt8) -> UInt64 {
    (byte & 0x40 == 0 ? lowMarks : highMarks) >> UInt64(byte & 0x3F) | UInt64(byte >> 7)
  }

  /// The bits of the bytes below 0x40 that are a sign: `%`, `&`, `+`, `=`, `?`.
  private static let lowMarks: UInt64 = 1 << 0x25 | 1 << 0x26 | 1 << 0x2B | 1 << 0x3D | 1 << 0x3F
  /// And of those from 0x40 on: the backslash.
  private static let highMarks: UInt64 = 1 << 0x1C

  private static func isOneWord(_ text: Span<UInt8>) -> Bool {
    text.count >= shortestBase64 && text.count % 4 == 0
      && text.offset(of: .blank, in: text.indices) == nil
      && text.indices.allSatisfy { EncodingEvidence.isDigitOrPad(text[$0]) }
  }

  /// The text as a person reads it, or nil when nothing was done to it.
  static func mended(_ text: [UInt8]) -> [UInt8]? {
    var bytes = text
    var isChanged = false
    for _ in 0..<depth {
      guard let changed = once(bytes) else { break }
      bytes = changed
      isChanged = true
    }
    return isChanged ? bytes : nil
  }

  /// What in a text may come from something that is undone here.
  private struct Signs: OptionSet {
    let rawValue: UInt8

    static let ampersand = Signs(rawValue: 1)
    static let percent = Signs(rawValue: 2)
    static let backslash = Signs(rawValue: 4)
    static let plus = Signs(rawValue: 8)
    static let equals = Signs(rawValue: 16)
    static let mojibake = Signs(rawValue: 32)
    static let oneWord = Signs(rawValue: 64)
    static let question = Signs(rawValue: 128)
  }

  private static func signs(_ text: Span<UInt8>) -> Signs {
    var signs: Signs = []
    var isASCII = true
    for index in text.indices {
      switch text[index] {
      case 0x80...: isASCII = false
      case UInt8(ascii: "&"): signs.insert(.ampersand)
      case UInt8(ascii: "%"): signs.insert(.percent)
      case UInt8(ascii: "\\"): signs.insert(.backslash)
      case UInt8(ascii: "+"): signs.insert(.plus)
      case UInt8(ascii: "="): signs.insert(.equals)
      case UInt8(ascii: "?"): signs.insert(.question)
      default: break
      }
    }
    if !isASCII, Mojibake.isLikely(text) { signs.insert(.mojibake) }
    if isOneWord(text) { signs.insert(.oneWord) }
    return signs
  }

  private static func once(_ text: [UInt8]) -> [UInt8]? {
    let signs = signs(text.span)
    let hasEscapes = !signs.isDisjoint(with: [.ampersand, .percent, .backslash, .equals])
    var changed = hasEscapes ? withoutFolds(text) : nil
    if signs.contains(.ampersand) { changed = changed ?? CharacterReferences.decoded(text) }
    if signs.contains(.percent) { changed = changed ?? ofScript(text) }
    if signs.contains(.backslash) { changed = changed ?? BackslashEscapes.decoded(text) }
    if signs.contains(.equals) { changed = changed ?? quotedPrintable(text) }
    if signs.contains(.oneWord) { changed = changed ?? base64(text) }
    if signs.contains(.plus) { changed = changed ?? UTF7Text.unlabelled(text) }
    if signs.contains(.mojibake) { changed = changed ?? Mojibake.mended(text) }
    guard let changed, changed != text else { return nil }
    return Array(changed.map { $0 < 0x20 ? .blank : $0 }[...].withoutBlanks)
  }

  /// The line ends of folds that were written out: `\r\n\t`, `=0D=0A `, `%0D%0A%09`.
  private static func withoutFolds(_ text: [UInt8]) -> [UInt8]? {
    let folds: [StaticString] = [
      "\\r\\n\\t", "\\r\\n ", "\\n\\t", "\\n ", "=0d=0a=09", "=0d=0a ", "=0a ", "%0d%0a%09",
      "%0d%0a%20", "%0a%09", "&#13;&#10;&#9;", "&#13;&#10; ", "&#10; ", "&#xd;&#xa; ",
    ]
    var plain = text
    for fold in folds { plain = plain.replacing(fold, with: " ") }
    return plain == text ? nil : plain
  }

  /// What a script escaped, as `%u00FC` or with the frame of an encoded-word.
  ///
  /// Other escapes for an address are left to those who know what a link may say.
  private static func ofScript(_ text: [UInt8]) -> [UInt8]? {
    guard text.place(of: "%u") != nil || text.place(of: "%3d%3f") != nil else { return nil }
    return PercentEscapes.decoded(text)
  }

  /// Quoted-printable without the frame of an encoded-word: each `=` is an escape, and those beyond
  /// ASCII give characters.
  private static func quotedPrintable(_ text: [UInt8]) -> [UInt8]? {
    var decoded: [UInt8] = []
    var high = 0
    var place = 0
    let hasBlanks = text.contains(.blank)
    while place < text.count {
      if text[place] == UInt8(ascii: "=") {
        guard let byte = BackslashEscapes.hexadecimal(text, place + 1..<place + 3) else {
          return nil
        }
        decoded.append(UInt8(byte))
        if byte >= 0x80 { high += 1 }
        place += 3
      } else {
        let isBlank = text[place] == UInt8(ascii: "_") && !hasBlanks
        decoded.append(isBlank ? .blank : text[place])
        place += 1
      }
    }
    return high >= 2 && text.span.isASCII && UTF8Text.isValid(decoded.span) ? decoded : nil
  }

  private static let shortestBase64 = 16

  /// base64 without its frame: it gives words.
  private static func base64(_ text: [UInt8]) -> [UInt8]? {
    guard text.count >= shortestBase64, text.count % 4 == 0,
      text.allSatisfy(EncodingEvidence.isDigitOrPad)
    else { return nil }
    var decoded = ByteBuffer()
    Base64.decode(text.span, into: &decoded, limit: .max)
    let words = decoded.bytes
    guard UTF8Text.isValid(words.span), words.contains(.blank), words.allSatisfy({ $0 >= 0x20 })
    else { return nil }
    return words
  }

  /// Encoded-words with the frame that they should have: `=3D?`, `=\?`, and one that the end of the
  /// field cuts off.
  static func withFrames(_ text: [UInt8]) -> (text: [UInt8], isCut: Bool) {
    var text = text
    if text.place(of: "=3d?") != nil, text.place(of: "?=3d") != nil {
      text = text.replacing("=3d", with: "=")
    }
    if text.place(of: "=\\?") != nil { text = text.replacing("\\?", with: "?") }
    if let closed = withLastFrame(text) { return (closed, true) }
    return (text, false)
  }

  /// The text with the last encoded-word cut to whole characters and closed, if it is open.
  private static func withLastFrame(_ text: [UInt8]) -> [UInt8]? {
    var start = text.count - 2
    while start >= 0, !text.has("=?", at: start) { start -= 1 }
    guard start >= 0 else { return nil }
    let parts = text[(start + 2)...].split(
      separator: UInt8(ascii: "?"), maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, !parts[0].isEmpty, parts[1].count == 1, parts[2].count >= 8,
      parts[2].place(of: "?=") == nil, !parts[0].contains(where: \.isWhiteSpace)
    else { return nil }
    var content = parts[2]
    var tail: [UInt8] = []
    if content.ends("...") { (content, tail) = (content.dropLast(3), Array(content.suffix(3))) }
    switch parts[1].first?.asciiLowercased {
    case UInt8(ascii: "b"):
      guard content.allSatisfy(EncodingEvidence.isDigitOrPad) else { return nil }
      if content.count % 4 == 1 { content = content.dropLast() }
    case UInt8(ascii: "q"):
      guard !content.contains(where: \.isWhiteSpace) else { return nil }
      if let sign = content.suffix(2).lastIndex(of: UInt8(ascii: "=")) {
        content = content[..<sign]
      }
    default: return nil
    }
    return text[..<content.endIndex] + Array("?=".utf8) + tail
  }

  /// The text without what was left of the last character, which the end of the field cut.
  static func withoutCutCharacter(_ text: String) -> String {
    let isShortened = text.hasSuffix("...")
    let content = isShortened ? text.dropLast(3) : text[...]
    guard content.last == "\u{FFFD}" else { return text }
    let whole = content.dropLast()
    return (whole.last == " " ? whole.dropLast() : whole) + (isShortened ? "..." : "")
  }
}
