import Testing

@testable import Analysis

@Suite("Systems that break things everywhere")
struct SystemWindowTests {
  private static func report(day: Int, release: Int, isAbout: Bool) -> CaseReport {
    let symptoms: UInt64 = isAbout ? 1 : 2
    return CaseReport(
      day: day, release: release, system: 0, device: -1, symptoms: symptoms, counted: symptoms)
  }

  /// Ten reports of each of two releases, of which odds of 0.1 and 0.2 were expected; of the second
  /// release six are about the first symptom, of the first one is.
  private static func window() -> SystemWindow {
    var window = SystemWindow(symptoms: 2)
    for number in 0..<10 {
      window.add(
        report(day: 5, release: 1, isAbout: number < 1), version: 0, odds: [0.1, 1])
      window.add(
        report(day: 6, release: 2, isAbout: number < 6), version: 0, odds: [0.2, 1])
    }
    return window
  }

  @Test("a release has no part in its own factor")
  func own() {
    let window = Self.window()
    // (2.5 + 6) / (2.5 + 4 * 0.2), (2.5 + 1) / (2.5 + 9 * 0.1), both
    for (release, factor) in [(1, 8.5 / 3.3), (2, 3.5 / 3.4), (3, 9.5 / 4.2)] {
      #expect(abs(window.factors(version: 0, day: 7, without: release)[0] - factor) < 1e-12)
    }
    #expect(window.factors(version: 1, day: 7, without: 3) == [1, 1])
  }

  @Test("what was reported as a fault is no longer seen, in the whole and in the part")
  func reported() {
    var window = Self.window()
    window.removeSeen(Self.report(day: 6, release: 2, isAbout: true), version: 0)
    for (release, factor) in [(1, 7.5 / 3.3), (2, 3.5 / 3.4), (3, 8.5 / 4.2)] {
      #expect(abs(window.factors(version: 0, day: 7, without: release)[0] - factor) < 1e-12)
    }
  }

  @Test("after fourteen days nothing is left")
  func old() {
    let window = Self.window()
    #expect(abs(window.factors(version: 0, day: 19, without: 3)[0] - 8.5 / 3.3) < 1e-12)
    #expect(window.factors(version: 0, day: 20, without: 3) == [1, 1])
  }
}
