import Records
import Testing

@testable import Extraction

@Suite("Merging what sources say of an app")
struct AppMergerTests {
  @Test("names that differ only in the case of letters agree")
  func caseOfNames() {
    var merger = AppMerger()
    merger.add(AppFacts(name: "Tidewater"), from: .trailer)
    merger.add(AppFacts(name: "TideWater", version: "3.0"), from: .subject)
    #expect(merger.app == AppFacts(name: "Tidewater", version: "3.0"))
    #expect(merger.evidence == .subject)
  }

  @Test("another bundle identifier is another app")
  func bundles() {
    var merger = AppMerger()
    merger.add(AppFacts(name: "X", bundleID: "a.b"), from: .trailer)
    merger.add(AppFacts(version: "3.0", bundleID: "a.c"), from: .quoted)
    #expect(merger.app == AppFacts(name: "X", bundleID: "a.b"))
    #expect(merger.evidence == .trailer)
  }

  @Test("sources without anything change nothing")
  func empty() {
    var merger = AppMerger()
    merger.add(nil, from: .trailer)
    merger.add(AppFacts(), from: .subject)
    #expect(merger.app.isEmpty)
    #expect(merger.evidence == nil)
  }
}
