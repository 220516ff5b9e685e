import Bytes
import CommandLineKit
import JSON
import Mailboxes
import Records
import Reports

/// `triage extract`: one JSON object a line for every message, in the order of the input.
struct ExtractCommand: Command {
  static let description = CommandDescription(
    name: "extract", usage: "PATH...",
    summary: "Print one JSON object a line for every message.",
    discussion: [
      "The objects stand in the order of the input and have the same keys always, "
        + "but with --fields; what is unknown is null. They are the raw form: addresses and texts are not masked."
    ],
    examples: [
      .init("triage extract ~/Maildir > mail.ndjson", "All mail of a Maildir."),
      .init("triage extract - < archive.mbox", "An mbox on standard input."),
      .init(
        "triage extract --fields report ~/Maildir > mail.ndjson", "No more than a report needs."),
    ],
    options: [fieldsOption]
      + ReadingOptions.declarations(
        since: ("Leave out mail from before this date.", ReadingOptions.dateForms),
        until: ("Leave out mail from after this date.", "Takes the same forms as --since."),
        app: (
          "Only customers' mail about this app.",
          "Large and small letters are the same. Mail that no customer wrote is kept."
        )))

  private static let fieldsOption = Option(
    "fields", nil, .word(placeholder: "LIST"), help: "Print only these keys.",
    discussion:
      "Keys divided by commas, printed in the order of the record whatever the order here; "
      + "\"report\" stands for those that report needs. A report that lists messages, as tables and "
      + "databases do, shows nothing for a key that was left out.",
    isConfigurable: false)

  private let reading: ReadingOptions
  /// What is printed of each record; nil: all of it.
  private let keys: [RecordKey]?

  init(_ arguments: Arguments, _ environment: Environment) throws(UsageError) {
    reading = try ReadingOptions(arguments, environment)
    keys = try arguments.recordKeys("fields")
  }

  func run(_ environment: Environment) async -> ExitStatus {
    var failure: Complaint?
    let reading = reading
    let keys = keys
    let summary = await Pipeline(paths: reading.paths, jobs: reading.jobs).run(
      makeWorker: { RecordWorker(rules: environment.configuration.rules) },
      work: { worker, batch -> ([UInt8], BatchOutcome) in
        var json = JSONWriter(capacity: 65_536)
        let outcome = worker.forEachRecord(
          of: batch,
          record: { record in
            guard reading.includes(record) else { return }
            record.write(keys ?? RecordKey.allCases, to: &json)
            json.endLine()
          },
          line: { record, line in
            guard reading.includes(record) else { return }
            if let keys { record.write(keys, to: &json) } else { json.json(line) }
            json.endLine()
          })
        return (json.bytes, outcome)
      },
      collect: { (lines: [UInt8], _, _) in
        do throws(FileError) {
          return try environment.output.write(lines.span)
        } catch {
          failure = Complaint(error)
          return false
        }
      },
      // Records that scroll by show it better.
      progress: environment.isInteractive
        ? nil
        : ProgressLine(
          reading, language: ReportLanguage(variables: environment.variables), environment))
    if Interruption.isRequested { return .inputOutput }
    let status = ProblemReport(summary, isVerbose: reading.isVerbose).show(environment)
    guard let failure else { return status }
    environment.complain(failure.text)
    return failure.status
  }
}
