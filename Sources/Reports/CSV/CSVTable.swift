package import Analysis
package import Bytes
import Records

/// The arrays of the JSON report as tables: what `--table` names.
package enum CSVTable: String, CaseIterable, Sendable {
  case daily
  case releases
  case regressions

  /// Writes the table with its header line.
  package func write(_ findings: Findings, options: ReportOptions, to buffer: inout ByteBuffer) {
    var csv = CSVWriter()
    switch self {
    case .daily: Self.writeDaily(findings.daily, to: &csv)
    case .releases: Self.writeReleases(findings.releases, to: &csv)
    case .regressions: Self.writeRegressions(findings.regressions, options: options, to: &csv)
    }
    buffer.append(csv.buffer.span)
  }

  private static func writeDaily(_ rows: [DailyCount], to csv: inout CSVWriter) {
    csv.header(["day", "app", "version", "reports"])
    for row in rows {
      csv.cell(Timestamp.startOfDay(row.day))
      csv.cell(row.app)
      csv.cell(row.version)
      csv.cell(row.reports)
      csv.endRow()
    }
  }

  private static func writeReleases(_ rows: [ReleaseSummary], to csv: inout CSVWriter) {
    csv.header([
      "app", "version", "state", "first_seen", "last_seen", "reports", "reporters",
      "first_14_days",
    ])
    for row in rows {
      csv.cell(row.app)
      csv.cell(row.version)
      csv.cell(row.state.rawValue)
      csv.cell(row.firstSeen)
      csv.cell(row.lastSeen)
      csv.cell(row.reports)
      csv.cell(row.reporters)
      csv.cell(row.firstFourteenDays)
      csv.endRow()
    }
  }

  private static func writeRegressions(
    _ rows: [Regression], options: ReportOptions, to csv: inout CSVWriter
  ) {
    csv.header([
      "id", "app", "version", "previous", "symptom", "os", "os_version", "device_model", "device",
      "also", "level", "status", "first_alarm", "first_seen", "last_seen", "reports", "reporters",
      "unanswered", "expected", "ratio", "ratio_low", "ratio_high", "q_value", "groups_tested",
      "crash_signature", "message_ids",
    ])
    for row in rows {
      for text in [row.id, row.app, row.version, row.previous, row.symptom?.rawValue] {
        csv.cell(text)
      }
      csv.cell(row.os?.name)
      csv.cell(row.os?.version)
      csv.cell(Untrusted(fact: row.device?.model ?? "", options: options))
      csv.cell(Untrusted(fact: row.device?.name ?? "", options: options))
      csv.cell(row.also.map(\.rawValue).joined(separator: " "))
      csv.cell(row.level.rawValue)
      csv.cell(row.status.rawValue)
      for time in [row.firstAlarm, row.firstSeen, row.lastSeen] { csv.cell(time) }
      for number in [row.reports, row.reporters, row.unanswered] { csv.cell(number) }
      for number in [row.expected, row.ratio, row.ratioLow, row.ratioHigh, row.qValue] {
        csv.cell(number)
      }
      csv.cell(row.groupsTested)
      csv.cell(Untrusted(fact: row.crash?.signature ?? "", options: options))
      csv.cell(row.messageIDs.joined(separator: " "))
      csv.endRow()
    }
  }
}
