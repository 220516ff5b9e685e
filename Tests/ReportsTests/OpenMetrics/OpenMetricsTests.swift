import Analysis
import Bytes
import Records
import Testing

@testable import Reports

@Suite("OpenMetrics, report.md section 5")
struct OpenMetricsTests {
  private func text(_ findings: Findings) -> String {
    Output.text(OpenMetricsReport.self, findings)
  }

  @Test("the sample inbox has the series of the documentation")
  func sample() {
    let text = text(SampleInbox.findings)
    #expect(
      text.hasPrefix(
        """
        # HELP triage_regressions Unresolved regressions.
        # TYPE triage_regressions gauge
        triage_regressions{app="Lumen Notes",level="broken"} 1
        triage_regressions{app="Lumen Notes",level="watch"} 1
        triage_regressions{app="Ferry Timer",level="broken"} 0
        triage_regressions{app="Ferry Timer",level="watch"} 0
        # HELP triage_regression_ratio Reports as a multiple of what was to be expected.
        # TYPE triage_regression_ratio gauge
        triage_regression_ratio{app="Lumen Notes",version="4.2.0",symptom="crash",\
        os="iPadOS 26.3",device=""} 10.6
        triage_regression_ratio{app="Lumen Notes",version="4.2.0",symptom="sync",os="",device=""} 2.7

        """))
    for line in [
      "# HELP triage_reports First contacts by release.\n# TYPE triage_reports gauge",
      "triage_reports{app=\"Lumen Notes\",version=\"4.2.0\",window=\"1d\"} 9",
      "triage_reports{app=\"Lumen Notes\",version=\"4.2.0\",window=\"7d\"} 62",
      "triage_symptom_reports{app=\"Lumen Notes\",version=\"4.2.0\",symptom=\"crash\","
        + "window=\"7d\"} 21",
      "triage_messages{kind=\"report\"} 783", "triage_unclassified_reports 41",
      "triage_unanswered_reports{app=\"Ferry Timer\"} 6", "triage_warnings{code=\"truncated\"} 3",
      "triage_warnings{code=\"too-deep\"} 0", "triage_series_dropped 0",
      "triage_build_info{version=\"1.0.0\"} 1",
    ] { #expect(text.contains("\n\(line)\n"), "\(line) is missing") }
    #expect(
      text.hasSuffix(
        """

        # HELP triage_last_run_timestamp_seconds End of the last complete run.
        # TYPE triage_last_run_timestamp_seconds gauge
        triage_last_run_timestamp_seconds 1774059300
        # EOF

        """))
    #expect(!OpenMetricsReport.holdsPersonalText)
  }

  @Test(
    "labels are escaped, and cut before that",
    arguments: [
      ("a\"b", "a\\\"b"), ("a\\b", "a\\\\b"), ("a\nb", "a b"), ("\u{1B}x", "␛x"),
      (
        String(repeating: "\"", count: 200),
        String(repeating: "\\\"", count: 100) + "…"
      ),
    ])
  func labels(name: String, label: String) {
    var family = MetricFamily("triage_reports", "First contacts.")
    family.add([("app", name)], 1)
    #expect(family.series.map(\.labels) == ["app=\"\(label)\""])
  }

  @Test("labels that are equal once cut make one series")
  func merged() {
    let long = String(repeating: "x", count: 100)
    var sums = MetricFamily("triage_reports", "First contacts.")
    sums.add([("app", long + "a")], 2)
    sums.add([("app", long + "b")], 3)
    #expect(sums.series.map(\.value) == [5])
    var ratios = MetricFamily("triage_regression_ratio", "Ratio.", merge: .maximum)
    ratios.add([("app", long + "a")], 2)
    ratios.add([("app", long + "b")], 1)
    #expect(ratios.series.map(\.value) == [2])
  }

  @Test("older releases are one version, and there are at most 2,000 series")
  func limits() {
    var findings = SampleInbox.findings
    findings.apps = (0..<30).map { place in
      var app = findings.apps[0]
      app.name = "App \(place)"
      return app
    }
    findings.releases = findings.apps.flatMap { app in
      (0..<12).map { place in
        ReleaseSummary(
          app: app.name, version: "\(12 - place).0", state: .usual, firstSeen: nil,
          lastSeen: findings.reference, reports: 10, reporters: 10, firstFourteenDays: nil)
      }
    }
    findings.topics = findings.releases.flatMap { release in
      Symptom.vocabulary.map {
        TopicCount(
          app: release.app, version: release.version, symptom: $0, reports: 1, lastSevenDays: 1)
      }
    }
    let text = text(findings)
    let series = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
    #expect(series.count == 2000)
    // 20 apps of 6 versions with 30 symptoms are 3,600 series. The others are 40 and 4 of
    // regressions, 240 of releases, 7 kinds, 20 of answers, 7 warnings and 4 single ones.
    #expect(text.contains("\ntriage_series_dropped 1922\n"))
    #expect(text.contains("triage_reports{app=\"App 0\",version=\"other\",window=\"7d\"} 0\n"))
    #expect(!text.contains("App 20"))
    #expect(!text.contains("version=\"7.0\""))
  }

  @Test("no message id, path or word is in a label")
  func privacy() {
    let text = text(SampleInbox.findings)
    for secret in ["@", "Maildir", "white screen", "Kim"] { #expect(!text.contains(secret)) }
  }
}
