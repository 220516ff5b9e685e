package import Analysis
package import Bytes

/// A form of report that goes to a file.
package protocol ReportFormat: Sendable {
  /// The name that `--format` takes, and the ending of files: `html`.
  static var name: String { get }

  /// Writes the whole report.
  static func write(_ findings: Findings, options: ReportOptions, to buffer: inout ByteBuffer)
}
