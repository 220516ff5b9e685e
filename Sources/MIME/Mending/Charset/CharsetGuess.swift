/// The charset that bytes beyond ASCII show by the words they make, where none is named or the named
/// one can't be right.
///
/// Nothing is guessed where a careful reader would hesitate: then the text stays windows-1252.
enum CharsetGuess {
  /// Bytes that are looked at.
  private static let length = 4_096

  /// The charset of a text that is neither ASCII nor UTF-8, or nil when it may as well be windows-1252.
  static func charset(of bytes: Span<UInt8>) -> Charset? {
    alphabet(of: bytes) ?? LatinGuess.charset(of: bytes.extracting(first: length))
  }

  /// The same for texts that aren't written in Latin letters only.
  static func alphabet(of bytes: Span<UInt8>) -> Charset? {
    let bytes = bytes.extracting(first: length)
    let runs = HighRuns(bytes)
    guard runs.bytes >= 2 else { return nil }
    return EastAsianGuess.charset(of: bytes, runs) ?? AlphabetGuess.charset(of: bytes, runs)
  }

  /// How the bytes beyond ASCII stand among the others.
  struct HighRuns {
    /// Bytes beyond ASCII.
    private(set) var bytes = 0
    /// Letters of ASCII.
    private(set) var letters = 0
    /// Runs of bytes beyond ASCII of an odd length.
    private(set) var odd = 0

    init(_ text: Span<UInt8>) {
      var length = 0
      for index in text.indices {
        if text[index] >= 0x80 {
          length += 1
          continue
        }
        if text[index].isASCIILetter { letters += 1 }
        bytes += length
        odd += length & 1
        length = 0
      }
      bytes += length
      odd += index(ofCut: text) ? 0 : length & 1
    }

    /// Whether the text was cut where it was too long, so that its last run says nothing.
    private func index(ofCut text: Span<UInt8>) -> Bool { text.count == CharsetGuess.length }
  }
}
