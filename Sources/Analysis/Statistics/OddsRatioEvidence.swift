private import Glibc

/// The evidence that reports on a symptom are more frequent than they should be, as an e-value.
///
/// Two mixtures are compared over multiples of the expected odds. "Fine": the logarithm of the
/// multiple is normal around 0, since the odds were estimated and releases differ. "Broken": the
/// multiples from the root of 2 to 45, all alike. Likelihoods are the exact ones of `regressions.md`,
/// section 4; the closed form there damps them by a Gamma factor, which treats odds as if they were
/// counts and gives a mean e-value of 2 where nothing is wrong and a quarter of the mail is about the
/// symptom. Here the mean is at most 1 for common and for rare symptoms.
struct OddsRatioEvidence {
  private static let steps = -5...11
  private static let brokenSteps = 1...11

  /// The multiples of the expected odds for which likelihoods are summed: powers of the root of 2 from
  /// 0.18 to 45.
  static let multiples: [Double] = steps.map { exp2(Double($0) / 2) }
  private static let logarithms: [Double] = multiples.map { log($0) }

  /// Reports on the symptom.
  let count: Double
  /// The variance of the logarithm of the odds of a release in which nothing is wrong.
  let variance: Double

  /// The natural logarithm of the e-value.
  ///
  /// - Parameter sums: from `start` on, for each multiple m the sum of ln(1 + m w) over all reports,
  ///   w being the odds expected of each.
  func logarithm(sums: [Double], from start: Int = 0) -> Double {
    func likelihood(_ index: Int) -> Double { count * Self.logarithms[index] - sums[start + index] }
    var largest = -Double.infinity
    for index in Self.multiples.indices { largest = max(largest, likelihood(index)) }
    var fine = 0.0
    var weights = 0.0
    var broken = 0.0
    for (index, step) in Self.steps.enumerated() {
      let value = exp(likelihood(index) - largest)
      let weight = exp(-Self.logarithms[index] * Self.logarithms[index] / (2 * variance))
      fine += weight * value
      weights += weight
      if Self.brokenSteps.contains(step) { broken += value }
    }
    // At a multiple of 1 the weight is 1; where that is without likelihood, all evidence is there.
    let least = Double.leastNormalMagnitude
    return log(max(broken, least) / Double(Self.brokenSteps.count))
      - log(max(fine / weights, least))
  }
}
