import Analysis
import Bytes
import Records
import Store

/// Writes the regressions and which messages belong to them.
enum DatabaseRegressions {
  static func write(
    _ findings: Findings, releases: DatabaseReleases, options: ReportOptions, to database: Database
  ) throws(DatabaseError) {
    var insert = try database.prepare(
      """
      INSERT OR IGNORE INTO regression (id, release_id, previous, symptom, os, os_version, device_model,
        device, also, level, status, first_alarm, first_seen, last_seen, reports, reporters,
        unanswered, expected, ratio, ratio_low, ratio_high, q_value, groups_tested,
        crash_signature, crash_reports, crash_of)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """)
    var insertMessage = try database.prepare(
      "INSERT OR IGNORE INTO regression_message (regression_id, message_rowid) VALUES (?, ?)")
    for (place, regression) in findings.regressions.enumerated() {
      guard let release = releases.id(app: regression.app, version: regression.version) else {
        continue
      }
      try insert.run(values(regression, release: release, options: options))
      let mails = findings.listing?.regressions ?? []
      guard place < mails.count else { continue }
      for mail in mails[place] {
        try insertMessage.run([.text(regression.id), .integer(Int(mail) + 1)])
      }
    }
  }

  private static func values(
    _ regression: Regression, release: Int, options: ReportOptions
  ) -> [DatabaseValue] {
    func masked(_ fact: String?) -> DatabaseValue {
      .text(fact.map { Untrusted(fact: $0, options: options).cleaned })
    }
    func number(_ value: Double) -> DatabaseValue {
      value.isFinite ? .real(NumberText.significant(value)) : .null
    }
    return [
      .text(regression.id), .integer(release), .text(regression.previous),
      .text(regression.symptom?.rawValue), .text(regression.os?.name),
      .text(regression.os?.version), masked(regression.device?.model),
      masked(regression.device?.name),
      .text(regression.also.map(\.rawValue).joined(separator: " ")),
      .text(regression.level.rawValue), .text(regression.status.rawValue),
      .text(regression.firstAlarm.description), .text(regression.firstSeen.description),
      .text(regression.lastSeen.description), .integer(regression.reports),
      .integer(regression.reporters), .integer(regression.unanswered), number(regression.expected),
      number(regression.ratio), number(regression.ratioLow), number(regression.ratioHigh),
      number(regression.qValue), .integer(regression.groupsTested),
      masked(regression.crash?.signature), .integer(regression.crash?.reports),
      .integer(regression.crash?.total),
    ]
  }
}
