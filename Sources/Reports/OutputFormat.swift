/// The form of an output file.
package enum OutputFormat: Sendable {
  /// Drawn from the findings alone.
  case summary(any ReportFormat.Type)
  /// Lists messages.
  case list(any MessageFormat.Type)
  /// Lists messages in a SQLite file, which the library writes by its path.
  case database

  /// All of them, in the order in which help lists them.
  package static let all: [OutputFormat] = [
    .summary(HTMLReport.self), .summary(JSONReport.self), .list(CSVReport.self),
    .list(NDJSONReport.self), .summary(OpenMetricsReport.self), .summary(MarkdownReport.self),
    .database, .summary(MailReport.self),
  ]

  /// The format of that name, or nil.
  package static func named(_ name: String) -> OutputFormat? { all.first { $0.name == name } }

  /// The name that `--format` takes, and the ending of files: `html`.
  package var name: String {
    switch self {
    case .summary(let format): format.name
    case .list(let format): format.name
    case .database: DatabaseReport.name
    }
  }

  /// Whether it is written by `DatabaseReport`.
  package var isDatabase: Bool {
    if case .database = self { true } else { false }
  }

  /// Whether it can hold what people wrote: such a file is made with mode 0600.
  package var holdsPersonalText: Bool {
    switch self {
    case .summary(let format): format.holdsPersonalText
    case .list, .database: true
    }
  }

  /// Whether it needs `Findings.listing` and the records.
  package func listsMessages(_ options: ReportOptions) -> Bool {
    switch self {
    case .summary: false
    case .list(let format): format != CSVReport.self || options.table == nil
    case .database: true
    }
  }
}
