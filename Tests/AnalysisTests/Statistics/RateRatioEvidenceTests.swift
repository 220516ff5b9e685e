import Testing

@testable import Analysis

@Suite("E-values of counts, regressions.md section 4")
struct RateRatioEvidenceTests {
  // The mean over the nine ratios of the ratio of two integrals over the Gamma factor, each done by
  // Simpson's rule over its logarithm in Python.
  @Test(
    "the closed form is the integral over the Gamma factor",
    arguments: [
      (12, 20, 4, 2.62742663912332), (40, 6, 15, 2.009546864342005),
      (0, 10, 5, -3.4814157683635583),
    ])
  func integral(count: Double, shape: Double, expected: Double, logarithm: Double) {
    let evidence = RateRatioEvidence(count: count, shape: shape)
    #expect(abs(evidence.logarithm(expected: expected) - logarithm) < 1e-9)
  }
  // Done in the same way over the first five ratios.
  @Test("no ratio above the largest is tried")
  func largest() {
    let evidence = RateRatioEvidence(count: 40, shape: 25, largest: 7)
    #expect(abs(evidence.logarithm(expected: 16) - 5.598332013602715) < 1e-9)
  }
}
