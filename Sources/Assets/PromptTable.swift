private import Bytes

/// The phrases by which a template speaks to the person, in all languages (`prompts.tsv`).
package struct PromptTable: Sendable {
  private let table: SortedTable

  /// The built-in table.
  package init() { table = SortedTable(builtIn: "prompts.tsv") }

  /// Whether a line with that folded form asks the person to write, or to leave a block alone.
  package func isPrompt(_ key: Span<UInt8>) -> Bool {
    var found = false
    table.forEach { phrase, row in
      if found || phrase.count > key.count { return }
      switch table.column(1, of: row) {
      case "start": found = Self.matches(phrase, in: key, at: 0)
      case "end": found = Self.matches(phrase, in: key, at: key.count - phrase.count)
      default: found = Self.holds(phrase, in: key)
      }
    }
    return found
  }

  private static func holds(_ phrase: Span<UInt8>, in key: Span<UInt8>) -> Bool {
    for start in 0...(key.count - phrase.count) where matches(phrase, in: key, at: start) {
      return true
    }
    return false
  }

  private static func matches(_ phrase: Span<UInt8>, in key: Span<UInt8>, at start: Int) -> Bool {
    for place in 0..<phrase.count where phrase[place] != key[start + place] { return false }
    return true
  }
}
