/// Finds the words with an `@` in an element of an address list that has no angle brackets.
///
/// White space and comments around `.` and `@` belong to the word (RFC 5322, section 4.4).
struct AddressWords {
  private let range: Range<Int>
  private var skipper: AddressTokenSkipper
  private var place: Int

  init(_ bytes: Span<UInt8>, in range: Range<Int>) {
    self.range = range
    skipper = AddressTokenSkipper(bytes, in: range)
    place = range.lowerBound
  }

  /// A word, and the address in it.
  struct Word {
    var range: Range<Int>
    var address: Range<Int>
  }

  /// The next word with an `@`, or nil.
  mutating func next(_ bytes: Span<UInt8>) -> Word? {
    while let word = word(bytes) {
      if word.hasAt { return Word(range: word.range, address: unquoted(bytes, word.range)) }
    }
    return nil
  }

  private mutating func word(_ bytes: Span<UInt8>) -> (range: Range<Int>, hasAt: Bool)? {
    skipSpace(bytes)
    guard place < range.upperBound else { return nil }
    let start = place
    var end = start
    var hasAt = false
    while place < range.upperBound {
      let byte = bytes[place]
      if byte == UInt8(ascii: "@") { hasAt = true }
      place = skipper.endOfToken(bytes, at: place) ?? place + 1
      end = place
      skipSpace(bytes)
      guard place < range.upperBound, place > end else { continue }
      let isJoined = Self.joins(byte) || Self.joins(bytes[place])
      if !isJoined { break }
    }
    return (start..<end, hasAt)
  }

  /// Steps over white space, comments and stray brackets.
  private mutating func skipSpace(_ bytes: Span<UInt8>) {
    while place < range.upperBound {
      if let end = skipper.endOfComment(bytes, at: place) {
        place = end
      } else if bytes[place].isWhiteSpace || bytes[place] == UInt8(ascii: ">") {
        place += 1
      } else {
        return
      }
    }
  }

  /// The word without the single quotes or square brackets that some programs put around it.
  private func unquoted(_ bytes: Span<UInt8>, _ word: Range<Int>) -> Range<Int> {
    guard word.count > 2 else { return word }
    switch (bytes[word.lowerBound], bytes[word.upperBound - 1]) {
    case (UInt8(ascii: "'"), UInt8(ascii: "'")): return word.dropFirst().dropLast()
    case (UInt8(ascii: "["), UInt8(ascii: "]"))
    where bytes.offset(of: UInt8(ascii: "["), in: word.dropFirst()) == nil:
      return word.dropFirst().dropLast()
    default: return word
    }
  }

  private static func joins(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ".") || byte == UInt8(ascii: "@")
  }
}
