private import Glibc

/// The reports of one release on one day from one system: the same odds are expected of all.
///
/// The odds are fixed on that day for ever; later nights don't change them.
final class Stratum {
  /// By symptom: the odds of a report to be about it, if the release is fine.
  let odds: [Double]

  init(odds: [Double]) { self.odds = odds }

  /// By symptom and multiple m of `OddsRatioEvidence.multiples`: ln(1 + m w).
  func divergences() -> [Double] {
    let multiples = OddsRatioEvidence.multiples
    var divergences: [Double] = []
    divergences.reserveCapacity(odds.count * multiples.count)
    for value in odds {
      for multiple in multiples { divergences.append(log1p(multiple * value)) }
    }
    return divergences
  }
}
