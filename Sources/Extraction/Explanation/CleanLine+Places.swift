extension CleanLine {
  /// Where the words of `value` stand, as bytes of the clean form within `range`.
  func range(of value: String, in range: Range<Int>) -> Range<Int>? {
    let words = CleanLine(value).bytes
    guard !words.isEmpty, words.count <= range.count else { return nil }
    for start in range.lowerBound...(range.upperBound - words.count)
    where bytes[start..<start + words.count].elementsEqual(words) {
      let found = start..<start + words.count
      if isWhole(found), string(found) == value { return found }
    }
    return nil
  }

  /// Whether no further digit stands beside a digit at an end of the range, and no letter beside a
  /// letter: `7.2` isn't in `17.2`.
  private func isWhole(_ range: Range<Int>) -> Bool {
    func goesOn(_ first: Int, _ second: Int) -> Bool {
      bytes[first].isDigit && bytes[second].isDigit
        || bytes[first].isLetter && bytes[second].isLetter
    }
    return (range.lowerBound == 0 || !goesOn(range.lowerBound - 1, range.lowerBound))
      && (range.upperBound == bytes.count || !goesOn(range.upperBound - 1, range.upperBound))
  }
}
