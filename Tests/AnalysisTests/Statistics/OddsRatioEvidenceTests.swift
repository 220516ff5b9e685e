import Records
import Testing

@testable import Analysis

@Suite("E-values of reports on a symptom")
struct OddsRatioEvidenceTests {
  // Both mixtures over the multiples 2^(-5/2), 2^(-4/2) ... 2^(11/2) summed in Python: 20, 30 and 50
  // reports of each of which odds of 0.1 were expected.
  @Test(
    "the evidence is the ratio of the two mixtures",
    arguments: [
      (5, 20, 1.0 / 6, 0.5821725979470875), (12, 30, 0.05, 7.092953804006717),
      (0, 50, 0.1, -4.778095663764175),
    ])
  func mixtures(count: Int, reports: Int, variance: Double, expected: Double) {
    var evidence = SymptomEvidence(variance: variance)
    for report in 0..<reports { evidence.add(odds: 0.1, isAbout: report < count) }
    #expect(abs(evidence.logarithm - expected) < 1e-9)
    #expect(abs(evidence.expected - 0.1 * Double(reports - count)) < 1e-9)
  }

  @Test("what is subtracted leaves no trace")
  func subtraction() {
    var whole = SymptomEvidence(variance: 1.0 / 6)
    var part = SymptomEvidence(variance: 1.0 / 6)
    for report in 0..<40 { whole.add(odds: 0.1, isAbout: report % 4 == 0) }
    for report in 0..<20 { part.add(odds: 0.1, isAbout: report % 4 == 0) }
    whole.subtract(part)
    // 5 of 20 reports: the first row of the table above.
    #expect(abs(whole.logarithm - 0.5821725979470875) < 1e-9)
    #expect(whole.count == 5)
  }

  @Test("floods give evidence that is a number")
  func flood() {
    var evidence = SymptomEvidence(variance: 0.1)
    evidence.add(odds: 0.01, isAbout: true, times: 100_000)
    #expect(evidence.logarithm > 50 && evidence.logarithm.isFinite)
    var none = SymptomEvidence(variance: 0.1)
    none.add(odds: 9, isAbout: false, times: 100_000)
    #expect(none.logarithm < -100 && none.logarithm.isFinite)
  }

  @Test(
    "the mean over 10,000 releases without a fault is at most 1, whatever the share of the symptom",
    arguments: [(0.02, 60, 60), (0.08, 20, 30), (0.25, 60, 60), (0.4, 60, 60)])
  func meanUnderNoFault(share: Double, older: Int, own: Int) {
    var random = SeededRandom(state: 42)
    func draw(_ reports: Int, share: Double) -> Int {
      (0..<reports).count { _ in random.unit() < share }
    }
    let common = share / (1 - share)
    var sum = 0.0
    for _ in 0..<2_500 {
      // The app differs from the others, the release doesn't differ from those before it.
      let odds = common * exponential(0.35 * random.normal())
      let usual = odds / (1 + odds)
      let before = ReleaseHistory(
        number: 0, app: 0, firstDay: 0, order: VersionOrder("1.0"), symptoms: 1)
      let earlier = Double(draw(older, share: usual))
      before.sums.reports = Double(older)
      before.sums.about = [earlier]
      before.sums.counted = [earlier]
      var all = OlderReleases(symptoms: 1)
      all.add(before, day: 9)
      let expected = all.odds(mix: [common])[0]
      var evidence = SymptomEvidence(variance: all.variances(mix: [common])[0])
      let count = draw(own, share: usual)
      evidence.add(odds: expected, isAbout: true, times: Double(count))
      evidence.add(odds: expected, isAbout: false, times: Double(own - count))
      sum += exponential(evidence.logarithm)
    }
    let mean = sum / 2_500
    #expect(mean < 1)
    // Not for want of evidence.
    #expect(mean > 0.05)
  }
}
