/// A line of the block: a label, a colon, a value.
///
/// A value that would make the line longer than mail programs leave lines goes on in further lines,
/// which begin with an ellipsis: with a blank behind it where the value has a blank, and none where
/// it was cut inside a word. No line ends in a blank, since `format=flowed` (RFC 3676) would join it
/// with the next.
struct FactLine: Hashable, Sendable {
  /// What stands at the start of a line that goes on with the value before.
  static let continuation: Character = "\u{2026}"
  /// Columns of a line; programs wrap from 72 on, and a reply puts quote marks before it.
  static let columnLimit = 66
  /// Characters of a label.
  static let labelLimit = 40

  let label: String
  let value: String

  /// The line, and those in which it goes on, without line ends.
  var lines: [String] {
    var lines: [String] = []
    var line = label + ":"
    var columns = Self.columns(of: line)
    for word in value.split(separator: " ") {
      let width = Self.columns(of: word)
      if columns + 1 + width > Self.columnLimit, columns > Self.columns(of: label) + 1 {
        lines.append(line)
        line = String(Self.continuation)
        columns = 1
      }
      line += " "
      columns += 1
      for character in word {
        let width = Self.columns(of: character)
        if columns + width > Self.columnLimit {
          lines.append(line)
          line = String(Self.continuation)
          columns = 1
        }
        line.append(character)
        columns += width
      }
    }
    return lines + [line]
  }

  private static func columns(of text: some StringProtocol) -> Int {
    text.reduce(0) { $0 + columns(of: $1) }
  }

  /// Two for characters that terminals and mail programs show wide (Unicode Standard Annex 11).
  private static func columns(of character: Character) -> Int {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1F000...0x1FAFF, 0x20000...0x3FFFD:
      return 2
    default: return 1
    }
  }
}
