import Assets

/// Phrases of one class out of a word list, found by their first byte.
///
/// A word list is a file of lines `class TAB language TAB phrase`; lines that begin with `#` are
/// notes. Phrases are kept folded, and are matched against folded text.
struct PhraseList: Sendable {
  private struct Phrase {
    var bytes: Range<Int>
    /// Whether a letter behind it makes it another word.
    var endsWord: Bool
  }

  private var bytes: [UInt8] = []
  private var phrases: [Phrase] = []
  /// Where the phrases of each first byte begin; 257 places.
  private var heads = [UInt16](repeating: 0, count: 257)

  /// The phrases of `name` in the file, longest first among those of one first byte.
  init(_ name: StaticString, in asset: Asset) {
    self.init(WordList.phrases(of: name, in: asset))
  }

  /// A list of phrases, which need not be folded.
  ///
  /// - Parameter stem: Bytes from which on a phrase is a stem that endings may follow, as in
  ///   `iPhonesta`; nil when all phrases are whole words.
  init(_ list: [[UInt8]], stem: Int? = nil) {
    let folded = Set(list.map { PhraseFolding.folded($0.span) })
    let sorted = folded.filter { !$0.isEmpty }.sorted { left, right in
      if left[0] != right[0] { return left[0] < right[0] }
      if left.count != right.count { return left.count > right.count }
      return left.lexicographicallyPrecedes(right)
    }
    for phrase in sorted {
      phrases.append(
        Phrase(
          bytes: bytes.count..<bytes.count + phrase.count,
          endsWord: WordBounds.endsWord(phrase.span) && phrase.count < stem ?? .max))
      bytes += phrase
    }
    var next = 0
    for byte in 0..<256 {
      heads[byte] = UInt16(next)
      while next < sorted.count, sorted[next][0] == UInt8(byte) { next += 1 }
    }
    heads[256] = UInt16(next)
  }

  /// Where the longest phrase that begins at `start` ends, or nil when none does.
  func match(in text: Span<UInt8>, at start: Int, before end: Int) -> Int? {
    guard start < end else { return nil }
    let head = Int(text[start])
    for place in Int(heads[head])..<Int(heads[head + 1]) {
      let phrase = phrases[place]
      let stop = start + phrase.bytes.count
      guard stop <= end else { continue }
      var from = phrase.bytes.lowerBound + 1
      var to = start + 1
      while to < stop, bytes[from] == text[to] {
        from += 1
        to += 1
      }
      guard to == stop else { continue }
      if !phrase.endsWord || stop == end || !WordBounds.isLetter(in: text, at: stop) { return stop }
    }
    return nil
  }

  /// The first phrase in `range` that begins a word.
  func first(in text: Span<UInt8>, _ range: Range<Int>) -> Range<Int>? {
    var start = range.lowerBound
    while start < range.upperBound {
      let head = Int(text[start])
      if heads[head] < heads[head + 1],
        WordBounds.canBegin(in: text, at: start, from: range.lowerBound),
        let end = match(in: text, at: start, before: range.upperBound)
      {
        return start..<end
      }
      start &+= 1
    }
    return nil
  }

  /// How many phrases `range` holds that don't overlap, counted up to `limit`.
  func count(in text: Span<UInt8>, _ range: Range<Int>, upTo limit: Int) -> Int {
    var count = 0
    var start = range.lowerBound
    while count < limit, let found = first(in: text, start..<range.upperBound) {
      count += 1
      start = found.upperBound
    }
    return count
  }

  /// Where a phrase begins that ends at `end` and begins a word at or behind `start`; the longest.
  func matchEnding(at end: Int, in text: Span<UInt8>, from start: Int) -> Int? {
    var place = max(start, end - Self.longest)
    while place < end {
      if WordBounds.canBegin(in: text, at: place, from: start),
        match(in: text, at: place, before: end) == end
      {
        return place
      }
      place += 1
    }
    return nil
  }

  /// Bytes of a folded phrase that are looked back over; the longest in the lists has fewer.
  private static let longest = 96
}
