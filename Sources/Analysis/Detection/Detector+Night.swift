private import Glibc

extension Detector {
  /// The q-value up to which a fault is reported.
  static let level = 0.30

  /// Counts the mail of all releases that are watched, and lets go those that grew too old.
  mutating func closeDay(_ day: Int) {
    addVolumes(day)
    watched.removeAll { release in
      guard let history = releases[release] else { return true }
      guard day - history.firstDay > Self.watchDays else { return false }
      history.isWatched = false
      history.watched = []
      systems.forgetParts(release: release)
      history.candidates = []
      let kept = Set(alarms.filter { $0.releases.contains(release) }.map(\.node))
      history.nodes = history.nodes.filter { kept.contains($0.key) }
      return true
    }
  }

  /// Judges all releases on the evening of a day.
  mutating func judge(day: Int) {
    let tested = watched.filter { releases[$0]?.isTested == true }
    for release in tested {
      guard let history = releases[release], history.needsJudgement else { continue }
      history.candidates = candidates(of: history)
    }
    var ranking = rank(tested, day: day)
    while let (candidate, qValue) = nextAlarm(in: ranking, day: day) {
      open(candidate, qValue: qValue, day: day)
      ranking = rank(tested, day: day)
    }
    update(ranking, day: day)
    if watched.contains(where: { releases[$0]?.needsJudgement == true }) {
      for release in watched { releases[release]?.needsJudgement = false }
    }
    watchList = ranking.filter {
      $0.qValue > Self.level && $0.qValue < 1 && $0.candidate.evidence.count >= NodeEvidence.least
        && !isKnown($0.candidate)
    }
    groupsTested = tested.reduce(0) { sum, release in
      guard let history = releases[release] else { return sum }
      let symptoms = weights.count { $0 > 0 }
      return sum + testedNodes(of: history).count * symptoms + 1
    }
  }

  /// All candidates, the strongest first, with their q-values.
  private func rank(_ tested: [Int], day: Int) -> [(candidate: Candidate, qValue: Double)] {
    var all: [Candidate] = []
    for release in tested {
      guard let history = releases[release] else { continue }
      all += history.candidates
      if let volume = volumeCandidate(of: history, day: day) { all.append(volume) }
    }
    all.sort { left, right in
      if left.logarithm != right.logarithm { return left.logarithm > right.logarithm }
      return (left.release, left.symptom ?? -1) < (right.release, right.symptom ?? -1)
    }
    let qValues = EvidenceRanking.qValues(
      all.map { exp(min($0.logarithm, 690)) }, groups: tested.count)
    return zip(all, qValues).map { ($0, $1) }
  }

  private func nextAlarm(
    in ranking: [(candidate: Candidate, qValue: Double)], day: Int
  ) -> (Candidate, Double)? {
    for (candidate, qValue) in ranking where qValue <= Self.level {
      guard !isKnown(candidate), candidate.evidence.count >= NodeEvidence.least,
        candidate.evidence.interval.low >= 1.3, !isIncident(candidate, day: day)
      else { continue }
      return (broadest(candidate), qValue)
    }
    return nil
  }

  /// Whether an alarm covers the symptom in the release already.
  func isKnown(_ candidate: Candidate) -> Bool {
    alarms.contains {
      $0.symptom == candidate.symptom && $0.isSecond == candidate.isSecond
        && $0.releases.contains(candidate.release)
    }
  }

  /// Whether an alarm holds for the release after some others, the nearest of which come first: it is
  /// in the release just before, or in the one before that, and the one between doesn't look fine.
  ///
  /// What was mended and comes back is another fault.
  private func reaches(_ alarm: Alarm, over earlier: [Int]) -> Bool {
    guard let symptom = alarm.symptom, let last = earlier.first else { return false }
    if alarm.releases.contains(last) { return true }
    guard earlier.count > 1, alarm.releases.contains(earlier[1]), let history = releases[last]
    else {
      return false
    }
    let sums = history.nodes[alarm.node] ?? history.nodes[.everywhere]
    guard let evidence = sums?.evidence(of: symptom, variance: history.variances[symptom]) else {
      return true
    }
    return evidence.logarithm > -log(8)
  }

  /// Reports a fault, at the release where it begins.
  private mutating func open(_ candidate: Candidate, qValue: Double, day: Int) {
    let earlier = releasesBefore(candidate.release)
    if candidate.symptom != nil, !candidate.isSecond,
      let known = alarms.firstIndex(where: { alarm in
        alarm.symptom == candidate.symptom && reaches(alarm, over: earlier)
      })
    {
      alarms[known].releases.append(candidate.release)
      cover(candidate.release, symptom: candidate.symptom)
      return
    }
    var covered = [candidate.release]
    var evidence = candidate.evidence
    if let symptom = candidate.symptom, !candidate.isSecond {
      for release in earlier {
        guard let history = releases[release], history.isTested,
          let sums = history.nodes[candidate.node]?.evidence(
            of: symptom,
            variance: history.variances[symptom]),
          sums.count >= NodeEvidence.least, sums.logarithm >= log(8)
        else { break }
        covered.append(release)
        evidence = sums
      }
    }
    let begin = covered[covered.count - 1]
    alarms.append(
      Alarm(
        release: begin, symptom: candidate.symptom, isSecond: candidate.isSecond, firstDay: day,
        lastDay: day, releases: covered.reversed(),
        node: candidate.node, evidence: evidence,
        taken: SymptomEvidence(variance: evidence.variance),
        interval: evidence.interval, qValue: qValue))
    for release in covered { cover(release, symptom: candidate.symptom) }
    if candidate.symptom != nil { absorbVolume(into: alarms.count - 1, day: day) }
  }

  /// Drops the alarm about all mail of a release when it says no more than the one about a symptom.
  private mutating func absorbVolume(into index: Int, day: Int) {
    guard
      let volume = alarms.firstIndex(where: {
        $0.symptom == nil && $0.release == alarms[index].release
      }), let history = releases[alarms[index].release]
    else { return }
    let tested = watched.count { releases[$0]?.isTested == true }
    if let rest = volumeCandidate(of: history, day: day),
      exp(rest.logarithm) * Self.level >= Double(tested)
    {
      return
    }
    alarms[index].firstDay = min(alarms[index].firstDay, alarms[volume].firstDay)
    alarms.remove(at: volume)
  }

  /// Leaves a reported fault out of all sums and judges the rest of the release anew.
  private mutating func cover(_ release: Int, symptom: Int?) {
    guard let history = releases[release], let symptom else { return }
    for place in history.markReported(symptom, in: series) {
      all.add(series[place], times: -1)
      if let version = systemVersion(of: series[place]) {
        systems.removeSeen(series[place], version: version)
      }
    }
    history.needsJudgement = true
    history.candidates = history.isWatched ? candidates(of: history) : []
  }

  /// The releases of the same app before one that have mail, the nearest first.
  func releasesBefore(_ release: Int) -> [Int] {
    let app = inbox.catalog.releases[release].app
    return searched[app].prefix { $0 < release }.reversed().filter { releases[$0] != nil }
  }

  /// Renews the numbers of all alarms.
  private mutating func update(_ ranking: [(candidate: Candidate, qValue: Double)], day: Int) {
    for index in alarms.indices {
      let alarm = alarms[index]
      if let (candidate, qValue) = ranking.first(where: {
        $0.candidate.release == alarm.release && $0.candidate.symptom == alarm.symptom
          && $0.candidate.isSecond == alarm.isSecond
      }) {
        alarms[index].node = candidate.node
        alarms[index].evidence = candidate.evidence
        alarms[index].qValue = qValue
        alarms[index].interval = candidate.evidence.interval
        if let symptom = alarm.symptom, let history = releases[alarm.release],
          let whole = history.nodes[candidate.node]?.evidence(
            of: symptom, variance: candidate.evidence.variance)
        {
          var taken = whole
          taken.subtract(candidate.evidence)
          alarms[index].taken = taken
        }
      } else if let symptom = alarm.symptom, let history = releases[alarm.release],
        !history.isWatched,
        var evidence = history.nodes[alarm.node]?.evidence(
          of: symptom, variance: alarm.evidence.variance)
      {
        evidence.subtract(alarm.taken)
        alarms[index].evidence = evidence
        alarms[index].interval = evidence.interval
      }
      if let history = releases[alarm.release], history.isWatched, history.needsJudgement {
        alarms[index].also = companions(of: alarms[index], in: history)
      }
      let days = daysOfReports(alarms[index])
      alarms[index].lastDay = days.last ?? alarm.firstDay
      alarms[index].isResolved = isResolved(alarms[index], days: days, day: day)
      alarms[index].updateLevel()
    }
  }
}
