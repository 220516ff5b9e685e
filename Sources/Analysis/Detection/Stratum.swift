private import Glibc

/// The reports of one release on one day from one system: the same odds are expected of all.
///
/// The odds are fixed on that day for ever; later nights don't change them.
final class Stratum {
  /// By symptom: the odds of a report to be about it, if the release is fine.
  let odds: [Double]

  init(odds: [Double]) { self.odds = odds }

  /// By symptom and odds ratio L: ln((1 + L w) / (1 + w)).
  func divergences() -> [Double] {
    let ratios = OddsRatioEvidence.oddsRatios
    var divergences: [Double] = []
    divergences.reserveCapacity(odds.count * ratios.count)
    for value in odds {
      let base = log1p(value)
      for ratio in ratios { divergences.append(log1p(ratio * value) - base) }
    }
    return divergences
  }
}
