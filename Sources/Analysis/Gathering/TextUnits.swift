/// The units of which shingles are made: words, or letters in scripts without blanks.
///
/// Case of ASCII letters, punctuation and blanks don't count, digits are all `0`.
struct TextUnits {
  private(set) var hashes: [UInt64] = []
  /// Letters and digits, a letter of a script without blanks counting as two.
  private(set) var letters = 0
  private var wide = 0
  private var word = Fingerprint()
  private var wordIsOpen = false
  private var rest = 0
  private var current: UInt64 = 0

  /// Whether most of the text is written without blanks.
  var isWithoutBlanks: Bool { wide * 2 > hashes.count }

  mutating func take(_ byte: UInt8) {
    switch byte {
    case 0x80...0xBF where rest > 0: takeRest(byte)
    case 48...57: add(48)
    case 65...90: add(byte | 0x20)
    case 97...122: add(byte)
    case 0..<0x80: endWord()
    default: begin(byte)
    }
  }

  mutating func endWord() {
    guard wordIsOpen else { return }
    hashes.append(word.value)
    word = Fingerprint()
    wordIsOpen = false
  }

  private mutating func add(_ byte: UInt8) {
    word.combine(byte)
    wordIsOpen = true
    letters += 1
  }

  private mutating func begin(_ byte: UInt8) {
    rest = byte >= 0xF0 ? 3 : byte >= 0xE0 ? 2 : 1
    current = UInt64(byte)
  }

  /// Takes a byte that continues a letter; a letter of three bytes is a unit of its own.
  private mutating func takeRest(_ byte: UInt8) {
    current = current << 8 | UInt64(byte)
    rest -= 1
    guard rest == 0 else { return }
    switch current {
    case 0xE28080...0xE2BFBF, 0xE38080...0xE38082, 0xEFBC80...0xEFBC8F, 0xC280...0xC2BF:
      endWord()  // general punctuation, full-width punctuation, no-break space
    case 0xE38083...0xED9FBF:
      endWord()  // kana, Han, Hangul
      hashes.append(Fingerprint.of(current, 1))
      letters += 2
      wide += 1
    default:
      word.combine(current)
      wordIsOpen = true
      letters += 1
    }
  }
}
