import Testing

@testable import Analysis

@Suite("E-values, regressions.md section 4")
struct OddsRatioEvidenceTests {
  // The mean over the nine odds ratios of the ratio of two integrals over the Gamma factor, done
  // with scipy.integrate.quad: 20, 30 and 50 reports of each of which odds of 0.1 were expected.
  @Test(
    "the closed form is the integral over the Gamma factor",
    arguments: [
      (5, 20, 6.0, 0.9563198855344548), (12, 30, 20.0, 7.790587000461919),
      (0, 50, 10.0, -3.3345957125257755),
    ])
  func integral(count: Int, reports: Int, shape: Double, expected: Double) {
    var evidence = SymptomEvidence(shape: shape)
    for report in 0..<reports { evidence.add(odds: 0.1, isAbout: report < count) }
    #expect(abs(evidence.logarithm - expected) < 1e-9)
    #expect(abs(evidence.expected - 0.1 * Double(reports - count)) < 1e-9)
  }

  @Test("what is subtracted leaves no trace")
  func subtraction() {
    var whole = SymptomEvidence(shape: 6)
    var part = SymptomEvidence(shape: 6)
    for report in 0..<40 { whole.add(odds: 0.1, isAbout: report % 4 == 0) }
    for report in 0..<20 { part.add(odds: 0.1, isAbout: report % 4 == 0) }
    whole.subtract(part)
    // 5 of 20 reports: the first row of the table above.
    #expect(abs(whole.logarithm - 0.9563198855344548) < 1e-9)
    #expect(whole.count == 5)
  }

  @Test("the mean e-value is at most 1 when nothing is wrong, also where the odds are unsure")
  func meanUnderNoFault() {
    var random = SeededRandom(state: 42)
    // Odds of 0.05 are expected; the true ones differ by a Gamma factor of the assumed shape, the
    // sum of eight exponential draws. E-values are cut at e^6, which only lowers the mean.
    let rounds = 20_000
    var sum = 0.0
    for _ in 0..<rounds {
      let shape = 8.0
      var factor = 0.0
      for _ in 0..<8 { factor -= logarithm(random.unit()) }
      factor /= shape
      var evidence = SymptomEvidence(shape: shape)
      for _ in 0..<40 {
        let odds = 0.05 * factor
        evidence.add(odds: 0.05, isAbout: random.unit() < odds / (1 + odds))
      }
      sum += exponential(min(evidence.logarithm, 6))
    }
    #expect(sum / Double(rounds) < 1.05)
    #expect(sum / Double(rounds) > 0.3)
  }
}
