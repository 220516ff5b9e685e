/// The lexicons of one language, `any` among them, ready to be matched.
///
/// Built once at first use and shared by all workers; nothing in it changes.
final class SymptomMachine: Sendable {
  /// A pattern as the matcher needs it.
  struct Pattern: Sendable {
    let section: LexiconSection
    let weight: Int16
    let yieldsToWish: Bool
    /// A negation is part of the pattern, so none cancels it.
    var holdsNegation = false
    /// The lexicon it stands in: a place in `files`.
    let lexicon: Int
    let line: Int
    let place: Range<Int>
  }

  /// A part of a pattern that ends where a literal ends.
  struct Ending: Sendable {
    let pattern: Int32
    /// Tokens that begin inside the literal.
    let tokens: Int32
    /// The literal begins inside a token.
    let startsInside: Bool
    let endsWord: Bool
    let endsClause: Bool
    let gap: Int32
    /// Where the match of the part before was noted; -1 for the first part.
    let previousJoin: Int32
    /// Where the match of this part is noted; -1 for the last part.
    let ownJoin: Int32
    /// Bytes of the literal.
    let length: Int32
    /// Letters of the literal that have diacritics.
    let marks: Int32
  }

  /// The first of several parts, as far as finding it goes.
  private struct Beginning: Hashable {
    let part: LexiconPattern.Part
    let isNegation: Bool
  }

  let style: WritingStyle
  /// The files of the lexicons; what was read from them is given up when the machine stands.
  let files: [LexiconShelf.File]
  let patterns: [Pattern]
  let automaton: PatternAutomaton
  /// The endings of literal `n`: `endings[firstEnding[n]..<firstEnding[n + 1]]`.
  let endings: [Ending]
  let firstEnding: [Int32]
  /// Places for parts that wait for the next one.
  let joinCount: Int
  let judge: ClauseJudge

  init(lexicons: [Lexicon], style: WritingStyle) {
    files = lexicons.map { LexiconShelf.File(name: $0.name, source: $0.source) }
    self.style = style
    judge = ClauseJudge(style: style)
    var trie = LiteralTrie()
    var found: [(literal: Int, ending: Ending)] = []
    var patterns: [Pattern] = []
    var joins: Int32 = 0
    // Patterns that begin alike ("can't _ open", "can't _ send") wait at one place.
    var beginnings: [Beginning: Int32] = [:]
    for (index, lexicon) in lexicons.enumerated() {
      for pattern in lexicon.patterns {
        var previousJoin: Int32 = -1
        for (number, part) in pattern.parts.enumerated() {
          let isLast = number == pattern.parts.count - 1
          let beginning = Beginning(part: part, isNegation: pattern.section.isNegation)
          if number == 0, !isLast, let join = beginnings[beginning] {
            previousJoin = join
            continue
          }
          let literal = trie.insert(part.bytes)
          found.append(
            (
              literal,
              Ending(
                pattern: Int32(patterns.count),
                tokens: Int32(Self.tokens(in: part.bytes, style: style)),
                startsInside: !Self.startsToken(part.bytes, style: style),
                endsWord: part.endsWord, endsClause: part.endsClause, gap: Int32(part.gap),
                previousJoin: previousJoin, ownJoin: isLast ? -1 : joins,
                length: Int32(part.bytes.count), marks: Int32(part.marks)
              )
            ))
          if isLast { continue }
          if number == 0 { beginnings[beginning] = joins }
          previousJoin = joins
          joins += 1
        }
        patterns.append(
          Pattern(
            section: pattern.section, weight: Int16(pattern.weight),
            yieldsToWish: pattern.yieldsToWish,
            lexicon: index, line: pattern.line, place: pattern.place))
      }
    }
    automaton = trie.automaton()
    joinCount = Int(joins)
    (endings, firstEnding) = Self.grouped(found, literals: trie.count)
    let parts = lexicons.flatMap { $0.patterns.map(\.parts) }
    for index in patterns.indices {
      patterns[index].holdsNegation = Self.holdsNegation(
        parts[index], automaton: automaton, endings: endings, firstEnding: firstEnding,
        negations: patterns)
    }
    self.patterns = patterns
  }

  /// Throws when the literals of these lexicons are too many for one machine.
  static func checkSize(of lexicons: [Lexicon], file: String) throws(LexiconError) {
    var trie = LiteralTrie()
    for lexicon in lexicons {
      for part in lexicon.patterns.flatMap(\.parts) { _ = trie.insert(part.bytes) }
    }
    guard trie.states <= LiteralTrie.stateLimit else {
      throw LexiconError(file: file, line: 1, reason: .tooManyPatterns, excerpt: "")
    }
  }

  private static func holdsNegation(
    _ parts: [LexiconPattern.Part], automaton: PatternAutomaton, endings: [Ending],
    firstEnding: [Int32], negations patterns: [Pattern]
  ) -> Bool {
    parts.contains { part in
      meets(part, automaton: automaton, endings: endings, firstEnding: firstEnding) { ending, _ in
        patterns[Int(ending.pattern)].section.isNegation
      }
    }
  }

  /// Whether a part of some pattern that `isWanted` is found inside `part`; the closure learns
  /// whether it ends where `part` does.
  static func meets(
    _ part: LexiconPattern.Part, automaton: PatternAutomaton, endings: [Ending],
    firstEnding: [Int32], where isWanted: (Ending, Bool) -> Bool
  ) -> Bool {
    let (bits, states, branches) = (automaton.bits, automaton.states, automaton.branches)
    var state: UInt32 = 0
    for (index, byte) in part.bytes.enumerated() {
      state = PatternAutomaton.step(
        state, byte, bits: bits.span, states: states.span, branches: branches.span)
      let isLast = index + 1 == part.bytes.count
      let endsWord = isLast ? part.endsWord : NormalizedText.isBound(part.bytes[index + 1])
      var report = states[Int(state)].report
      while report != 0 {
        let literal = Int(automaton.literals[Int(report)])
        for ending in endings[Int(firstEnding[literal])..<Int(firstEnding[literal + 1])]
        where (endsWord || !ending.endsWord) && isWanted(ending, isLast) {
          return true
        }
        report = states[Int(states[Int(report)].fallback)].report
      }
    }
    return false
  }

  /// Whether a token begins at a byte of a normalised text that `next` follows.
  @inline(__always)
  static func beginsToken(_ byte: UInt8, next: UInt8, joinsWords: Bool) -> Bool {
    joinsWords ? byte >= 0xE3 || byte == NormalizedText.blank && next < 0xE3 : byte == 0x20
  }

  private static func tokens(in literal: [UInt8], style: WritingStyle) -> Int {
    var count = 0
    for index in literal.indices {
      let next = index + 1 < literal.count ? literal[index + 1] : 0
      if beginsToken(literal[index], next: next, joinsWords: style.joinsWords) { count += 1 }
    }
    return count
  }

  private static func startsToken(_ literal: [UInt8], style: WritingStyle) -> Bool {
    guard let first = literal.first else { return false }
    return first == NormalizedText.blank || first == NormalizedText.clauseEnd
      || style.joinsWords && first >= 0xE3
  }

  private static func grouped(
    _ found: [(literal: Int, ending: Ending)], literals: Int
  ) -> ([Ending], [Int32]) {
    var first = [Int32](repeating: 0, count: literals + 1)
    for item in found { first[item.literal + 1] += 1 }
    for index in 0..<literals { first[index + 1] += first[index] }
    guard var filler = found.first.map({ Array(repeating: $0.ending, count: found.count) }) else {
      return ([], first)
    }
    var next = first
    for item in found {
      filler[Int(next[item.literal])] = item.ending
      next[item.literal] += 1
    }
    return (filler, first)
  }
}
