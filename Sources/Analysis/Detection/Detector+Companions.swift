private import Glibc

extension Detector {
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
