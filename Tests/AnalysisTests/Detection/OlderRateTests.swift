import Testing

@testable import Analysis

@Suite("What users of older releases report, regressions.md section 7")
struct OlderRateTests {
  // The sums of the section written out in Python, with powers of 0.98 and 0.7 by day; the variance
  // from the change that one more report on each of the days brings.
  @Test("two days of a release after two days of older mail")
  func twoDays() {
    var rate = OlderRate()
    for reports in [3.0, 5] { rate.add(reports: reports, users: 1000, isRecent: true) }
    rate.add(reports: 4, users: 800, isRecent: true)
    let first = rate.expected(of: 200)
    #expect(abs(first - 0.8936078160818448) < 1e-12)
    rate.add(reports: 6, users: 500, isRecent: true)
    let sum = first + rate.expected(of: 500)
    #expect(abs(sum - 4.058108723799436) < 1e-12)
    #expect(abs(rate.variance(ofSum: sum) - 0.09618776370173801) < 1e-12)
  }

  @Test("nothing is expected where no older user is known")
  func unknown() {
    var rate = OlderRate()
    rate.add(reports: 9, users: 0, isRecent: true)
    #expect(rate.expected(of: 500) == 0)
    #expect(rate.variance(ofSum: 0) == 1)
  }
}
