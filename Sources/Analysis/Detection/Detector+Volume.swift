private import Glibc

extension Detector {
  /// Adds a day to the volumes of the releases that are young enough.
  mutating func addVolumes(_ day: Int) {
    var olderByRelease: [Int: Double] = [:]
    for app in Set(watched.map { inbox.catalog.releases[$0].app }) {
      var older = 0.0
      for release in searched[app] {
        guard let history = releases[release] else { continue }
        olderByRelease[release] = older
        if history.today.day == day { older += Double(history.reportsToday) }
      }
    }
    for release in watched {
      guard let history = releases[release] else { continue }
      let age = day - history.firstDay
      guard age <= VolumeSeries.lastAge else { continue }
      if history.today.day == day { history.volume.own += Double(history.reportsToday) }
      history.volume.older += olderByRelease[release] ?? 0
      if VolumeSeries.ages.contains(age) {
        history.volume.ratios.append(
          log((history.volume.own + 0.5) / (history.volume.older + 0.5)))
      }
    }
  }

  /// The evidence that a release brings more mail about everything, from two witnesses: its share of
  /// the app's mail, and the app's mail against the weeks before (`regressions.md`, section 7).
  func volumeCandidate(of history: ReleaseHistory, day: Int) -> Candidate? {
    let age = min(day - history.firstDay, VolumeSeries.lastAge)
    let count = history.volume.own - Double(mailsOfFaults(history))
    guard age >= 2, count >= 8, history.volume.older > 0,
      let usual = usualVolume(of: history, age: age)
    else { return nil }
    let expected = history.volume.older * exp(usual.logarithm)
    let shape = 1 / (usual.variance + 1 / (history.volume.older + 1))
    let first = OddsRatioEvidence(count: count, shape: shape).logarithm(expected: expected)
    guard first >= 1, let second = evidenceOfAllMail(history, age: age), second >= 1 else {
      return nil
    }
    var evidence = SymptomEvidence(shape: shape)
    evidence.count = Int(count)
    evidence.expected = expected
    return Candidate(
      release: history.number, symptom: nil, node: .everywhere,
      logarithm: min(first, 4.1) + min(second, 4.1) + log(Node.volumeBudget), evidence: evidence)
  }

  /// Mails of the release that belong to an alarm about a symptom, of the days that are counted.
  private func mailsOfFaults(_ history: ReleaseHistory) -> Int {
    let own = alarms.filter { $0.releases.contains(history.number) && $0.symptom != nil }
    guard !own.isEmpty else { return 0 }
    return history.cases.count { place in
      let report = series[place]
      return report.day - history.firstDay <= VolumeSeries.lastAge
        && own.contains { takes($0, report) }
    }
  }

  /// The usual logarithm of a release's share at an age, and its variance.
  private func usualVolume(
    of history: ReleaseHistory, age: Int
  ) -> (logarithm: Double, variance: Double)? {
    let place = VolumeSeries.place(ofAge: age)
    func ratio(_ release: Int) -> Double? {
      guard let other = releases[release], other.isTested, other.volume.ratios.count > place,
        !alarms.contains(where: { $0.symptom == nil && $0.releases.contains(release) })
      else { return nil }
      return other.volume.ratios[place]
    }
    let own = releasesBefore(history.number).compactMap(ratio)
    let all = searched.joined().filter { $0 != history.number }.compactMap(ratio)
    guard !all.isEmpty, own.count + 2 >= 3 else { return nil }
    let mean = all.reduce(0, +) / Double(all.count)
    let count = Double(own.count)
    let logarithm = (own.reduce(0, +) + 2 * mean) / (count + 2)
    let squares = own.reduce(0) { $0 + ($1 - logarithm) * ($1 - logarithm) }
    let prior = 0.45
    let variance = (6 * prior * prior + squares) / (6 + count)
    return (logarithm, variance * (1 + 1 / (count + 2)))
  }

  /// The evidence of the app's mail since the release against the six weeks before.
  private func evidenceOfAllMail(_ history: ReleaseHistory, age: Int) -> Double? {
    let days = dailyReports[history.app]
    let weeks = 42
    var since = 0
    for day in history.firstDay...(history.firstDay + age) { since += days[day] ?? 0 }
    // Without six weeks of mail before it there is nothing to compare with.
    guard let first = days.keys.min(), first <= history.firstDay - weeks else { return nil }
    var before = 0
    for day in (history.firstDay - weeks)..<history.firstDay { before += days[day] ?? 0 }
    let expected = Double(before) / Double(weeks) * Double(age + 1)
    return OddsRatioEvidence(count: Double(since), shape: 25).logarithm(expected: expected)
  }
}
