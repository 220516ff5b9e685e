/// References that libxml2 can't read and browsers do, or that people read as what was meant.
enum HTMLReference {
  /// The character of the reference that `text` begins with, and the bytes it takes; nil for those
  /// that libxml2 reads.
  static func repaired(_ text: Span<UInt8>) -> (character: Unicode.Scalar, length: Int)? {
    guard text.count > 3 else { return nil }
    if text[1] == UInt8(ascii: "#") {
      guard let number = CharacterReferences.number(text, at: 0),
        number.value & 0xFFFF_FC00 == 0xD800
      else { return nil }
      return CharacterReferences.character(text, at: 0)
    }
    var end = 1
    while end < text.count, end <= HTMLEntity.longestName, text[end].isASCIILetter { end += 1 }
    if end < text.count, text[end] == UInt8(ascii: ";") {
      return HTMLEntity.mark(text.extracting(1..<end)).map { (Unicode.Scalar($0), end + 1) }
    }
    // A letter without its semicolon, also before other letters.
    while end > 4 {
      if let character = HTMLEntity.character(text.extracting(1..<end)),
        (0xC0...0xFF).contains(character.value)
      {
        return (character, end)
      }
      end -= 1
    }
    return nil
  }
}
