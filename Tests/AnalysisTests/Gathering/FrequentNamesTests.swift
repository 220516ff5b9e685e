import Bytes
import Records
import Testing

@testable import Analysis

@Suite("Names, of which only the frequent ones are kept in a flood")
struct FrequentNamesTests {
  @Test("up to twice the limit none is forgotten", arguments: [19, 20, 21])
  func limit(count: Int) {
    var names = FrequentNames<String>(limit: 10)
    for number in 0..<count { _ = names.number(of: "name \(number)") }
    #expect(names.forgotten == (count > 20 ? 10 : 0))
    #expect(names.sorted.count == (count > 20 ? count - 10 : count))
  }

  @Test("a name with a share of the mail stays in a flood of others, wherever it begins")
  func frequent() {
    for start in [0, 500, 3_000] {
      var names = FrequentNames<String>(limit: 10)
      var numbers: Set<UInt32> = []
      var largest = 0
      for number in 0..<10_000 {
        _ = names.number(of: "invented \(number)")
        if number >= start, number % 8 == 0 {
          numbers.insert(names.number(of: "Packrat"))
        }
        largest = max(largest, names.sorted.count)
      }
      // Forgotten at most once, on the way in.
      #expect(numbers.count <= 2)
      #expect(names.sorted.contains { $0.name == "Packrat" })
      #expect(largest <= 20)
    }
  }

  @Test("a number is never given twice")
  func numbers() {
    var names = FrequentNames<String>(limit: 2)
    var numbers: Set<UInt32> = []
    for number in 0..<100 { numbers.insert(names.number(of: "name \(number)")) }
    #expect(numbers.count == 100)
  }

  @Test("mail about forgotten names is counted, and nothing else is lost")
  func floodOfApps() {
    var inbox = InboxBuilder()
    for number in 0..<45_000 {
      inbox.report(day: number % 20, app: "Invented \(number)")
      if number % 1_000 == 0 { inbox.report(day: number / 3_000, app: "Packrat") }
    }
    let findings = inbox.findings(day: 20)
    #expect(findings.apps.map(\.name) == ["Packrat"])
    #expect(findings.apps.map(\.reports) == [45])
    #expect(findings.otherReports == 45_000)
    #expect(findings.otherApps == 45_000)
    #expect(findings.totals.reports == 45_045)
  }
}
