package import Analysis
package import Bytes

/// A form of report that is drawn from the findings alone.
package protocol ReportFormat: Sendable {
  /// The name that `--format` takes, and the ending of files: `html`.
  static var name: String { get }

  /// Whether it can hold what people wrote: such a file is made with mode 0600.
  static var holdsPersonalText: Bool { get }

  /// Writes the whole report.
  static func write(_ findings: Findings, options: ReportOptions, to buffer: inout ByteBuffer)
}

extension ReportFormat {
  package static var holdsPersonalText: Bool { true }
}
