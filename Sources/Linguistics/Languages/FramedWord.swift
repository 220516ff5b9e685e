/// The first letters of a word, between two blanks, and the buckets of its letter groups.
struct FramedWord {
  /// Letters that are looked at.
  static let letterLimit = 16
  /// The most buckets a word has: itself twice, groups of two to four letters, marked letters.
  static let bucketLimit = 2 + 3 * (letterLimit + 1) + letterLimit

  private var letters = InlineArray<18, UInt32>(repeating: 0x20)
  /// Letters so far.
  private(set) var count = 0

  /// Appends a letter while there is room.
  mutating func append(_ letter: UInt32) {
    guard count < Self.letterLimit else { return }
    count &+= 1
    letters[count] = letter
  }

  /// Begins another word.
  mutating func removeAll() { count = 0 }

  /// The buckets of the whole word, which counts twice, of its groups of two to four letters, bounds
  /// among them, and of its letters with marks.
  @inline(__always)
  func forEachBucket(_ body: (Int) -> Void) {
    var whole = LetterHash()
    whole.add(1)
    for place in 0..<count { whole.add(letters[place &+ 1]) }
    body(whole.bucket)
    body(whole.bucket)
    for start in 0...count {
      var hash = LetterHash()
      hash.add(letter(start))
      for place in start &+ 1..<min(start &+ 4, count &+ 2) {
        hash.add(letter(place))
        body(hash.bucket)
      }
    }
    for place in 0..<count where letters[place &+ 1] >= 0x80 {
      var hash = LetterHash()
      hash.add(letters[place &+ 1])
      body(hash.bucket)
    }
  }

  @inline(__always)
  private func letter(_ place: Int) -> UInt32 { place > count ? 0x20 : letters[place] }
}
