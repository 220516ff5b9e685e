private import Bytes

/// The phrases by which a template speaks to the person, in all languages.
///
/// Those of `prompts.tsv` begin a line, none of them begins another; those of `prompt-parts.tsv`
/// stand anywhere in it, or end it.
package struct PromptTable: Sendable {
  private let starts: SortedTable
  /// The other phrases by their first four bytes.
  private let parts: [UInt32: [Part]]
  /// Which hashes of four bytes occur in `parts`.
  private let filter: [Bool]

  private struct Part: Sendable {
    var phrase: [UInt8]
    var isEnd: Bool
  }

  /// The built-in table.
  package init() {
    starts = SortedTable(builtIn: "prompts.tsv")
    let table = SortedTable(builtIn: "prompt-parts.tsv")
    var parts: [UInt32: [Part]] = [:]
    var filter = [Bool](repeating: false, count: 1024)
    table.forEach { phrase, row in
      var bytes: [UInt8] = []
      for place in 0..<phrase.count { bytes.append(phrase[place]) }
      guard bytes.count >= 4 else { return }
      let first = Self.word(phrase, at: 0)
      parts[first, default: []].append(
        Part(phrase: bytes, isEnd: table.column(1, of: row) == "end"))
      filter[Self.hash(first)] = true
    }
    self.parts = parts
    self.filter = filter
  }

  /// Whether a line asks the person to write, or to leave a block alone.
  package func isPrompt(_ line: Span<UInt8>) -> Bool {
    FoldedKey.with(line) { isPrompt(folded: $0) }
  }

  private func isPrompt(folded key: Span<UInt8>) -> Bool {
    if starts.holdsPrefix(of: key) { return true }
    guard key.count >= 4 else { return false }
    for start in 0...(key.count - 4) {
      let word = Self.word(key, at: start)
      if filter[Self.hash(word)], let parts = parts[word], matches(parts, key, at: start) {
        return true
      }
    }
    return false
  }

  private func matches(_ parts: [Part], _ key: Span<UInt8>, at start: Int) -> Bool {
    parts.contains { part in
      let end = start + part.phrase.count
      guard part.isEnd ? end == key.count : end <= key.count else { return false }
      for place in part.phrase.indices where part.phrase[place] != key[start + place] {
        return false
      }
      return true
    }
  }

  private static func word(_ bytes: Span<UInt8>, at start: Int) -> UInt32 {
    UInt32(bytes[start]) | UInt32(bytes[start + 1]) << 8 | UInt32(bytes[start + 2]) << 16
      | UInt32(bytes[start + 3]) << 24
  }

  private static func hash(_ word: UInt32) -> Int {
    Int(truncatingIfNeeded: (word &* 0x9E37_79B1) >> 22)
  }
}
