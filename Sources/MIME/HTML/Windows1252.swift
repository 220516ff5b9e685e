/// What browsers read for the numeric references 128 to 159 (HTML Living Standard, section
/// 13.2.5.80): the characters that windows-1252 has there.
enum Windows1252 {
  /// The UTF-8 of the character of a byte 0x80 to 0x9F.
  static func utf8(_ byte: UInt8) -> [UInt8] {
    let index = Int(byte) - 0x80
    guard characters.indices.contains(index) else { return [] }
    return [UInt8](String(characters[index]).utf8)
  }

  private static let characters: [Unicode.Scalar] = [
    "\u{20AC}", "\u{81}", "\u{201A}", "\u{192}", "\u{201E}", "\u{2026}", "\u{2020}", "\u{2021}",
    "\u{2C6}", "\u{2030}", "\u{160}", "\u{2039}", "\u{152}", "\u{8D}", "\u{17D}", "\u{8F}",
    "\u{90}", "\u{2018}", "\u{2019}", "\u{201C}", "\u{201D}", "\u{2022}", "\u{2013}", "\u{2014}",
    "\u{2DC}", "\u{2122}", "\u{161}", "\u{203A}", "\u{153}", "\u{9D}", "\u{17E}", "\u{178}",
  ]
}
