/// What must be known of a lexicon before its patterns are read: its language and its own codes.
struct LexiconHeadings {
  private(set) var language = ""
  /// Codes that the user names: `[x-...]` or `[topic x-...]`.
  private(set) var ownCodes: Set<String> = []

  /// Reads the first line and the headings of a file.
  init(_ file: LexiconShelf.File) throws(LexiconError) {
    let source = file.source
    var start = 0
    while start < source.count {
      var end = start
      while end < source.count, source[end] != UInt8(ascii: "\n") { end += 1 }
      let line = source[start..<end]
      start = end + 1
      // Patterns say nothing of either.
      guard language.isEmpty || line.first == UInt8(ascii: "[") else { continue }
      let words = line.split { $0 <= 0x20 || $0 == UInt8(ascii: "]") || $0 == UInt8(ascii: "[") }
        .map { String(decoding: $0, as: UTF8.self) }
      guard let first = words.first, !first.hasPrefix("#") else { continue }
      if language.isEmpty {
        guard first == "language", words.count == 2 else { break }
        language = words[1]
      } else {
        ownCodes.formUnion(words.prefix(2).filter(Self.isOwnCode))
      }
    }
    guard !language.isEmpty else {
      throw LexiconError(file: file.name, line: 1, reason: .missingLanguage, excerpt: "")
    }
  }

  /// Letters, digits and hyphens behind `x-`, at most 40 in all.
  private static func isOwnCode(_ word: String) -> Bool {
    word.hasPrefix("x-") && word.utf8.count > 2 && word.utf8.count <= 40
      && word.utf8.allSatisfy {
        $0 == UInt8(ascii: "-") || $0 &- 0x61 < 26 || $0 &- 0x30 < 10
      }
  }
}
