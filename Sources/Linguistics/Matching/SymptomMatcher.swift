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
    let last = bytes.count - 1
    precondition(bytes[last] == NormalizedText.clauseEnd, "a text ends where a clause does")
    // Spans of locals: reading through the class would count references at every byte.
    let (unitTable, placeTable, endingTable) = (
      machine.table.units, machine.table.endings, machine.endings
    )
    let units = unitTable.span
    let places = placeTable.span
    let endings = endingTable.span
    let startTable = machine.starts
    let starts = startTable.span
    let judge = machine.judge
    let joinsWords = machine.style.joinsWords
    let hasMarks = text.marks(in: 1..<text.count) > 0
    let roots = units[0].children
    var token: Int32 = -1
    var segment: Int32 = 0
    var firstToken: Int32 = 0
    var start = 0
    clause &+= 1
    while true {
      // The end of a clause is among them, so this ends.
      while !starts[Int(bytes[start])] { start &+= 1 }
      let byte = bytes[start]
      if byte == NormalizedText.comma {
        segment &+= 1
        start &+= 1
        continue
      }
      if byte == NormalizedText.clauseEnd {
        if start > 0 {
          let words = Int(token &- firstToken) + 1
          reading.count(tokens: words)
          judge.close(
            &reading, words: words, isQuestion: bytes[start - 1] == NormalizedText.question)
          firstToken = token &+ 1
          clause &+= 1
          segment &+= 1
        }
        if start == last { return }
      }
      if SymptomMachine.beginsToken(byte, next: bytes[start + 1], joinsWords: joinsWords) {
        token &+= 1
      }
      var child = LiteralTable.child(of: roots, by: byte, in: units)
      var index = start
      var pauses: Int32 = 0
      while let place = child {
        index &+= 1
        var next = bytes[index]
        if units[place].endsLiteral {
          meet(
            endings, from: Int(places[place]), in: start..<index, of: text, hasMarks: hasMarks,
            joinsWords: joinsWords, token: token, segments: segment...segment &+ pauses,
            reading: &reading)
        }
        // A pause may stand between two words of a literal.
        while next == NormalizedText.comma {
          pauses &+= 1
          index &+= 1
          next = bytes[index]
        }
        child = LiteralTable.child(of: units[place].children, by: next, in: units)
      }
      start &+= 1
    }
  }

  /// Meets those endings of a literal that what follows it allows.
  @inline(never)
  private mutating func meet(
    _ endings: Span<SymptomMachine.Ending>, from first: Int, in place: Range<Int>,
    of text: borrowing NormalizedText, hasMarks: Bool, joinsWords: Bool, token: Int32,
    segments: ClosedRange<Int32>, reading: inout SymptomReading
  ) {
    let next = text.span[place.upperBound]
    let isBound = NormalizedText.isBound(next)
    let isPause = NormalizedText.isPause(next)
    // "montré" is no "montre"; accents that were left out are, and those of other endings.
    let marks =
      hasMarks ? text.marks(in: max(1, place.lowerBound)..<place.upperBound) : 0
    var number = first
    while true {
      let traits = endings[number].traits
      if (isBound || !traits.contains(.endsWord)) && (isPause || !traits.contains(.endsClause))
        && (marks <= Int(endings[number].marks) || !traits.contains(.endsWord))
      {
        meet(
          endings[number], in: place, token: token, segments: segments, text: text.span,
          joinsWords: joinsWords, reading: &reading)
      }
      if traits.contains(.isLast) { return }
      number &+= 1
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
