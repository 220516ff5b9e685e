/// A text cut into runs, some of which are marked.
enum MarkedText {
  struct Run {
    let text: Untrusted
    let isMarked: Bool
  }

  /// `text` with each of `words` marked where it stands as whole words, whatever its case.
  static func runs(_ text: Untrusted, marking words: [Untrusted]) -> [Run] {
    let scalars = Array(text.cleaned.unicodeScalars)
    let folded = scalars.map(lowercased)
    let wanted = words.map { $0.cleaned.unicodeScalars.map(lowercased) }.filter { !$0.isEmpty }
    var runs: [Run] = []
    var start = 0
    var index = 0
    while index < scalars.count {
      let match = wanted.filter { stands($0, in: folded, at: index) }.map(\.count).max()
      guard let length = match else {
        index += 1
        continue
      }
      append(scalars[start..<index], isMarked: false, to: &runs)
      append(scalars[index..<index + length], isMarked: true, to: &runs)
      index += length
      start = index
    }
    append(scalars[start...], isMarked: false, to: &runs)
    return runs
  }

  private static func append(
    _ scalars: ArraySlice<Unicode.Scalar>, isMarked: Bool, to runs: inout [Run]
  ) {
    guard !scalars.isEmpty else { return }
    let text = Untrusted(cleaned: String(String.UnicodeScalarView(scalars)))
    runs.append(Run(text: text, isMarked: isMarked))
  }

  private static func stands(
    _ word: [Unicode.Scalar], in text: [Unicode.Scalar], at index: Int
  ) -> Bool {
    let end = index + word.count
    guard end <= text.count, text[index] == word[0], text[index..<end].elementsEqual(word) else {
      return false
    }
    return isBoundary(text, index) && isBoundary(text, end)
  }

  /// Whether a word can end at `index`; scripts without blanks end words anywhere.
  private static func isBoundary(_ text: [Unicode.Scalar], _ index: Int) -> Bool {
    guard index > 0, index < text.count else { return true }
    return !(isWord(text[index - 1]) && isWord(text[index]))
  }

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x2E80 && Masking.isLetterOrDigit(scalar)
  }

  private static func lowercased(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    let lower = scalar.properties.lowercaseMapping.unicodeScalars
    return lower.count == 1 ? lower[lower.startIndex] : scalar
  }
}
