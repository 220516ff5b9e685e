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
      if exposure?.knows(history.app) == true { addExpected(history, day: day) }
      if VolumeSeries.ages.contains(age) {
        let expected = usualReports(history)
        history.volume.ratios.append(
          VolumeRatio(
            logarithm: log((history.volume.own + 0.5) / (expected + 0.5)),
            noise: 1 / (expected + 0.5) + varianceOfUsual(history)))
      }
    }
  }

  /// What the own reports of a release are compared with.
  func usualReports(_ history: ReleaseHistory) -> Double {
    exposure?.knows(history.app) == true ? history.volume.expected : history.volume.older
  }

  /// The variance of the logarithm of what the own reports of a release are compared with.
  private func varianceOfUsual(_ history: ReleaseHistory) -> Double {
    exposure?.knows(history.app) == true
      ? history.volume.olderRate.variance(ofSum: history.volume.expected)
      : 1 / (history.volume.older + 1)
  }

  /// The evidence that a release brings more mail about everything (`regressions.md`, section 7).
  ///
  /// With exposure it is the reports against those that its users should send. Without, two witnesses
  /// are needed: the release's share of the app's mail, and the app's mail against the weeks before.
  func volumeCandidate(of history: ReleaseHistory, day: Int) -> Candidate? {
    let age = min(day - history.firstDay, VolumeSeries.lastAge)
    let count = history.volume.own - Double(mailsOfFaults(history))
    guard isSeenFromStart(history), age >= 2, count >= 8, usualReports(history) > 0,
      let usual = usualVolume(of: history, age: age)
    else { return nil }
    let expected = usualReports(history) * exp(usual.logarithm)
    let shape = 1 / (usual.variance + varianceOfUsual(history))
    let hasExposure = exposure?.knows(history.app) == true
    let first = RateRatioEvidence(
      count: count, shape: shape, largest: hasExposure ? Self.largestVolume : .infinity
    ).logarithm(expected: expected)
    var logarithm = first
    if !hasExposure {
      guard first >= 1, let second = evidenceOfAllMail(history, age: age), second >= 1 else {
        return nil
      }
      logarithm = min(first, 4.1) + min(second, 4.1)
    }
    var evidence = SymptomEvidence(variance: 1 / shape)
    evidence.count = Int(count)
    evidence.expected = expected
    return Candidate(
      release: history.number, symptom: nil, node: .everywhere,
      logarithm: logarithm + log(Node.volumeBudget), evidence: evidence)
  }

  /// The largest rise of all mail that is tried: one symptom may become forty times as frequent, all
  /// of them together don't.
  private static let largestVolume = 7.0

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
  ) -> VolumePrior? {
    let place = VolumeSeries.place(ofAge: age)
    func ratio(_ release: Int) -> VolumeRatio? {
      guard let other = releases[release], other.isTested, isSeenFromStart(other),
        other.volume.ratios.count > place,
        !alarms.contains(where: { $0.symptom == nil && $0.releases.contains(release) })
      else { return nil }
      return other.volume.ratios[place]
    }
    let own = releasesBefore(history.number).compactMap(ratio)
    let hasExposure = exposure?.knows(history.app) == true
    let all = searched.indices.filter { (exposure?.knows($0) == true) == hasExposure }
      .flatMap { searched[$0] }.filter { $0 != history.number }.compactMap(ratio)
    if hasExposure {
      return all.count >= Self.leastReleases ? VolumePrior.robust(own: own, all: all) : nil
    }
    guard !all.isEmpty, !own.isEmpty else { return nil }
    return VolumePrior.mean(own: own.map(\.logarithm), all: all.map(\.logarithm))
  }

  /// Whether the first report of a release is its first: what was there when the mail of the app
  /// begins, may be much older.
  private func isSeenFromStart(_ history: ReleaseHistory) -> Bool {
    searched[history.app].contains { release in
      releases[release].map { $0.firstDay + Self.leadDays <= history.firstDay } ?? false
    }
  }

  private static let leadDays = 21
  /// Releases of any app from which on the usual volume of one is known.
  private static let leastReleases = 3

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
    return RateRatioEvidence(count: Double(since), shape: 25).logarithm(expected: expected)
  }
}
