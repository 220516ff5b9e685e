/// Short texts of header fields, compared by their bytes without case.
///
/// `String` compares by canonical form, which takes quadratic time on hostile marks.
enum FieldText {
  /// The first bytes of `text`, folded as phrases are.
  static func folded(_ text: String, upTo limit: Int = 256) -> [UInt8] {
    let bytes = [UInt8](text.utf8.prefix(limit))
    return PhraseFolding.folded(bytes.span)
  }

  /// Whether folded text begins with `word` and no letter follows.
  static func begins(_ folded: [UInt8], with word: StaticString) -> Bool {
    let count = word.utf8CodeUnitCount
    guard folded.count >= count else { return false }
    for place in 0..<count where unsafe folded[place] != word.utf8Start[place] { return false }
    return folded.count == count || !WordBounds.isAlphanumeric(folded[count])
  }

  /// Whether folded text is `word`.
  static func equals(_ folded: [UInt8], _ word: StaticString) -> Bool {
    folded.count == word.utf8CodeUnitCount && begins(folded, with: word)
  }

  /// The first run of digits as a number, at most six of them.
  static func number(_ folded: [UInt8]) -> Int? {
    guard let start = folded.firstIndex(where: { $0 &- 0x30 < 10 }) else { return nil }
    return folded[start...].prefix { $0 &- 0x30 < 10 }.prefix(6).reduce(0) {
      $0 * 10 + Int($1 &- 0x30)
    }
  }
}
