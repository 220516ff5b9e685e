/// The lexicons of one language, `any` among them, ready to be matched.
///
/// Built once at first use and shared by all workers; nothing in it changes.
final class SymptomMachine: Sendable {
  /// Where a pattern comes from.
  struct Pattern: Sendable {
    /// A negation is part of the pattern, so none cancels it.
    var holdsNegation = false
    /// The lexicon it stands in: a place in `files`.
    let lexicon: Int
    let line: Int
    let place: Range<Int>
  }

  /// A part of a pattern that ends where a literal ends: 24 bytes, so that what a hit needs is
  /// mostly one look at memory.
  struct Ending: Sendable {
    let pattern: Int32
    /// Where the match of the part before was noted; -1 for the first part.
    let previousJoin: Int32
    /// Where the match of this part is noted; -1 for the last part.
    let ownJoin: Int32
    /// Tokens that begin inside the literal.
    let tokens: Int16
    /// Words that may stand between the part before and this one.
    let gap: Int16
    /// Letters of the literal that have diacritics.
    let marks: Int16
    let weight: Int16
    let section: LexiconSection
    var traits: PatternTraits
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
  let table: LiteralTable
  /// The endings of a literal stand one behind another, from where the table says.
  let endings: [Ending]
  /// The bytes at which a literal or a token begins, a clause ends or a person pauses.
  let starts: [Bool]
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
                pattern: Int32(patterns.count), previousJoin: previousJoin,
                ownJoin: isLast ? -1 : joins,
                tokens: Int16(clamping: Self.tokens(in: part.bytes, style: style)),
                gap: Int16(clamping: part.gap), marks: Int16(clamping: part.marks),
                weight: Int16(pattern.weight), section: pattern.section,
                traits: Self.traits(of: part, yieldsToWish: pattern.yieldsToWish, style: style))
            ))
          if isLast { continue }
          if number == 0 { beginnings[beginning] = joins }
          previousJoin = joins
          joins += 1
        }
        patterns.append(Pattern(lexicon: index, line: pattern.line, place: pattern.place))
      }
    }
    joinCount = Int(joins)
    var (endings, firstEnding) = Self.grouped(found, literals: trie.count)
    let table = trie.table(firstEnding)
    let parts = lexicons.flatMap { $0.patterns.map(\.parts) }
    for index in patterns.indices {
      patterns[index].holdsNegation = parts[index].contains { part in
        Self.meets(part, table: table, endings: endings) { ending, _ in ending.section.isNegation }
      }
    }
    for index in endings.indices where patterns[Int(endings[index].pattern)].holdsNegation {
      endings[index].traits.insert(.holdsNegation)
    }
    self.table = table
    starts = Self.starts(of: table)
    self.endings = endings
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

  private static func starts(of table: LiteralTable) -> [Bool] {
    let units = table.units.span
    return (UInt8.min...UInt8.max).map { byte in
      byte >= 0xE3 || byte == NormalizedText.blank || byte == NormalizedText.comma
        || byte == NormalizedText.clauseEnd
        || LiteralTable.child(of: units[0].children, by: byte, in: units) != nil
    }
  }

  private static func traits(
    of part: LexiconPattern.Part, yieldsToWish: Bool, style: WritingStyle
  ) -> PatternTraits {
    var traits: PatternTraits = []
    if !startsToken(part.bytes, style: style) { traits.insert(.startsInside) }
    if part.endsWord { traits.insert(.endsWord) }
    if part.endsClause { traits.insert(.endsClause) }
    if yieldsToWish { traits.insert(.yieldsToWish) }
    return traits
  }

  /// Whether a part of some pattern that `isWanted` is found inside `part`; the closure learns
  /// whether it ends where `part` does.
  static func meets(
    _ part: LexiconPattern.Part, table: LiteralTable, endings: [Ending],
    where isWanted: (Ending, Bool) -> Bool
  ) -> Bool {
    let units = table.units.span
    for start in part.bytes.indices {
      var children = units[0].children
      var index = start
      while index < part.bytes.count,
        let place = LiteralTable.child(of: children, by: part.bytes[index], in: units)
      {
        children = units[place].children
        index += 1
        guard units[place].endsLiteral else { continue }
        let isLast = index == part.bytes.count
        let endsWord = isLast ? part.endsWord : NormalizedText.isBound(part.bytes[index])
        var number = Int(table.endings[place])
        while true {
          let ending = endings[number]
          if endsWord || !ending.traits.contains(.endsWord), isWanted(ending, isLast) {
            return true
          }
          if ending.traits.contains(.isLast) { break }
          number += 1
        }
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
    var next = first.dropLast().map(\.self)
    for item in found {
      filler[Int(next[item.literal])] = item.ending
      next[item.literal] += 1
    }
    for place in next { filler[Int(place) - 1].traits.insert(.isLast) }
    return (filler, first)
  }
}
