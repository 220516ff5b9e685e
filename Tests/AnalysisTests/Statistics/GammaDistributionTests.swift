import Testing

@testable import Analysis

@Suite("Gamma distribution")
struct GammaDistributionTests {
  // scipy.special.gammainc 1.17.1
  @Test(
    "probabilities agree with SciPy",
    arguments: [
      (0.5, 0.25, 0.5204998778130466), (1, 1, 0.6321205588285577),
      (2.5, 1, 0.15085496391539038), (10, 12, 0.7576078383294875),
      (38.5, 30, 0.07617464299820528), (1000, 1050, 0.9413288886226819),
      (0.01, 0.001, 0.9385706525261288), (100_000.5, 100_000, 0.4997897387170348),
    ])
  func probability(shape: Double, x: Double, expected: Double) {
    #expect(abs(GammaDistribution(shape: shape).probability(upTo: x) - expected) < 1e-10)
  }

  // scipy.stats.gamma.ppf 1.17.1
  @Test(
    "quantiles agree with SciPy",
    arguments: [
      (0.5, 0.025, 0.0004910345585876278), (0.5, 0.975, 2.511943093657444),
      (3.5, 0.025, 0.8449345903386775), (5.5, 0.975, 10.9600246305106),
      (38.5, 0.025, 27.311679260779517), (38.5, 0.975, 51.579055950673286),
      (1000.5, 0.5, 1000.1666864170863), (0.02, 0.9, 0.0029496744212501634),
      (50_000.5, 0.975, 50_439.70984413752),
    ])
  func quantile(shape: Double, probability: Double, expected: Double) {
    let quantile = GammaDistribution(shape: shape).quantile(probability)
    #expect(abs(quantile - expected) < 1e-10 * expected)
  }

  @Test("the ends are zero and infinity")
  func ends() {
    let distribution = GammaDistribution(shape: 2)
    #expect(distribution.quantile(0) == 0)
    #expect(distribution.quantile(1) == .infinity)
    #expect(distribution.probability(upTo: -1) == 0)
    #expect(distribution.probability(upTo: .infinity) == 1)
  }
}
