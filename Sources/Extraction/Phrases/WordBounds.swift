/// Where words begin and end in folded text.
///
/// Scripts that are written without blanks between words (Han, kana, Thai) and Korean, which hangs
/// particles on its words, have no bounds: a phrase may stand anywhere in them.
enum WordBounds {
  /// Whether a letter behind this phrase would make it another word.
  static func endsWord(_ phrase: Span<UInt8>) -> Bool {
    guard phrase.count > 0 else { return false }
    let last = phrase[phrase.count - 1]
    if last < 0x80 { return isAlphanumeric(last) }
    var lead = phrase.count - 1
    while lead > 0, phrase[lead] & 0xC0 == 0x80 { lead -= 1 }
    return isBounded(phrase[lead])
  }

  /// Whether a letter or digit of a script with word bounds stands at `place`.
  static func isLetter(in text: Span<UInt8>, at place: Int) -> Bool {
    let byte = text[place]
    return byte < 0x80 ? isAlphanumeric(byte) : isBounded(byte)
  }

  /// Whether a phrase may begin at `place`: at the first byte of a character that no letter of its
  /// word precedes.
  static func canBegin(in text: Span<UInt8>, at place: Int, from start: Int) -> Bool {
    let byte = text[place]
    if byte & 0xC0 == 0x80 { return false }
    guard place > start, byte < 0x80 ? isAlphanumeric(byte) : isBounded(byte) else { return true }
    var before = place - 1
    if text[before] < 0x80 { return !isAlphanumeric(text[before]) }
    while before > start, text[before] & 0xC0 == 0x80 { before -= 1 }
    return !isBounded(text[before])
  }

  /// Letters and digits of ASCII.
  static func isAlphanumeric(_ byte: UInt8) -> Bool {
    byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 26
  }

  /// Whether the character with this first byte belongs to a script with word bounds: those of two
  /// bytes, Latin, Greek, Cyrillic, Armenian, Hebrew, Arabic.
  private static func isBounded(_ lead: UInt8) -> Bool { lead >= 0xC3 && lead < 0xE0 }
}
