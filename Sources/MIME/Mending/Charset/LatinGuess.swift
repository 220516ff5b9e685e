/// Charsets of the Latin alphabet, by what they make of the bytes that stand within words.
///
/// Under windows-1252 a word then has signs between its letters (`Wielkoœæ`, `ka¿dej`, `fŸr`); under
/// the charset that was used it has letters only.
enum LatinGuess {
  /// What a byte beyond ASCII is in languages with a charset.
  private enum Kind {
    case small, large, none
  }

  /// A byte beyond ASCII within a word.
  private struct Inner {
    var byte: UInt8
    /// Whether a small letter of ASCII follows, before which no large one stands in a word.
    var isBeforeSmall: Bool
  }

  /// A charset, and what its bytes are within a word.
  private struct Table {
    var charset: SingleByteCharset
    private var kinds: [Kind]

    init(_ charset: SingleByteCharset, letters: String) {
      self.charset = charset
      let small = Set(letters.unicodeScalars)
      let large = Set(letters.uppercased().unicodeScalars)
      kinds = charset.upperHalf.description.unicodeScalars.map {
        small.contains($0) ? .small : large.contains($0) ? .large : .none
      }
    }

    /// Whether the byte is a letter that may stand there.
    func fits(_ inner: Inner) -> Bool {
      switch kinds[Int(inner.byte) - 0x80] {
      case .small: true
      case .large: !inner.isBeforeSmall
      case .none: false
      }
    }
  }

  private static let western = "àáâãäåæçèéêëìíîïñòóôõöøùúûüßœÿ"
  private static let central = "áâäéëíîóôöúüýßąćčďęěĺľłńňőŕřśšťůűźžżăđşţ"
  /// Under which a text is read unless it shows another one.
  private static let usual = Table(.windows1252, letters: western + "ðþýšž")
  private static let others = [
    Table(.windows1250, letters: central), Table(.iso8859part2, letters: central),
    Table(.ibm850, letters: western), Table(.macintosh, letters: western),
  ]
  /// Letters that Turkish has in the place of Icelandic ones, and those that Icelandic lacks.
  private static let turkish: Set<UInt8> = [0xFD, 0xFE, 0xF0, 0xDD, 0xDE, 0xD0]
  private static let notIcelandic: Set<UInt8> = [0xE7, 0xFC, 0xC7, 0xDC]
  private static let icelandic: Set<UInt8> = [0xE1, 0xE6, 0xE9, 0xED, 0xF3, 0xFA]

  /// The charset, or nil when windows-1252 makes words.
  static func charset(of bytes: Span<UInt8>) -> Charset? {
    let inner = innerBytes(bytes)
    guard inner.count >= 2 else { return nil }
    let misfits = inner.count { !usual.fits($0) }
    guard misfits >= 2, misfits * 4 >= inner.count else {
      return isTurkish(inner.map(\.byte)) ? .singleByte(.windows1254) : nil
    }
    var best: (charset: SingleByteCharset, misfits: Int)?
    for table in others {
      let misfits = inner.count { !table.fits($0) }
      if misfits < best?.misfits ?? 1 { best = (table.charset, misfits) }
    }
    return best.map { .singleByte($0.charset) }
  }

  /// Whether two bytes or more stand within words, all of them letters under windows-1252.
  static func isWindows1252(_ line: Span<UInt8>) -> Bool {
    let inner = innerBytes(line)
    return inner.count >= 2 && inner.allSatisfy(usual.fits)
  }

  private static func isTurkish(_ inner: [UInt8]) -> Bool {
    inner.count(where: turkish.contains) >= 2 && inner.contains(where: notIcelandic.contains)
      && !inner.contains(where: icelandic.contains)
  }

  /// The bytes beyond ASCII that stand within a word, but for apostrophes, dashes and the like.
  private static func innerBytes(_ bytes: Span<UInt8>) -> [Inner] {
    var inner: [Inner] = []
    for index in bytes.indices.dropFirst().dropLast() where bytes[index] >= 0x80 {
      switch bytes[index] {
      case 0x85, 0x92, 0x96, 0x97, 0xA0, 0xAD, 0xB4, 0xB7: continue
      default: break
      }
      let (before, after) = (bytes[index - 1], bytes[index + 1])
      guard before.isASCIILetter || before >= 0x80 && after.isASCIILetter,
        after.isASCIILetter || after >= 0x80
      else { continue }
      inner.append(
        Inner(
          byte: bytes[index], isBeforeSmall: after &- 0x61 < 26))
    }
    return inner
  }
}
