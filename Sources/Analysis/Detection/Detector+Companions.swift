private import Glibc

extension Detector {
  /// The symptom by which a fault is named: that of the candidate, or one that most of its mails carry
  /// too and that explains half as many mails again.
  ///
  /// Of the mails about a payment that fails, some name the subscription as well. That is rarer and
  /// stands out sooner; the fault is the other one.
  func broadest(_ candidate: Candidate) -> Candidate {
    guard let symptom = candidate.symptom, !candidate.isSecond,
      let history = releases[candidate.release]
    else { return candidate }
    var best = candidate
    for other in history.candidates {
      guard let second = other.symptom, second != symptom, weights[second] == 1, !other.isSecond,
        !isKnown(other), other.evidence.interval.low >= 1.3,
        other.evidence.excess > max(1.5 * candidate.evidence.excess, best.evidence.excess)
      else { continue }
      let own = history.cases.filter { lies($0, in: candidate) }
      if own.count(where: { lies($0, in: other) }) * 10 >= 6 * own.count { best = other }
    }
    return best
  }

  /// Whether a report is about the symptom of a candidate and in its node.
  private func lies(_ place: Int, in candidate: Candidate) -> Bool {
    guard let symptom = candidate.symptom else { return false }
    let report = series[place]
    return report.symptoms >> UInt64(symptom) & 1 == 1
      && inbox.places.contains(candidate.node, system: report.system, device: report.device)
  }

  /// The faults that the mails of an alarm carry too: they are named with it and not by themselves
  /// (`report.md`, section 1).
  ///
  /// Those that share 60 % of the smaller one's mails, and those that would pass if the mails of the
  /// alarm weren't its own.
  func companions(of alarm: Alarm, in history: ReleaseHistory) -> UInt64 {
    guard alarm.symptom != nil, let sums = history.nodes[alarm.node] else { return 0 }
    var shared = [Int](repeating: 0, count: symptomCount)
    var about = shared
    var own = 0
    for place in history.cases {
      let report = series[place]
      guard
        inbox.places.contains(alarm.node, system: report.system, device: report.device)
      else { continue }
      let isOwn = takes(alarm, report)
      if isOwn { own += 1 }
      SymptomCodes.forEach(in: report.symptoms) {
        about[$0] += 1
        if isOwn { shared[$0] += 1 }
      }
    }
    guard sums.reports >= NodeEvidence.least else { return 0 }
    let tested = Double(watched.count { releases[$0]?.isTested == true })
    let nodes = testedNodes(of: history)
    var companions: UInt64 = 0
    for symptom in 0..<symptomCount where weights[symptom] == 1 && shared[symptom] >= 3 {
      let hasOwnAlarm = alarms.contains {
        $0.symptom == symptom && $0.releases.contains(history.number)
      }
      guard symptom != alarm.symptom, !hasOwnAlarm else { continue }
      let isMostlyShared = shared[symptom] * 10 >= 6 * min(own, about[symptom])
      let raw = strongest(of: symptom, in: history, nodes: nodes, without: [:])
      let passes = raw.map {
        exp(min($0.logarithm, 690)) * Self.level >= tested && $0.evidence.interval.low >= 1.3
      }
      if isMostlyShared || passes == true { companions |= 1 << UInt64(symptom) }
    }
    return companions
  }
}
