package import Analysis
package import Bytes

/// The report for dashboards (`report.md`, section 5).
package enum JSONReport: ReportFormat {
  package static let name = "json"

  package static func write(
    _ findings: Findings, options: ReportOptions, to buffer: inout ByteBuffer
  ) {
  }
}
