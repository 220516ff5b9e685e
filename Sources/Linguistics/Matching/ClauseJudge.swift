import Records

/// Decides what the hits of one clause say (`symptoms.md`, sections 2 and 4).
struct ClauseJudge {
  /// How far things reach, in words.
  let reach: Reach

  private let ownership = CodeOwnership()

  /// The places of the codes that the rules name.
  let crash = Self.place("crash")
  let broken = Self.place("broken")
  let wish = Self.place("feature-request")
  let question = Self.place("question")
  let praise = Self.place("praise")
  /// Codes that name what a question or a wish is about, too.
  private let spokenOf = ["subscription", "refund", "payment", "privacy"].map(Self.place)

  init(style: WritingStyle) { reach = style.joinsWords ? .ideographs : .words }

  /// The codes that are no faults.
  var intents: ClosedRange<Int> { wish...praise }

  private static func place(_ name: String) -> Int {
    guard let place = Symptom.vocabulary.firstIndex(of: Symptom(rawValue: name)) else {
      preconditionFailure("\(name) is part of the vocabulary")
    }
    return place
  }

  /// Distances in words; in ideographs they are longer.
  struct Reach {
    let negationBefore: Int32
    let negationAfter: Int32
    let fault: Int32
    let attempt: Int32

    static let words = Reach(negationBefore: 3, negationAfter: 2, fault: 12, attempt: 3)
    static let ideographs = Reach(negationBefore: 6, negationAfter: 5, fault: 26, attempt: 6)
  }

  /// Reads the hits of a clause into `reading` and empties them.
  func close(
    _ reading: inout SymptomReading, patterns: [SymptomMachine.Pattern], isQuestion: Bool
  ) {
    guard !reading.hits.isEmpty else { return }
    hide(&reading.hits)
    negate(&reading.hits, patterns: patterns)
    skipAttempts(&reading.hits)
    var low = Int32.min
    while low < Int32.max {
      let high = butWord(behind: low, reading.hits)
      judge(low..<high, &reading, patterns: patterns, isQuestion: isQuestion && high == Int32.max)
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

  // MARK: Which hits stand

  private func hide(_ hits: inout [PatternHit]) {
    for index in hits.indices {
      let inner = hits[index]
      for place in hits.indices where place != index {
        let outer = hits[place]
        guard outer.covers(inner), mayHide(outer, inner) else { continue }
        if outer.length > inner.length
          || outer.length == inner.length && inner.gap.count >= outer.gap.count
            && outer.section == inner.section
            && (outer.weight, -place) > (inner.weight, -index)
        {
          hits[index].fate = .hidden
          break
        }
      }
    }
  }

  private func mayHide(_ outer: PatternHit, _ inner: PatternHit) -> Bool {
    if outer.section == inner.section {
      // A weak hint doesn't hide what is sure by itself.
      return outer.weight <= 0 || outer.weight >= inner.weight
    }
    // A word sense ("crash course") speaks of its own code only.
    if outer.weight <= 0 {
      return outer.section.code != nil && outer.section.code == inner.section.code
    }
    if outer.section.isNegation && inner.section.isNegation { return true }
    if inner.section.isNegation {
      // The negation belongs to "not working"; "is not" alone leaves it to the next word.
      return outer.section.isStatement && outer.weight >= 2
    }
    if outer.section.isStatement { return inner.section.isStatement }
    // "resolved" and "works again" hold words of praise; a "but" word holds nothing else.
    return outer.section == .resolved && (inner.section == .good || inner.section == .fault)
      || outer.section != .but && inner.section == .but
  }

  private func negate(_ hits: inout [PatternHit], patterns: [SymptomMachine.Pattern]) {
    for index in hits.indices where hits[index].fate == .counts {
      switch hits[index].section {
      case .code, .fault, .good, .praise, .resolved: break
      default: continue
      }
      guard hits[index].weight > 0, !patterns[Int(hits[index].pattern)].holdsNegation else {
        continue
      }
      for negation in hits where negation.section.isNegation && negation.fate == .counts {
        if negation.weight > 0 && reaches(negation, hits[index], hits) {
          hits[index].fate = .negated
          break
        }
      }
    }
  }

  private func reaches(_ negation: PatternHit, _ hit: PatternHit, _ hits: [PatternHit]) -> Bool {
    if negation.start >= hit.start && negation.end <= hit.end { return true }
    let isBefore = negation.end <= hit.start
    if isBefore {
      guard negation.section != .negationAfter, negation.lastSegment == hit.firstSegment,
        hit.firstToken - negation.lastToken <= reach.negationBefore
      else { return false }
    } else {
      guard negation.section != .negationBefore, negation.start >= hit.end,
        negation.firstSegment == hit.lastSegment,
        negation.firstToken - hit.lastToken <= reach.negationAfter
      else { return false }
    }
    let low = isBefore ? negation.end : hit.end
    let high = isBefore ? hit.start : negation.start
    return !hits.contains {
      ($0.section == .and || $0.section == .but) && $0.weight > 0 && $0.start >= low
        && $0.end <= high
    }
  }

  private func skipAttempts(_ hits: inout [PatternHit]) {
    for attempt in hits where attempt.section == .attempt && attempt.fate == .counts {
      for index in hits.indices where hits[index].fate == .counts {
        guard case .topic = hits[index].section else { continue }
        let isNear =
          hits[index].firstToken > attempt.lastToken
          && hits[index].firstToken - attempt.lastToken <= reach.attempt
          && hits[index].firstSegment == attempt.lastSegment
        if isNear { hits[index].fate = .attempt }
      }
    }
  }

  // MARK: What they say together

  private func judge(
    _ range: Range<Int32>, _ reading: inout SymptomReading, patterns: [SymptomMachine.Pattern],
    isQuestion: Bool
  ) {
    let cues = ClauseCues(of: reading.hits, in: range)
    let resolved = cues.resolved > 0
    let hypothetical = cues.hypothetical > 0
    let otherApp = cues.otherApp > 0
    let isWish = cues.wish >= 2 && !resolved
    let asks = cues.question + (isQuestion && cues.question > 0 ? 1 : 0)

    let cancelled: PatternHit.Fate? =
      resolved ? .resolved : hypothetical ? .hypothetical : otherApp ? .otherApp : nil
    if resolved { reading.isResolved = true }
    // "That is over now" speaks of what was told before.
    if resolved && !namesFault(in: range, reading.hits) { reading.forgetFaults(but: intents) }
    if hypothetical { reading.isHypothetical = true }
    cancel(in: range, &reading.hits, cancelled, isWish: isWish, patterns: patterns)

    let faultsNamed = creditTopics(
      in: range, &reading, isWish: isWish, asks: asks >= 2, cancelled: cancelled != nil)
    let codesNamed = creditCodes(in: range, &reading)
    if isWish { reading.credit(wish, cues.wish) }
    // A wish in the form of a question ("can you add a dark mode?") is a wish.
    if asks > 0 && !isWish {
      reading.credit(question, faultsNamed || codesNamed ? asks - 1 : asks)
    }
    reading.credit(praise, cues.praise)
    if cues.good > 0 { reading.hasGoodWord = true }
    if !isWish && asks < 2 && cancelled == nil {
      reading.brokenWeight = max(reading.brokenWeight, heaviestFault(in: range, reading.hits))
    }
  }

  private func cancel(
    in range: Range<Int32>, _ hits: inout [PatternHit], _ fate: PatternHit.Fate?, isWish: Bool,
    patterns: [SymptomMachine.Pattern]
  ) {
    for index in hits.indices where hits[index].fate == .counts {
      guard range.contains(hits[index].start) else { continue }
      switch hits[index].section {
      case .code, .topic, .fault:
        if let fate {
          hits[index].fate = fate
        } else if isWish && patterns[Int(hits[index].pattern)].yieldsToWish {
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
      guard case .topic(let code) = hit.section, range.contains(hit.start), hit.fate == .counts
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
      if case .topic(let code) = section { code } else { nil }
    }
  }

  /// Whether a fault stands near the topic, and the topic isn't said to work.
  private func hasFault(_ topic: PatternHit, in range: Range<Int32>, _ hits: [PatternHit]) -> Bool {
    var isNear = false
    var works = false
    for hit in hits where range.contains(hit.start) {
      if isFault(hit) && hit.distance(to: topic) <= reach.fault {
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
      if case .code(let code) = section { code } else { nil }
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
