/// Hides what tells who wrote: addresses, telephone numbers, numbers of cards and accounts, keys
/// and what follows the `?` of a web address (`report.md`, section 8).
///
/// It rather hides too much than too little. Two passes over the code points, each linear: words
/// first (addresses, web addresses, keys), then numbers, which may hold blanks.
enum Masking {
  /// `text`, which is clean already, with `[address]`, `[phone]`, `[number]` and `[key]`.
  static func masked(_ text: String) -> String {
    // Nothing to hide without a digit, an "at" sign or a question mark.
    guard
      text.unicodeScalars.contains(where: {
        isDigit($0) || $0 == "@" || $0 == "＠" || $0 == "﹫" || $0 == "?" || $0 == "#"
      })
    else { return text }
    var words: [Unicode.Scalar] = []
    var word: [Unicode.Scalar] = []
    for scalar in text.unicodeScalars {
      if scalar == " " || scalar == "\n" {
        WordMasking.append(word, to: &words)
        words.append(scalar)
        word.removeAll(keepingCapacity: true)
      } else {
        word.append(scalar)
      }
    }
    WordMasking.append(word, to: &words)
    return String(String.UnicodeScalarView(NumberMasking.masked(words)))
  }

  static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII
      ? ("0"..."9").contains(scalar) : scalar.properties.numericType == .decimal
  }

  static func isASCIILetter(_ scalar: Unicode.Scalar) -> Bool {
    ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
  }

  static func isLetterOrDigit(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII
      ? isASCIILetter(scalar) || isDigit(scalar)
      : scalar.properties.isAlphabetic || isDigit(scalar)
  }
}
