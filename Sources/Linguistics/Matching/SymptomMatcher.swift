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
    let automaton = machine.automaton
    let (endingTable, firstEndingTable) = (machine.endings, machine.firstEnding)
    let (bitTable, stateTable, literalTable) = (
      automaton.bits, automaton.states, automaton.literals
    )
    let branchTable = automaton.branches
    let bits = bitTable.span
    let states = stateTable.span
    let branches = branchTable.span
    let literals = literalTable.span
    let endings = endingTable.span
    let firstEnding = firstEndingTable.span
    let patterns = machine.patterns
    let judge = machine.judge
    let joinsWords = machine.style.joinsWords
    let hasMarks = text.marks(in: 1..<text.count) > 0
    var state: UInt32 = 0
    var token: Int32 = -1
    var segment: Int32 = 0
    var firstToken: Int32 = 0
    clause &+= 1
    for index in bytes.indices {
      let byte = bytes[index]
      if byte == NormalizedText.comma {
        segment &+= 1
        continue
      }
      let next = index + 1 < bytes.count ? bytes[index + 1] : NormalizedText.clauseEnd
      if SymptomMachine.beginsToken(byte, next: next, joinsWords: joinsWords) { token &+= 1 }
      state = PatternAutomaton.step(state, byte, bits: bits, states: states, branches: branches)
      var report = states[Int(state)].report
      while report != 0 {
        let literal = Int(literals[Int(report)])
        for place in Int(firstEnding[literal])..<Int(firstEnding[literal + 1]) {
          let ending = endings[place]
          if ending.endsWord && !NormalizedText.isBound(next) { continue }
          if ending.endsClause && !NormalizedText.isPause(next) { continue }
          // "montré" is no "montre"; accents that were left out are, and those of other endings.
          if hasMarks && ending.endsWord
            && text.marks(in: max(1, index + 1 - Int(ending.length))..<index + 1)
              > Int(ending.marks)
          {
            continue
          }
          meet(
            ending, at: index, token: token, segment: segment, text: bytes, patterns: patterns,
            joinsWords: joinsWords, reading: &reading)
        }
        report = states[Int(states[Int(report)].fallback)].report
      }
      if byte == NormalizedText.clauseEnd && index > 0 {
        reading.count(tokens: Int(token - firstToken) + 1)
        judge.close(
          &reading, patterns: patterns, words: Int(token - firstToken) + 1,
          isQuestion: bytes[index - 1] == NormalizedText.question)
        firstToken = token + 1
        clause &+= 1
        segment &+= 1
      }
    }
  }

  private mutating func meet(
    _ ending: SymptomMachine.Ending, at index: Int, token: Int32, segment: Int32, text: Span<UInt8>,
    patterns: [SymptomMachine.Pattern], joinsWords: Bool, reading: inout SymptomReading
  ) {
    let start = Int32(index + 1) - ending.length
    let first = token - ending.tokens + (ending.startsInside ? 0 : 1)
    let isOpen = !ending.endsWord && !joinsWords
    let end = Int32(isOpen ? wordEnd(index + 1, text) : index + 1)
    var join = Join(
      clause: clause, start: start, firstToken: first, firstSegment: segment, end: end,
      lastToken: token, gap: end..<end)
    if ending.previousJoin >= 0 {
      let previous = joins[Int(ending.previousJoin)]
      let between = first - previous.lastToken - 1
      guard previous.clause == clause, between >= 0, between <= ending.gap,
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
    let pattern = patterns[Int(ending.pattern)]
    reading.add(
      PatternHit(
        pattern: ending.pattern, weight: pattern.weight, section: pattern.section,
        start: join.start, end: end, gap: join.gap, firstToken: join.firstToken, lastToken: token,
        firstSegment: join.firstSegment, lastSegment: segment))
  }

  /// The end of the word that an open pattern began; words have an end within reason.
  private func wordEnd(_ start: Int, _ text: Span<UInt8>) -> Int {
    var end = start
    let limit = min(text.count, start + 48)
    while end < limit, !NormalizedText.isBound(text[end]) { end &+= 1 }
    return end
  }
}
