package import Analysis
package import Bytes

/// The report as one page that needs nothing else (`report.md`, section 3).
package enum HTMLReport: ReportFormat {
  package static let name = "html"

  package static func write(
    _ findings: Findings, options: ReportOptions, to buffer: inout ByteBuffer
  ) {
  }
}
