/// Finds the hits of a clause that don't stand: inside longer ones, negated, attempts.
struct ClauseFilter {
  /// How far things reach, in words.
  let reach: ClauseReach

  func hide(_ hits: inout [PatternHit]) {
    guard hits.count > 1 else { return }
    for index in hits.indices where isHidden(index, hits.span) { hits[index].fate = .hidden }
  }

  private func isHidden(_ index: Int, _ hits: Span<PatternHit>) -> Bool {
    let inner = hits[index]
    var place = 0
    while place < hits.count {
      if place != index, hits[place].start <= inner.start, inner.end <= hits[place].end,
        hides(hits[place], inner, isEarlier: place < index)
      {
        return true
      }
      place += 1
    }
    return false
  }

  private func hides(_ outer: PatternHit, _ inner: PatternHit, isEarlier: Bool) -> Bool {
    guard outer.covers(inner), mayHide(outer, inner) else { return false }
    if outer.length > inner.length { return true }
    return outer.length == inner.length && inner.gap.count >= outer.gap.count
      && outranks(outer, inner, isEarlier: isEarlier)
  }

  /// Which of two hits of the same words stands: a word sense (`crashkurs*`) before the stem that
  /// it narrows (`crash*`), then the heavier one.
  private func outranks(_ outer: PatternHit, _ inner: PatternHit, isEarlier: Bool) -> Bool {
    if outer.section != inner.section { return outer.section == .attempt }
    if (outer.weight <= 0) != (inner.weight <= 0) { return outer.weight <= 0 }
    return outer.weight == inner.weight ? isEarlier : outer.weight > inner.weight
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
      || outer.section != .but && outer.section != .reversal && inner.section == .but
  }

  func negate(_ hits: inout [PatternHit]) {
    guard hits.contains(where: { $0.section.isNegation && $0.fate == .counts }) else { return }
    for index in hits.indices where hits[index].fate == .counts {
      switch hits[index].section {
      case .code, .fault, .good, .praise, .resolved: break
      default: continue
      }
      guard hits[index].weight > 0, !hits[index].traits.contains(.holdsNegation) else {
        continue
      }
      let found = hits.first { negation in
        negation.section.isNegation && negation.fate == .counts && negation.weight > 0
          && reaches(negation, hits[index], hits)
      }
      guard let negation = found else { continue }
      hits[index].fate = .negated
      if case .code = hits[index].section { spend(negation, &hits) }
    }
  }

  /// A "not" that denies a fault is no hint of another one: "sync isn't slow".
  private func spend(_ negation: PatternHit, _ hits: inout [PatternHit]) {
    for index in hits.indices where hits[index].section == .fault && hits[index].weight < 2 {
      if negation.covers(hits[index]) && hits[index].fate == .counts { hits[index].fate = .negated }
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

  func skipAttempts(_ hits: inout [PatternHit]) {
    for place in hits.indices where hits[place].section == .attempt && hits[place].fate == .counts {
      let attempt = hits[place]
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
}
