import Assets
import Bytes
import CommandLineKit

/// `triage schema`: prints the JSON Schema of an output.
struct SchemaCommand: Command {
  static let description = CommandDescription(
    name: "schema", usage: "report|record",
    summary: "Print the JSON Schema of the JSON report or of a record.",
    discussion: [
      "report is what -o report.json writes, record a line of triage extract. The form is JSON "
        + "Schema, draft 2020-12. Keys may be added: readers must ignore those they don't know."
    ],
    examples: [.init("triage schema record > record.schema.json", "To check lines of extract.")],
    options: ReadingOptions.information,
    operands: .words([
      .init("report", "What -o report.json writes."), .init("record", "A line of extract."),
    ]))

  private static let names = ["report", "record"]
  private let name: String

  init(_ arguments: Arguments, _ environment: Environment) throws(UsageError) {
    guard arguments.operands.count == 1, let name = arguments.operands.first,
      Self.names.contains(name)
    else {
      throw UsageError(
        "one of \(Self.names.joined(separator: " and ")) is to be named",
        hint: "Write triage schema report, or triage schema record.")
    }
    self.name = name
  }

  func run(_ environment: Environment) async -> ExitStatus {
    guard let schema = Asset("\(name).schema.json") else { return .inputOutput }
    return environment.show(schema.text)
  }
}
