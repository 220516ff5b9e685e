package import Analysis
package import Bytes
import Records

/// Gauges for the node exporter's textfile folder, valid as OpenMetrics too (`report.md`,
/// section 5).
///
/// No address, message id, subject, word or path is in a label. HELP texts never change within a
/// major version.
package enum OpenMetricsReport: ReportFormat {
  package static let name = "prom"
  package static let holdsPersonalText = false

  private static let apps = 20
  private static let releases = 5
  private static let regressions = 50
  private static let series = 2000

  package static func write(
    _ findings: Findings, options: ReportOptions, to buffer: inout ByteBuffer
  ) {
    let overview = Overview(findings)
    var families = regressionFamilies(overview)
    families.append(reports(overview))
    var symptoms = symptoms(overview)
    var rest = countFamilies(overview)
    var build = MetricFamily("triage_build_info", "The version that wrote this.")
    build.add([("version", options.programVersion)], 1)
    var run = MetricFamily(
      "triage_last_run_timestamp_seconds", "End of the last complete run.")
    run.add([], Double(findings.generated.seconds))
    // Symptoms take what the others leave; one series is the number of those that found no room.
    let taken = (families + rest + [build, run]).reduce(1) { $0 + $1.series.count }
    var dropped = MetricFamily("triage_series_dropped", "Series left out to keep the file small.")
    dropped.add([], Double(symptoms.keep(series - taken)))
    rest.append(contentsOf: [dropped, build, run])
    for family in families + [symptoms] + rest { family.write(to: &buffer) }
    buffer.append("# EOF\n")
  }

  private static func regressionFamilies(_ overview: Overview) -> [MetricFamily] {
    var count = MetricFamily("triage_regressions", "Unresolved regressions.")
    var ratio = MetricFamily(
      "triage_regression_ratio", "Reports as a multiple of what was to be expected.",
      merge: .maximum)
    var reports = MetricFamily("triage_regression_reports", "Reports of a regression.")
    for app in overview.apps.prefix(apps) {
      for level in Regression.Level.allCases {
        let number = overview.unresolved.count {
          $0.app == app.summary.name && $0.level == level
        }
        count.add([("app", app.summary.name), ("level", level.rawValue)], Double(number))
      }
    }
    for regression in overview.unresolved.prefix(regressions) {
      let system = [regression.os?.name, regression.os?.version].compactMap(\.self)
      let labels = [
        ("app", regression.app), ("version", regression.version),
        ("symptom", regression.symptom?.rawValue ?? ""),
        ("os", system.joined(separator: " ")),
        ("device", regression.device.flatMap { $0.name ?? $0.model } ?? ""),
      ]
      ratio.add(labels, NumberText.significant(regression.ratio))
      reports.add(labels, Double(regression.reports))
    }
    return [count, ratio, reports]
  }

  private static func reports(_ overview: Overview) -> MetricFamily {
    var family = MetricFamily("triage_reports", "First contacts by release.")
    let last = overview.lastDay
    for app in overview.apps.prefix(apps) {
      for (place, release) in app.releases.enumerated() {
        let version = place < releases ? release.summary.version : "other"
        for (window, days) in [("1d", 1), ("7d", 7)] {
          let count = release.daily(last - days + 1...last).total
          family.add(
            [("app", app.summary.name), ("version", version), ("window", window)], Double(count))
        }
      }
    }
    return family
  }

  private static func symptoms(_ overview: Overview) -> MetricFamily {
    var family = MetricFamily(
      "triage_symptom_reports", "First contacts of the last seven days by symptom.")
    for app in overview.apps.prefix(apps) {
      let newest = app.releases.prefix(releases).map(\.summary.version)
      for topic in overview.findings.topics where topic.app == app.summary.name {
        let version = newest.contains(topic.version) ? topic.version : "other"
        family.add(
          [
            ("app", topic.app), ("version", version), ("symptom", topic.symptom.rawValue),
            ("window", "7d"),
          ], Double(topic.lastSevenDays))
      }
    }
    return family
  }

  private static func countFamilies(_ overview: Overview) -> [MetricFamily] {
    let findings = overview.findings
    var messages = MetricFamily("triage_messages", "Messages by kind, copies left out.")
    for kind in MessageKind.allCases {
      messages.add([("kind", kind.rawValue)], Double(findings.totals.kinds[kind] ?? 0))
    }
    var unclassified = MetricFamily(
      "triage_unclassified_reports", "First contacts that name no app.")
    unclassified.add([], Double(findings.totals.unclassified))
    var unanswered = MetricFamily(
      "triage_unanswered_reports", "First contacts without an answer.")
    for app in overview.apps.prefix(apps) {
      if let number = app.summary.unanswered {
        unanswered.add([("app", app.summary.name)], Double(number))
      }
    }
    var warnings = MetricFamily("triage_warnings", "Messages with a warning, by its code.")
    for warning in RecordWarning.allCases {
      warnings.add([("code", warning.rawValue)], Double(findings.warnings[warning] ?? 0))
    }
    return [messages, unclassified, unanswered, warnings]
  }
}
