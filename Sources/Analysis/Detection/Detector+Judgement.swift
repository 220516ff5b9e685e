private import Glibc

extension Detector {
  /// What is worth looking at in a release: for each symptom the node where it stands out most.
  ///
  /// A symptom that has no alarm yet, or a later one, is judged without the mails of the alarms
  /// before it. Of a symptom with an alarm, a second node is looked for among those that are disjoint
  /// from its node.
  func candidates(of history: ReleaseHistory) -> [Candidate] {
    let own = alarms.indices.filter {
      alarms[$0].symptom != nil && alarms[$0].releases.contains(history.number)
    }
    let nodes = testedNodes(of: history)
    var found: [Candidate] = []
    guard let whole = history.nodes[.everywhere] else { return [] }
    for symptom in 0..<symptomCount where weights[symptom] > 0 {
      guard whole.count(of: symptom) >= NodeEvidence.least else { continue }
      let first = own.first { alarms[$0].symptom == symptom && !alarms[$0].isSecond }
      let second = own.first { alarms[$0].symptom == symptom && alarms[$0].isSecond }
      let before = own.filter { $0 < first ?? .max }
      let free = second.map { second in
        nodes.filter { areDisjoint($0.node, alarms[second].node, in: history) }
      }
      guard
        let best = strongest(of: symptom, in: history, nodes: free ?? nodes, withoutMailsOf: before)
      else { continue }
      found.append(best)
      guard first != nil else { continue }
      let others = nodes.filter { areDisjoint($0.node, best.node, in: history) }
      if var rest = strongest(of: symptom, in: history, nodes: others, withoutMailsOf: before) {
        rest.isSecond = true
        found.append(rest)
      }
    }
    return found
  }

  /// Whether no report of a release lies in both nodes.
  private func areDisjoint(_ first: Node, _ second: Node, in history: ReleaseHistory) -> Bool {
    if first == second || first == .everywhere || second == .everywhere { return false }
    if first.order.0 == second.order.0 { return true }
    return !history.watched.contains { place, _ in
      let report = series[place]
      return inbox.places.contains(first, system: report.system, device: report.device)
        && inbox.places.contains(second, system: report.system, device: report.device)
    }
  }

  private func strongest(
    of symptom: Int, in history: ReleaseHistory, nodes: [(node: Node, logarithm: Double)],
    withoutMailsOf before: [Int]
  ) -> Candidate? {
    guard let raw = strongest(of: symptom, in: history, nodes: nodes, without: [:]) else {
      return nil
    }
    // Less can't make it worth looking at.
    if before.isEmpty || raw.logarithm < log(0.05) { return raw }
    let taken = takenEvidence(of: symptom, in: history, by: before)
    return strongest(of: symptom, in: history, nodes: nodes, without: taken)
  }

  /// The nodes with enough reports, with the logarithm of the share of the budget that each has.
  func testedNodes(of history: ReleaseHistory) -> [(node: Node, logarithm: Double)] {
    let app = inbox.catalog.releases[history.number].app
    let hasFamilies = familiesOfApp[app].count > 1
    let nodes = history.nodes.filter { node, evidence in
      guard evidence.reports >= NodeEvidence.least else { return false }
      if case .family = node { return hasFamilies }
      return true
    }.keys.sorted { $0.order < $1.order }
    var sizes: [Node.Row: Int] = [:]
    for node in nodes { sizes[node.row, default: 0] += 1 }
    return nodes.map { ($0, log($0.row.budget / Double(sizes[$0.row] ?? 1))) }
  }

  func strongest(
    of symptom: Int, in history: ReleaseHistory, nodes: [(node: Node, logarithm: Double)],
    without taken: [Node: SymptomEvidence]
  ) -> Candidate? {
    let variance = history.variances[symptom]
    let weight = log(weights[symptom] / totalWeight)
    var best: Candidate?
    for (node, budget) in nodes {
      guard let sums = history.nodes[node], sums.count(of: symptom) >= NodeEvidence.least else {
        continue
      }
      let part = taken[node]
      let logarithm: Double
      if let part {
        guard var evidence = sums.evidence(of: symptom, variance: variance) else { continue }
        evidence.subtract(part)
        guard evidence.count >= NodeEvidence.least else { continue }
        logarithm = evidence.logarithm + budget + weight
      } else {
        logarithm = sums.logarithm(of: symptom, variance: variance) + budget + weight
      }
      guard logarithm > best?.logarithm ?? -.infinity,
        var evidence = sums.evidence(of: symptom, variance: variance)
      else { continue }
      if let part { evidence.subtract(part) }
      best = Candidate(
        release: history.number, symptom: symptom, node: node, logarithm: logarithm,
        evidence: evidence)
    }
    return best.map { parentIfEqual($0, in: history, nodes: nodes) }
  }

  /// The major system in the place of its version, where both hold the same reports.
  ///
  /// Everywhere needs no such rule: it has the largest budget. A whole system never takes the place
  /// of a major one.
  private func parentIfEqual(
    _ candidate: Candidate, in history: ReleaseHistory,
    nodes: [(node: Node, logarithm: Double)]
  ) -> Candidate {
    let parents: [Node]
    switch candidate.node {
    case .minor(let number):
      parents = inbox.places.systems.filter { $0.minor == number }.compactMap(\.major)
        .prefix(1).map(Node.major)
    case .family(let number):
      parents = Set(inbox.places.systems.filter { $0.family == number }.compactMap(\.major))
        .sorted().map(Node.major)
    case .everywhere, .major, .device: return candidate
    }
    for parent in parents where nodes.contains(where: { $0.node == parent }) {
      guard let own = history.nodes[candidate.node], let other = history.nodes[parent],
        own.reports == other.reports
      else { continue }
      return Candidate(
        release: candidate.release, symptom: candidate.symptom, node: parent,
        isSecond: candidate.isSecond, logarithm: candidate.logarithm, evidence: candidate.evidence)
    }
    return candidate
  }

  /// By node: what the mails of some alarms hold of the evidence on a symptom.
  func takenEvidence(
    of symptom: Int, in history: ReleaseHistory, by indices: [Int]
  ) -> [Node: SymptomEvidence] {
    let variance = history.variances[symptom]
    let bit: UInt64 = 1 << UInt64(symptom)
    var taken: [Node: SymptomEvidence] = [:]
    for (place, stratum) in history.watched {
      let report = series[place]
      guard indices.contains(where: { takes(alarms[$0], report) }) else { continue }
      let isAbout = report.symptoms & bit != 0
      if isAbout && report.counted & bit == 0 { continue }
      for node in inbox.places.nodes(system: report.system, device: report.device) {
        taken[node, default: SymptomEvidence(variance: variance)].add(
          odds: stratum.odds[symptom], isAbout: isAbout)
      }
    }
    return taken
  }

  /// Whether a report is one of an alarm's.
  func takes(_ alarm: Alarm, _ report: CaseReport) -> Bool {
    guard let symptom = alarm.symptom, report.symptoms >> UInt64(symptom) & 1 == 1 else {
      return false
    }
    return alarm.releases.contains(report.release)
      && inbox.places.contains(alarm.node, system: report.system, device: report.device)
  }

  /// Whether most reports came within a few days long after the release: a server outage when nearly
  /// everybody already has it (`regressions.md`, section 5).
  func isIncident(_ candidate: Candidate, day: Int) -> Bool {
    guard let history = releases[candidate.release] else { return false }
    var days: [Int] = []
    for place in history.cases {
      let report = series[place]
      if let symptom = candidate.symptom {
        guard report.counted >> UInt64(symptom) & 1 == 1 else { continue }
      }
      guard
        inbox.places.contains(candidate.node, system: report.system, device: report.device)
      else { continue }
      days.append(report.day)
    }
    let burst = 5
    var densest = (count: 0, start: 0)
    var end = 0
    for start in days.indices where start == 0 || days[start] != days[start - 1] {
      while end < days.count, days[end] < days[start] + burst { end += 1 }
      if end - start > densest.count { densest = (end - start, days[start]) }
    }
    let rest = day - history.firstDay + 1 - burst
    guard densest.start - history.firstDay >= 6, rest > 0 else { return false }
    let usual = Double(days.count - densest.count) / Double(rest)
    return Double(densest.count) / Double(burst) > 5 * usual
  }
}
