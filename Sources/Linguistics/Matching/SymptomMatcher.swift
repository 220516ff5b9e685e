/// Runs a machine over a normalised text and has its clauses judged.
struct SymptomMatcher: ~Copyable {
  /// Where a part of a pattern was found last.
  private struct Join {
    var clause = -1
    var start = 0
    var firstToken = 0
    var firstSegment = 0
    var end = 0
    var lastToken = 0
    var gap = 0..<0
  }

  private var joins: [Join] = []
  private var clause = 0

  /// Reads `text` into `reading`.
  mutating func read(
    _ text: borrowing NormalizedText, with machine: SymptomMachine,
    into reading: inout SymptomReading
  ) {
    if joins.count < machine.joinCount {
      joins += Array(repeating: Join(), count: machine.joinCount - joins.count)
    }
    let bytes = text.span
    let automaton = machine.automaton
    let classTable = automaton.classes
    let slotTable = automaton.slots
    let classes = classTable.span
    let slots = slotTable.span
    let joinsWords = machine.style.joinsWords
    var state: UInt32 = 0
    var token = -1
    var segment = 0
    var firstToken = 0
    clause &+= 1
    for index in bytes.indices {
      let byte = bytes[index]
      if byte == NormalizedText.comma {
        segment &+= 1
        continue
      }
      let next = index + 1 < bytes.count ? bytes[index + 1] : NormalizedText.clauseEnd
      if SymptomMachine.beginsToken(byte, next: next, joinsWords: joinsWords) { token &+= 1 }
      state = PatternAutomaton.step(state, byte, classes: classes, slots: slots)
      var report = slots[Int(state)].report
      while report != 0 {
        let literal = Int(machine.automaton.literals[Int(report)])
        let range = Int(machine.firstEnding[literal])..<Int(machine.firstEnding[literal + 1])
        for place in range {
          meet(
            machine.endings[place], at: index, next: next, token: token, segment: segment,
            text: bytes, machine: machine, reading: &reading)
        }
        report = slots[Int(slots[Int(report)].fallback)].report
      }
      if byte == NormalizedText.clauseEnd && index > 0 {
        reading.count(tokens: token - firstToken + 1)
        firstToken = token + 1
        machine.judge.close(
          &reading, patterns: machine.patterns,
          isQuestion: bytes[index - 1] == NormalizedText.question)
        clause &+= 1
        segment &+= 1
      }
    }
  }

  private mutating func meet(
    _ ending: SymptomMachine.Ending, at index: Int, next: UInt8, token: Int, segment: Int,
    text: Span<UInt8>, machine: SymptomMachine, reading: inout SymptomReading
  ) {
    if ending.endsWord && !NormalizedText.isBound(next) { return }
    if ending.endsClause && !NormalizedText.isPause(next) { return }
    let start = index + 1 - Int(ending.length)
    let first = token - Int(ending.tokens) + (ending.startsInside ? 0 : 1)
    var end = index + 1
    if !ending.endsWord && !machine.style.joinsWords { end = wordEnd(end, text) }
    var join = Join(
      clause: clause, start: start, firstToken: first, firstSegment: segment, end: end,
      lastToken: token, gap: end..<end)
    if ending.previousJoin >= 0 {
      let previous = joins[Int(ending.previousJoin)]
      let between = first - previous.lastToken - 1
      guard previous.clause == clause, between >= 0, between <= Int(ending.gap),
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
    let pattern = machine.patterns[Int(ending.pattern)]
    reading.add(
      PatternHit(
        pattern: Int(ending.pattern), section: pattern.section, weight: pattern.weight,
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
