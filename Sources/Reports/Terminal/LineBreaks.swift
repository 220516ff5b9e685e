/// Where a line may be broken in text of people: at blanks, and between letters of scripts that are
/// written without them (Unicode Standard Annex 14, in short).
enum LineBreaks {
  /// A run that is not broken, and whether a blank stands before it.
  struct Piece: Hashable {
    let text: Substring
    let followsBlank: Bool
  }

  /// The runs of `text`; U+00A0 is no blank.
  static func pieces(_ text: String) -> [Piece] {
    text.split(separator: " ").flatMap { word -> [Piece] in
      var pieces: [Piece] = []
      var start = word.startIndex
      for index in word.indices.dropFirst() {
        let (before, after) = (word[word.index(before: index)], word[index])
        if canBreak(before, after) {
          pieces.append(Piece(text: word[start..<index], followsBlank: pieces.isEmpty))
          start = index
        }
      }
      pieces.append(Piece(text: word[start...], followsBlank: pieces.isEmpty))
      return pieces
    }
  }

  private static let openers: Set<Character> = ["（", "「", "『", "“", "‘", "《", "(", "["]
  private static let closers: Set<Character> = [
    "，", "。", "、", "：", "；", "！", "？", "）", "」", "』", "”", "’", "》", "…", ",", ".", ":", ";", "!",
    "?",
    ")", "]", "%", "×", "々", "ー",
  ]

  private static func canBreak(_ before: Character, _ after: Character) -> Bool {
    guard isIdeographic(before) || isIdeographic(after) else { return false }
    // U+00A0 holds together what it stands between, and a number stays with its unit.
    if before == "\u{A0}" || after == "\u{A0}" { return false }
    return !openers.contains(before) && !closers.contains(after) && !before.isNumber
  }

  private static func isIdeographic(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    switch scalar.value {
    case 0x2E80...0x2FDF, 0x3001...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF,
      0xFF01...0xFF60, 0x20000...0x3FFFD:
      return true
    default: return false
    }
  }
}
