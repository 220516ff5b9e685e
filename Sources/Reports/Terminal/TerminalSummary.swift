package import Analysis
package import Bytes

/// The summary on the terminal (`report.md`, section 2).
///
/// Lines end in LF and are no longer than the terminal is wide.
package enum TerminalSummary {
  /// Writes the whole summary.
  package static func write(
    _ findings: Findings, options: ReportOptions, style: TerminalStyle, to buffer: inout ByteBuffer
  ) {
  }

  /// Writes some regressions and nothing else: the news of a quiet run.
  package static func writeNews(
    _ regressions: [Regression], of findings: Findings, options: ReportOptions,
    style: TerminalStyle, to buffer: inout ByteBuffer
  ) {
  }
}
