private import Glibc

/// The evidence that reports on a symptom are more frequent than they should be, as an e-value.
///
/// A likelihood ratio for each odds ratio of a grid against "nothing is wrong", damped for what
/// isn't known about the expected odds, and averaged (`regressions.md`, section 4). An e-value has
/// a mean of at most 1 when nothing is wrong, whenever one looks.
struct OddsRatioEvidence {
  /// The odds ratios that are tried.
  static let oddsRatios: [Double] = [1.5, 2, 3, 4.5, 7, 11, 17, 26, 40]

  /// Reports on the symptom.
  let count: Double
  /// The shape of the Gamma factor that stands for the uncertainty of the expected odds: the larger,
  /// the surer.
  let shape: Double

  /// The natural logarithm of the e-value.
  ///
  /// - Parameter divergences: from `start` on, for each odds ratio L the sum of
  ///   ln((1 + L w) / (1 + w)) over all reports, w being the odds expected of each.
  func logarithm(divergences: [Double], from start: Int = 0) -> Double {
    average { index, ratio in divergences[start + index] / (ratio - 1) }
  }

  /// The natural logarithm of the e-value where `expected` is the expected count itself.
  func logarithm(expected: Double) -> Double { average { _, _ in expected } }

  private func average(_ expected: (Int, Double) -> Double) -> Double {
    let ratios = Self.oddsRatios
    var largest = -Double.infinity
    var sum = 0.0
    for index in 0..<ratios.count {
      let ratio = ratios[index]
      let mean = expected(index, ratio)
      let term =
        count * log(ratio) + (count + shape) * log((shape + mean) / (shape + ratio * mean))
      if term > largest {
        sum = sum * exp(largest - term) + 1
        largest = term
      } else {
        sum += exp(term - largest)
      }
    }
    return largest + log(sum / Double(ratios.count))
  }
}
