import Analysis
import Bytes
import Records
import Testing

@testable import Reports

@Suite("The size of a page, report.md section 3")
struct PageSizeTests {
  @Test("the largest findings stay below three megabytes")
  func largest() {
    let text = Output.text(HTMLReport.self, Self.findings)
    #expect(text.utf8.count <= 3_000_000)
    #expect(text.utf8.count > 100_000)
    #expect(ReadPage(text).faults == [])
  }

  @Test("a usual page has a hundred kilobytes")
  func usual() {
    #expect(
      (60_000...200_000).contains(Output.text(HTMLReport.self, SampleInbox.findings).utf8.count))
  }

  /// As much of everything as there can be, in letters that grow when escaped.
  private static var findings: Findings {
    var findings = SampleInbox.findings
    let apps = (0..<40).map { "\"'<&>\($0)" + String(repeating: "\"", count: 90) }
    let versions = (0..<60).map { "\($0)." + String(repeating: "'", count: 60) }
    let last = SampleInbox.firstDay + 59
    findings.period.from = Timestamp.startOfDay(last - 119)
    findings.apps = apps.map { name in
      AppSummary(
        name: name, bundleID: nil, newest: versions[59], state: .broken, reports: 100_000,
        reporters: 90_000, unanswered: 5)
    }
    findings.releases = apps.flatMap { app in
      versions.reversed().map { version in
        ReleaseSummary(
          app: app, version: version, state: .broken,
          firstSeen: Timestamp.startOfDay(last - 20), lastSeen: Timestamp.startOfDay(last),
          reports: 9999, reporters: 8888, firstFourteenDays: 777)
      }
    }
    findings.daily = (last - 119...last).flatMap { day in
      apps.flatMap { app in
        versions.suffix(5).map { DailyCount(day: day, app: app, version: $0, reports: 1234) }
      }
    }
    var regression = SampleRegressions.crash
    regression.app = apps[0]
    regression.examples = (0..<5).map { place in
      SampleRegressions.mail(
        String(repeating: "'", count: 900) + "@x\(place)", "2026-03-08T07:41:03Z", place, "x", "en",
        String(repeating: "\"<", count: 300), String(repeating: "&", count: 4000))
    }
    regression.messageIDs = regression.examples.compactMap(\.messageID)
    findings.regressions = (0..<100).map { place in
      var entry = regression
      entry.id = "entry-\(place)"
      entry.app = apps[place % 40]
      entry.version = versions[59]
      return entry
    }
    findings.topics = apps.flatMap { app in
      Symptom.vocabulary.map {
        TopicCount(app: app, version: versions[59], symptom: $0, reports: 50, lastSevenDays: 5)
      }
    }
    return findings
  }
}
