import Testing

@testable import Analysis

@Suite("The mail that a new release usually brings, regressions.md section 7")
struct VolumePriorTests {
  // Done by hand: medians, 1.48 times the median deviation, six releases with a spread of 0.18.
  @Test(
    "what releases differ by beyond chance is their spread",
    arguments: [
      ([], [0.1, 0.2, 0.4], 0.05, 0.2, 0.0585799),
      ([0.9, 0.9, 0.9], [-0.5, 0.1, 0.1, 0.9, 0.9, 0.9], 0.02, 0.9, 0.2229544),
      ([-0.3], [-0.3, -0.2, -0.4], 0.01, 0, 0.0393267),
    ] as [([Double], [Double], Double, Double, Double)])
  func robust(
    own: [Double], all: [Double], noise: Double, logarithm: Double, variance: Double
  ) {
    let prior = VolumePrior.robust(
      own: own.map { VolumeRatio(logarithm: $0, noise: noise) },
      all: all.map { VolumeRatio(logarithm: $0, noise: noise) })
    #expect(abs(prior.logarithm - logarithm) < 1e-12)
    #expect(abs(prior.variance - variance) < 1e-6)
  }
}
