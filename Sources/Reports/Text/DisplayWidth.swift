/// How many columns of a terminal a text takes (Unicode Standard Annex 11).
enum DisplayWidth {
  /// Columns of `text`, which is clean: wide East Asian letters and emoji count two, marks none.
  static func columns(_ text: some StringProtocol) -> Int {
    text.reduce(0) { $0 + columns($1) }
  }

  static func columns(_ character: Character) -> Int {
    var width = 0
    for scalar in character.unicodeScalars {
      if scalar.value < 0x300 {
        width = max(width, 1)
      } else if scalar.value == 0xFE0F {
        width = 2
      } else if isWide(scalar) {
        width = 2
      } else if !isZero(scalar) {
        width = max(width, 1)
      }
    }
    return width
  }

  /// The beginning of `text` that fits into `columns`, ended at a blank where there is one, with
  /// `ellipsis` when something was left out.
  static func cut(_ text: String, to columns: Int, ellipsis: String) -> String {
    guard self.columns(text) > columns else { return text }
    let room = columns - self.columns(ellipsis)
    guard room > 0 else { return "" }
    var used = 0
    var end = text.startIndex
    var blank: String.Index?
    for index in text.indices {
      let width = self.columns(text[index])
      if text[index] == " ", used + 1 <= room { blank = index }
      if used + width > room { break }
      used += width
      end = text.index(after: index)
    }
    if let blank, self.columns(text[blank..<end]) <= room / 3, blank > text.startIndex,
      self.columns(text[..<blank]) + 1 <= room
    {
      return text[..<blank] + " " + ellipsis
    }
    return text[..<end] + ellipsis
  }

  private static func isZero(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: true
    default: false
    }
  }

  /// East_Asian_Width W and F, in blocks, and emoji that are shown as pictures by default.
  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x20000...0x3FFFD:
      true
    default: scalar.properties.isEmojiPresentation
    }
  }
}

extension Untrusted {
  /// Whether it takes more than so many columns.
  func isLong(_ columns: Int) -> Bool { DisplayWidth.columns(cleaned) > columns }
}
