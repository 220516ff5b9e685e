import Testing

@testable import Analysis

@Suite("q-values of e-values, Wang and Ramdas 2022")
struct EvidenceRankingTests {
  @Test("by hand: 10 groups, evidence 100, 40, 10, 0.5")
  func byHand() {
    // 10/100; 10/(2*40); 10/(3*10); 10/(4*0.5) capped at 1
    #expect(EvidenceRanking.qValues([100, 40, 10, 0.5], groups: 10) == [0.1, 0.125, 1.0 / 3, 1])
  }

  @Test("a later, better q-value lowers those before it")
  func monotone() {
    // 4/20 = 0.2, but 4/(2*19) = 0.105...
    #expect(EvidenceRanking.qValues([20, 19], groups: 4) == [4.0 / 38, 4.0 / 38])
  }

  @Test("no evidence, no q-value below 1")
  func empty() {
    #expect(EvidenceRanking.qValues([], groups: 3) == [])
    #expect(EvidenceRanking.qValues([0, 0], groups: 3) == [1, 1])
  }
}
