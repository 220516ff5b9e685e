package import Analysis
package import Bytes

/// A form of report that goes to a file.
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

/// The formats that are drawn from findings alone.
package enum ReportFormats {
  /// All of them, in the order in which help lists them.
  package static let all: [any ReportFormat.Type] = [
    HTMLReport.self, JSONReport.self, OpenMetricsReport.self, MarkdownReport.self,
  ]

  /// The format of that name, or nil.
  package static func named(_ name: String) -> (any ReportFormat.Type)? {
    all.first { $0.name == name }
  }
}
