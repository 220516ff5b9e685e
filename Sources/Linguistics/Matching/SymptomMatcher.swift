/// Runs a machine over a normalised text and has its clauses judged.
struct SymptomMatcher: ~Copyable {
  /// Where a part of a pattern was found last.
  private struct Join {
    var clause: Int32 = -1
    var start: Int32 = 0
    var firstToken: Int32 = 0
    var firstSegment: Int32 = 0
    var end: Int32 = 0
    var lastToken: Int32 = 0
    var gap: Range<Int32> = 0..<0
  }

  private var joins: [Join] = []
  private var clause: Int32 = 0

  /// Reads `text` into `reading`.
  mutating func read(
    _ text: borrowing NormalizedText, with machine: SymptomMachine,
    into reading: inout SymptomReading
  ) {
    if joins.count < machine.joinCount {
      joins += Array(repeating: Join(), count: machine.joinCount - joins.count)
    }
    let bytes = text.span
    // Spans of locals: reading through the class would count references at every byte.
    let (unitTable, endingPlaces, endingTable) = (
      machine.table.units, machine.table.endings, machine.endings
    )
    let units = unitTable.span
    let places = endingPlaces.span
    let endings = endingTable.span
    let judge = machine.judge
    let joinsWords = machine.style.joinsWords
    let hasMarks = text.marks(in: 1..<text.count) > 0
    let roots = units[0].children
    var token: Int32 = -1
    var segment: Int32 = 0
    var firstToken: Int32 = 0
    clause &+= 1
    for start in bytes.indices {
      let byte = bytes[start]
      if byte == NormalizedText.comma {
        segment &+= 1
        continue
      }
      if byte == NormalizedText.clauseEnd && start > 0 {
        reading.count(tokens: Int(token - firstToken) + 1)
        judge.close(
          &reading, words: Int(token - firstToken) + 1,
          isQuestion: bytes[start - 1] == NormalizedText.question)
        firstToken = token + 1
        clause &+= 1
        segment &+= 1
      }
      let next = start + 1 < bytes.count ? bytes[start + 1] : NormalizedText.clauseEnd
      if SymptomMachine.beginsToken(byte, next: next, joinsWords: joinsWords) { token &+= 1 }
      guard var place = LiteralTable.child(of: roots, by: byte, in: units) else { continue }
      var index = start
      var pauses: Int32 = 0
      while true {
        index &+= 1
        let next = index < bytes.count ? bytes[index] : NormalizedText.clauseEnd
        let unit = units[place]
        if unit.endsLiteral {
          var number = Int(places[place])
          while true {
            let ending = endings[number]
            let traits = ending.traits
            let stands =
              (!traits.contains(.endsWord) || NormalizedText.isBound(next))
              && (!traits.contains(.endsClause) || NormalizedText.isPause(next))
            // "montré" is no "montre"; accents that were left out are, and those of other endings.
            if stands
              && !(hasMarks && traits.contains(.endsWord)
                && text.marks(in: max(1, start)..<index) > Int(ending.marks))
            {
              meet(
                ending, in: start..<index, token: token, segments: segment...segment &+ pauses,
                text: bytes, joinsWords: joinsWords, reading: &reading)
            }
            if traits.contains(.isLast) { break }
            number &+= 1
          }
        }
        // A pause may stand between two words of a literal.
        while index < bytes.count && bytes[index] == NormalizedText.comma {
          pauses &+= 1
          index &+= 1
        }
        guard index < bytes.count,
          let child = LiteralTable.child(of: unit.children, by: bytes[index], in: units)
        else { break }
        place = child
      }
    }
  }

  private mutating func meet(
    _ ending: SymptomMachine.Ending, in place: Range<Int>, token: Int32,
    segments: ClosedRange<Int32>, text: Span<UInt8>, joinsWords: Bool, reading: inout SymptomReading
  ) {
    let start = Int32(place.lowerBound)
    let isOpen = !ending.traits.contains(.endsWord) && !joinsWords
    let end = Int32(isOpen ? wordEnd(place.upperBound, text) : place.upperBound)
    let first = token &+ (ending.traits.contains(.startsInside) ? 1 : 0)
    let last = first &+ Int32(ending.tokens) &- 1
    var join = Join(
      clause: clause, start: start, firstToken: first, firstSegment: segments.lowerBound, end: end,
      lastToken: last, gap: end..<end)
    if ending.previousJoin >= 0 {
      let previous = joins[Int(ending.previousJoin)]
      let between = first - previous.lastToken - 1
      guard previous.clause == clause, between >= 0, between <= Int32(ending.gap),
        start >= previous.end - 1
      else { return }
      join.start = previous.start
      join.firstToken = previous.firstToken
      join.firstSegment = previous.firstSegment
      join.gap = previous.gap.isEmpty ? end..<end : previous.gap
      if between > 0 {
        let low = previous.gap.isEmpty ? previous.end : previous.gap.lowerBound
        join.gap = low..<max(low, start)
      }
    }
    if ending.ownJoin >= 0 {
      joins[Int(ending.ownJoin)] = join
      return
    }
    reading.add(
      PatternHit(
        pattern: ending.pattern, weight: ending.weight, traits: ending.traits,
        section: ending.section, start: join.start, end: end, gap: join.gap,
        firstToken: join.firstToken, lastToken: last,
        firstSegment: join.firstSegment, lastSegment: segments.upperBound))
  }

  /// The end of the word that an open pattern began; words have an end within reason.
  private func wordEnd(_ start: Int, _ text: Span<UInt8>) -> Int {
    var end = start
    let limit = min(text.count, start + 48)
    while end < limit, !NormalizedText.isBound(text[end]) { end &+= 1 }
    return end
  }
}
