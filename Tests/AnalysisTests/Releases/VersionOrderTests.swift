import Testing

@testable import Analysis

@Suite("Order of versions")
struct VersionOrderTests {
  @Test(
    "the first comes before the second",
    arguments: [
      ("3.9", "3.10"), ("1.0", "1.0.1"), ("2", "10"), ("1.2.3", "1.2.3.456"),
      ("2023.12", "2024.1"), ("1.0-beta.2", "1.0"), ("1.0-alpha", "1.0-beta"),
      ("1.0-beta.2", "1.0-beta.11"), ("1.0-beta", "1.0-beta.1"), ("1.0-rc.1", "1.0"),
      ("1.0-beta.11", "1.0-rc.1"), ("1.0b3", "1.0"), ("1.0 beta 2", "1.0"), ("0.9", "1.0-rc.1"),
      ("1.0-1", "1.0-alpha"), ("1.0.2j", "1.0.2k"), ("1.0.2", "1.0.2a"),
      ("1.0", "99999999999999999999999999"), ("99999999999999999999", "100000000000000000000"),
      ("1.0", "1.0.0"), ("", "1"), ("build", "1"),
    ])
  func order(first: String, second: String) {
    #expect(VersionOrder(first) < VersionOrder(second))
    #expect(!(VersionOrder(second) < VersionOrder(first)))
  }

  @Test("the example of Semantic Versioning 2.0.0, section 11")
  func semanticVersioning() {
    let order = [
      "1.0.0-alpha", "1.0.0-alpha.1", "1.0.0-alpha.beta", "1.0.0-beta", "1.0.0-beta.2",
      "1.0.0-beta.11", "1.0.0-rc.1", "1.0.0",
    ]
    #expect(order.reversed().sorted { VersionOrder($0) < VersionOrder($1) } == order)
  }

  @Test("any two of 120 strange versions are in one order, and so are any three")
  func totalOrder() {
    var random = SeededRandom(state: 7)
    let signs = ["1", "0", "01", ".", "-", "a", "b", "rc", "+", " ", "é"]
    var versions: [VersionOrder] = []
    for _ in 0..<120 {
      var text = ""
      for _ in 0..<Int.random(in: 0..<7, using: &random) {
        text += signs.randomElement(using: &random) ?? ""
      }
      versions.append(VersionOrder(text))
    }
    for first in versions {
      for second in versions {
        let ways = [first < second, second < first, first == second].count { $0 }
        #expect(ways == 1)
      }
    }
    var isTransitive = true
    for first in versions {
      for second in versions where first < second {
        for third in versions where second < third && !(first < third) { isTransitive = false }
      }
    }
    #expect(isTransitive)
  }
}
