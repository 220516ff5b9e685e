/// The sums over the releases before one, while the releases of an app are walked over in order.
struct OlderReleases {
  /// All reports.
  private(set) var reports = 0.0
  /// By symptom: reports on it, and reports on other things, outside of reported faults.
  private(set) var counted: [Double]
  private var others: [Double]
  /// The same over today and, at half weight, yesterday.
  private var countedLately: [Double]
  private var othersLately: [Double]

  init(symptoms: Int) {
    counted = [Double](repeating: 0, count: symptoms)
    others = counted
    countedLately = counted
    othersLately = counted
  }

  /// Adds a release, which is older than all that follow.
  mutating func add(_ release: ReleaseHistory, day: Int) {
    reports += Double(release.reports)
    var recent: [(weight: Double, sums: ReleaseHistory.Sums)] = []
    for (other, sums) in [release.today, release.before] {
      if other == day { recent.append((1, sums)) }
      if other == day - 1 { recent.append((0.5, sums)) }
    }
    for symptom in counted.indices where release.reported >> UInt64(symptom) & 1 == 0 {
      counted[symptom] += release.sums.counted[symptom]
      others[symptom] += release.sums.reports - release.sums.about[symptom]
      for (weight, sums) in recent {
        countedLately[symptom] += weight * sums.counted[symptom]
        othersLately[symptom] += weight * (sums.reports - sums.about[symptom])
      }
    }
  }

  /// By symptom: the variance of the logarithm of the odds of a release in which nothing is wrong: what
  /// releases differ by anyway, and what the numbers of older reports on it and not on it leave open.
  func variances(mix: [Double]) -> [Double] {
    counted.indices.map { symptom in
      1.0 / 30 + 1 / (counted[symptom] + SymptomEvidence.imaginary)
        + 1 / (others[symptom] + SymptomEvidence.imaginary / mix[symptom])
    }
  }

  /// By symptom: the base odds times the factor of the day (`regressions.md`, section 3).
  ///
  /// - Parameter mix: by symptom the odds over all apps.
  func odds(mix: [Double]) -> [Double] {
    counted.indices.map { symptom in
      let base =
        (counted[symptom] + SymptomEvidence.imaginary)
        / (others[symptom] + SymptomEvidence.imaginary / mix[symptom])
      return base * (1.5 + countedLately[symptom]) / (1.5 + othersLately[symptom] * base)
    }
  }
}
