package import Analysis
package import Bytes
import JSON
import Records

/// The report for dashboards: flat arrays of flat rows (`report.md`, section 5).
///
/// It holds no addresses, subjects or quotes; the words of an entry are masked as quotes are.
/// Estimates have three significant digits.
package enum JSONReport: ReportFormat {
  package static let name = "json"
  /// The name of the form; its number changes only when a key changes or goes.
  package static let schema = "triage-report/1"

  package static func write(
    _ findings: Findings, options: ReportOptions, to buffer: inout ByteBuffer
  ) {
    var json = JSONWriter(capacity: 1 << 16)
    json.object { fields in
      fields.field("schema", schema)
      fields.key("generator")
      fields.object { generator in
        generator.field("name", "triage")
        generator.field("version", options.programVersion)
      }
      fields.field("generated", findings.generated)
      fields.field("period", findings.period)
      fields.field("sources", findings.sources)
      fields.key("totals")
      writeTotals(of: findings, to: &fields)
      fields.field("apps", findings.apps)
      fields.field("releases", findings.releases)
      fields.field("daily", findings.daily)
      fields.key("regressions")
      fields.array { array in
        for regression in findings.regressions {
          RegressionRow(regression, isJudged: true, options: options).write(to: &array)
        }
      }
      fields.key("watch_list")
      fields.array { array in
        for regression in findings.watchList {
          RegressionRow(regression, isJudged: false, options: options).write(to: &array)
        }
      }
      fields.field("unclassified", findings.unclassified)
    }
    json.endLine()
    buffer.append(json.span)
  }

  private static func writeTotals(of findings: Findings, to json: inout JSONWriter) {
    let totals = findings.totals
    json.object { fields in
      fields.field("messages", totals.messages)
      fields.field("duplicates", totals.duplicates)
      fields.field("redated", totals.redated)
      fields.field("apps", totals.apps)
      fields.field("releases", totals.releases)
      fields.key("kinds")
      fields.object { kinds in
        for kind in MessageKind.allCases {
          kinds.key(kind.rawValue)
          kinds.value(totals.kinds[kind] ?? 0)
        }
      }
      fields.field("reports", totals.reports)
      fields.field("reporters", totals.reporters)
      fields.field("unclassified", totals.unclassified)
      fields.key("regressions")
      fields.object { regressions in
        regressions.field("broken", totals.broken)
        regressions.field("watch", totals.watch)
        regressions.field("resolved", totals.resolved)
      }
    }
  }
}
