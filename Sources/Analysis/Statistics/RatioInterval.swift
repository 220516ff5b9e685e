private import Glibc

/// A count as a multiple of what was expected, with its 95 % interval (`regressions.md`, section 8).
struct RatioInterval: Equatable {
  let ratio: Double
  let low: Double
  let high: Double

  /// Below this, an expected count is taken for this: no interval is without end.
  private static let leastExpected = 0.02

  /// - Parameter variance: of the logarithm of what was expected.
  init(count: Int, expected: Double, variance: Double) {
    ratio = (Double(count) + 0.5) / (expected + 0.5)
    let distribution = GammaDistribution(shape: Double(count) + 0.5)
    let divisor = max(expected, Self.leastExpected)
    let widening = exp(0.98 * variance.squareRoot())
    low = min(distribution.quantile(0.025) / divisor / widening, ratio)
    high = max(distribution.quantile(0.975) / divisor * widening, ratio)
  }
}
