import Records

/// Decides what the hits of one clause say (`symptoms.md`, sections 2 and 4).
struct ClauseJudge {
  let reach: ClauseReach
  private let filter: ClauseFilter
  private let ownership = CodeOwnership()

  /// The places of the codes that the rules name.
  let crash = Self.place("crash")
  let broken = Self.place("broken")
  let wish = Self.place("feature-request")
  let question = Self.place("question")
  let praise = Self.place("praise")
  /// Codes that name what a question or a wish is about, too.
  private let spokenOf = ["subscription", "refund", "payment", "privacy"].map(Self.place)

  init(style: WritingStyle) {
    reach = style.joinsWords ? .ideographs : .words
    filter = ClauseFilter(reach: reach)
  }

  /// The codes that are no faults.
  var intents: ClosedRange<Int> { wish...praise }

  /// Whether the code also names what a question or a wish is about.
  func isSpokenOf(_ code: Int) -> Bool { spokenOf.contains(code) }

  private static func place(_ name: String) -> Int {
    guard let place = Symptom.vocabulary.firstIndex(of: Symptom(rawValue: name)) else {
      preconditionFailure("\(name) is part of the vocabulary")
    }
    return place
  }

  /// Reads the hits of a clause into `reading` and empties them.
  func close(
    _ reading: inout SymptomReading, words: Int, isQuestion: Bool
  ) {
    guard !reading.hits.isEmpty else {
      if isQuestion && words >= reach.openQuestion { reading.hasOpenQuestion = true }
      return
    }
    filter.hide(&reading.hits)
    filter.negate(&reading.hits)
    filter.skipAttempts(&reading.hits)
    var low = Int32.min
    while low < Int32.max {
      let high = butWord(behind: low, reading.hits)
      judge(
        low..<high, &reading, isQuestion: isQuestion && high == Int32.max, words: words)
      low = high
    }
    reading.closeClause()
  }

  /// Where the next "but" word begins that starts a clause of its own.
  private func butWord(behind place: Int32, _ hits: [PatternHit]) -> Int32 {
    hits.reduce(Int32.max) { nearest, hit in
      hit.section == .but && hit.fate == .counts && hit.weight > 0 && hit.start > place
        ? min(nearest, hit.start) : nearest
    }
  }

  // MARK: What they say together

  private func judge(
    _ range: Range<Int32>, _ reading: inout SymptomReading, isQuestion: Bool, words: Int
  ) {
    let cues = ClauseCues(of: reading.hits, in: range)
    // "It worked, but not since the update" tells of a fault; "it crashed, but not since" of none.
    let isReversed =
      cues.reversal > 0 && cues.good == 0 && !reading.hasGoodWord
      && (reading.tellsFault(but: intents) || tellsFault(in: range, reading.hits))
    let resolved = cues.resolved > 0 || isReversed
    let hypothetical = cues.hypothetical > 0 || cues.condition > 0 && cues.promise > 0
    let otherApp = cues.otherApp > 0 || cues.contrast > 0
    let isChasing = cues.chasing >= 2
    let isWish = cues.wish >= 2 && !resolved && !isChasing
    let isExclaimed =
      cues.question > 0 && cues.praise > 0 && !isQuestion && exclaims(in: range, reading.hits)
    let asks =
      isChasing || isExclaimed || resolved && !isQuestion
      ? 0 : cues.question + (isQuestion && cues.question > 0 ? 1 : 0)

    let cancelled: PatternHit.Fate? =
      resolved
      ? .resolved
      : hypothetical ? .hypothetical : otherApp ? .otherApp : isChasing ? .chasing : nil
    if resolved { reading.isResolved = true }
    if hypothetical { reading.isHypothetical = true }
    // "That is over now" and "yours never did" speak of what was told before.
    if resolved && !namesFault(in: range, reading.hits) || cues.contrast > 0 {
      reading.forgetFaults(but: intents)
    }
    if !reading.isNoBareTopic && (cancelled != nil || denies(in: range, reading.hits)) {
      reading.isNoBareTopic = true
    }
    if isChasing { reading.isChasing = true }
    cancel(in: range, &reading.hits, cancelled, isWish: isWish)

    let faultsNamed = creditTopics(
      in: range, &reading, isWish: isWish, asks: asks >= 2, cancelled: cancelled != nil)
    let codesNamed = creditCodes(in: range, &reading)
    if isWish { reading.credit(wish, cues.wish) }
    // A wish in the form of a question ("can you add a dark mode?") is a wish.
    if asks > 0 && !isWish {
      reading.credit(question, faultsNamed || codesNamed ? asks - 1 : asks)
    }
    reading.credit(
      praise, isWish ? praiseBesideWish(in: range, reading.hits) : cues.praise)
    if cues.good > 0 { reading.hasGoodWord = true }
    let fault = heaviestFault(in: range, reading.hits)
    if !isWish && asks < 2 && cancelled == nil {
      reading.brokenWeight = max(reading.brokenWeight, fault)
    }
    if isQuestion && words >= reach.openQuestion && !isWish && cancelled == nil && fault < 2
      && !faultsNamed && !codesNamed && !isRhetorical(in: range, reading.hits)
    {
      reading.hasOpenQuestion = true
    }
  }

  /// Whether the clause denies a fault or tells of attempts: it is no complaint about its topics.
  private func denies(in range: Range<Int32>, _ hits: [PatternHit]) -> Bool {
    hits.contains { hit in
      guard range.contains(hit.start) else { return false }
      switch (hit.section, hit.fate) {
      case (.attempt, .counts): return true
      case (.code(let code), .negated): return !intents.contains(Int(code))
      default: return false
      }
    }
  }

  /// The weight of the praise that stands before a wish and apart from it: "love it, please add
  /// tags", not "it would be great".
  private func praiseBesideWish(in range: Range<Int32>, _ hits: [PatternHit]) -> Int {
    var first = Int32.max
    for hit in hits
    where hit.section == .wish && hit.fate == .counts && hit.weight > 0 && range.contains(hit.start)
    {
      first = min(first, hit.firstSegment)
    }
    return hits.reduce(0) {
      $1.section == .praise && $1.fate == .counts && range.contains($1.start)
        && $1.lastSegment < first ? $0 + Int($1.weight) : $0
    }
  }

  /// Whether a question word begins praise: "what a great app".
  private func exclaims(in range: Range<Int32>, _ hits: [PatternHit]) -> Bool {
    hits.contains { question in
      question.section == .question && question.fate == .counts && range.contains(question.start)
        && hits.contains {
          $0.section == .praise && $0.fate == .counts && $0.firstSegment == question.lastSegment
            && $0.firstToken >= question.firstToken
            && $0.firstToken - question.lastToken <= reach.exclamation
        }
    }
  }

  /// Whether the form of a question is known to be none: "what the hell?".
  private func isRhetorical(in range: Range<Int32>, _ hits: [PatternHit]) -> Bool {
    hits.contains {
      $0.section == .question && $0.weight <= 0 && $0.fate == .counts && range.contains($0.start)
    }
  }

  private func cancel(
    in range: Range<Int32>, _ hits: inout [PatternHit], _ fate: PatternHit.Fate?, isWish: Bool
  ) {
    guard fate != nil || isWish else { return }
    for index in hits.indices where hits[index].fate == .counts {
      guard range.contains(hits[index].start) else { continue }
      switch hits[index].section {
      case .code(let code) where fate == .chasing && Int(code) != broken:
        continue  // "I'm still waiting for my refund" names it
      case .code, .topic, .fault:
        if let fate {
          hits[index].fate = fate
        } else if isWish && hits[index].traits.contains(.yieldsToWish) {
          hits[index].fate = .wish
        }
      default: break
      }
    }
  }

  /// Weak hints don't add up to a complaint: a clause may hold several.
  private func heaviestFault(in range: Range<Int32>, _ hits: [PatternHit]) -> Int {
    hits.reduce(0) {
      isFault($1) && range.contains($1.start) ? max($0, Int($1.weight)) : $0
    }
  }

  /// A good word that is negated is a fault: "doesn't work".
  private func isDenial(_ hit: PatternHit) -> Bool {
    hit.fate == .negated && (hit.section == .good || hit.section == .resolved)
  }

  private func isFault(_ hit: PatternHit) -> Bool {
    hit.section == .fault && hit.fate == .counts && hit.weight > 0 || isDenial(hit)
  }

  /// Whether a pattern that needs no other one says a fault.
  private func tellsFault(in range: Range<Int32>, _ hits: [PatternHit]) -> Bool {
    hits.contains { hit in
      guard case .code(let code) = hit.section, hit.fate == .counts else { return false }
      return hit.weight >= 2 && range.contains(hit.start) && !intents.contains(Int(code))
    }
  }

  /// Whether a symptom is named, cancelled or not.
  private func namesFault(in range: Range<Int32>, _ hits: [PatternHit]) -> Bool {
    hits.contains { hit in
      range.contains(hit.start) && hit.weight > 0 && hit.fate != .hidden
        && hit.section.code.map { !intents.contains($0) } ?? false
    }
  }

  private func creditTopics(
    in range: Range<Int32>, _ reading: inout SymptomReading, isWish: Bool, asks: Bool,
    cancelled: Bool
  ) -> Bool {
    for index in reading.hits.indices {
      let hit = reading.hits[index]
      guard case .topic = hit.section, let code = hit.section.code, range.contains(hit.start),
        hit.fate == .counts
      else { continue }
      let isFaulty = !isWish && hasFault(hit, in: range, reading.hits)
      if hit.weight <= 0 || isFaulty || (isWish || asks) && spokenOf.contains(code) { continue }
      if isWish {
        reading.hits[index].fate = .wish
      } else if asks {
        reading.hits[index].fate = .question
      } else {
        reading.noteBareTopic(code, weight: Int(hit.weight))
        reading.hits[index].fate = .unpaired
      }
    }
    ownership.settle(in: range, &reading.hits)
    return credit(in: range, &reading) { section in
      if case .topic(let code) = section { Int(code) } else { nil }
    }
  }

  /// Whether a fault stands near the topic, and the topic isn't said to work.
  private func hasFault(_ topic: PatternHit, in range: Range<Int32>, _ hits: [PatternHit]) -> Bool {
    var isNear = false
    var works = false
    for hit in hits where range.contains(hit.start) {
      let far = hit.section == .fault && hit.weight < 2 ? reach.hint : reach.fault
      if isFault(hit) && hit.distance(to: topic) <= far {
        let isBeside =
          hit.firstSegment == topic.firstSegment || hit.lastSegment == topic.lastSegment
        if isBeside { return true }
        isNear = true
      }
      if hit.section == .good && hit.fate == .counts && hit.firstSegment == topic.firstSegment {
        works = true
      }
    }
    return isNear && !works
  }

  private func creditCodes(in range: Range<Int32>, _ reading: inout SymptomReading) -> Bool {
    return credit(in: range, &reading) { section in
      if case .code(let code) = section { Int(code) } else { nil }
    }
  }

  /// Adds the weights that count, code by code, and tells whether a fault was named.
  private func credit(
    in range: Range<Int32>, _ reading: inout SymptomReading, code: (LexiconSection) -> Int?
  ) -> Bool {
    var named = false
    for index in reading.hits.indices {
      let first = reading.hits[index]
      guard let place = code(first.section), first.fate == .counts, range.contains(first.start)
      else { continue }
      // The first hit of a code speaks for all of them.
      var sum = 0
      var isFirst = true
      for (other, hit) in reading.hits.enumerated()
      where hit.section == first.section && hit.fate == .counts && range.contains(hit.start) {
        if other < index { isFirst = false }
        sum += Int(hit.weight)
      }
      guard isFirst else { continue }
      reading.credit(place, sum)
      if sum >= 2 && !spokenOf.contains(place) { named = true }
    }
    return named
  }
}
