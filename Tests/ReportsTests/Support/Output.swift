import Analysis
import Bytes

@testable import Reports

/// Runs of the formats, as text.
enum Output {
  static let options = ReportOptions(programVersion: "1.0.0")

  static func terminal(
    _ findings: Findings, options: ReportOptions = options, style: TerminalStyle = TerminalStyle()
  ) -> String {
    var buffer = ByteBuffer()
    TerminalSummary.write(findings, options: options, style: style, to: &buffer)
    return buffer.string
  }

  static func text(
    _ format: any ReportFormat.Type, _ findings: Findings, options: ReportOptions = options
  ) -> String {
    var buffer = ByteBuffer()
    format.write(findings, options: options, to: &buffer)
    return buffer.string
  }
}

/// The formats that are drawn from the findings alone.
enum ReportFormats {
  static let all: [any ReportFormat.Type] = OutputFormat.all.compactMap { format in
    if case .summary(let format) = format { format } else { nil }
  }
}
