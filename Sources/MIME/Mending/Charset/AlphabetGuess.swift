/// Charsets of alphabets other than the Latin one, by the letters that are frequent in their languages.
enum AlphabetGuess {
  /// A charset and the letters that make up most of a text in its languages.
  private struct Alphabet {
    var charset: SingleByteCharset
    /// For each byte from 0x80 on: whether it is a frequent letter, another small one, a large one.
    var kinds: [Kind]

    init(_ charset: SingleByteCharset, frequent: String) {
      self.charset = charset
      let letters = Set(frequent.unicodeScalars)
      kinds = charset.upperHalf.description.unicodeScalars.map { scalar in
        guard scalar.properties.isAlphabetic, (0x370..<0x600).contains(scalar.value) else {
          return .other
        }
        if letters.contains(scalar) { return .frequent }
        return scalar.properties.isUppercase ? .large : .small
      }
    }
  }

  private enum Kind { case frequent, small, large, other }

  private static let cyrillic = "оеаинтсрвлкм"
  private static let alphabets = [
    Alphabet(.windows1251, frequent: cyrillic), Alphabet(.koi8r, frequent: cyrillic),
    Alphabet(.ibm866, frequent: cyrillic), Alphabet(.iso8859part5, frequent: cyrillic),
    Alphabet(.macCyrillic, frequent: cyrillic), Alphabet(.windows1253, frequent: "αοιετνσςηρπκ"),
  ]
  /// Letters that are needed for a guess.
  private static let fewest = 8

  /// The charset, or nil when the words aren't written in any of these alphabets.
  static func charset(of bytes: Span<UInt8>, _ runs: CharsetGuess.HighRuns) -> Charset? {
    // Words of Latin letters have few bytes beyond ASCII.
    guard runs.bytes >= fewest, runs.bytes > runs.letters else { return nil }
    var best: (charset: SingleByteCharset, score: Int)?
    for alphabet in alphabets {
      guard let score = score(bytes, alphabet), score > best?.score ?? 0 else { continue }
      best = (alphabet.charset, score)
    }
    return best.map { .singleByte($0.charset) }
  }

  /// How well the bytes make words, in hundredths of their letters; nil when they don't.
  private static func score(_ bytes: Span<UInt8>, _ alphabet: Alphabet) -> Int? {
    var (frequent, small, large, other, turns) = (0, 0, 0, 0, 0)
    var wasSmall = false
    for index in bytes.indices {
      let byte = bytes[index]
      guard byte >= 0x80 else {
        wasSmall = false
        continue
      }
      switch alphabet.kinds[Int(byte) - 0x80] {
      case .frequent:
        frequent += 1
        wasSmall = true
      case .small:
        small += 1
        wasSmall = true
      case .large:
        large += 1
        if wasSmall { turns += 1 }
        wasSmall = false
      case .other:
        other += 1
        wasSmall = false
      }
    }
    let letters = frequent + small + large
    guard letters >= fewest, other * 8 <= letters, turns * 8 <= letters,
      frequent * 100 >= letters * 55
    else { return nil }
    return (frequent * 100 - turns * 100 - other * 100) / letters
  }
}
