private import Glibc

/// The evidence that a count is greater than was expected, as an e-value.
///
/// A likelihood ratio of Poisson counts for each ratio of a grid against "nothing is wrong", damped
/// by a Gamma factor for what isn't known about the expected count, and averaged
/// (`regressions.md`, section 4).
struct RateRatioEvidence {
  /// The ratios that are tried.
  private static let ratios: [Double] = [1.5, 2, 3, 4.5, 7, 11, 17, 26, 40]

  let count: Double
  /// The shape of the Gamma factor: the larger, the surer.
  let shape: Double
  /// The largest ratio that is tried.
  var largest = Double.infinity

  /// The natural logarithm of the e-value.
  func logarithm(expected: Double) -> Double {
    let terms = Self.ratios.filter { $0 <= largest }.map { ratio in
      count * log(ratio) + (count + shape) * log((shape + expected) / (shape + ratio * expected))
    }
    let peak = terms.max() ?? 0
    let sum = terms.reduce(0) { $0 + exp($1 - peak) }
    return peak + log(sum / Double(terms.count))
  }
}
