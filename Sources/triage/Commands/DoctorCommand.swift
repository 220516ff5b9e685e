import Bytes
import CommandLineKit
import Mailboxes
import Reports

/// `triage doctor`: looks at an inbox and says what is there, what is missing and what to do next.
struct DoctorCommand: Command {
  static let description = CommandDescription(
    name: "doctor", usage: "PATH...",
    summary: "Look at an inbox: what is there, and what to do next.",
    discussion: [
      "All mail is read and nothing is written. It shows each mailbox that was found, what can't be "
        + "read and why, how much of the mail names an app, whether your answers are there, and which "
        + "lines of configuration would help.",
      "The status is 0 when all could be read, whatever was found in it.",
    ],
    examples: [.init("triage doctor ~/Maildir", "Before the first report, or when one looks odd.")],
    options: ColorOptions.declarations + ReadingOptions.common.filter { $0.long != "quiet" })

  private let reading: ReadingOptions
  private let style: TerminalStyle

  init(_ arguments: Arguments, _ environment: Environment) throws(UsageError) {
    reading = try ReadingOptions(arguments, environment)
    style = ColorOptions.style(arguments, environment)
  }

  func run(_ environment: Environment) async -> ExitStatus {
    var look = InboxLook()
    let ignored = environment.configuration.ignored
    let summary = await Pipeline(paths: reading.paths, jobs: reading.jobs).run(
      makeWorker: { RecordWorker(rules: environment.configuration.rules) },
      work: { worker, batch -> (InboxLook, BatchOutcome) in
        var part = InboxLook()
        let outcome = worker.forEachRecord(
          of: batch, record: { part.add($0, ignoring: ignored) },
          line: { record, _ in part.add(record, ignoring: ignored) })
        return (part, outcome)
      },
      collect: { (part: InboxLook, _, _) in
        look.merge(part)
        return true
      })
    let findings = DoctorFindings(
      look: look, summary: summary, configuration: environment.configuration,
      paths: reading.paths.map { String(decoding: $0, as: UTF8.self) }, now: reading.now)
    var page = TerminalPage(style: style)
    findings.write(to: &page, isVerbose: reading.isVerbose)
    do throws(FileError) {
      try environment.output.write(page.text)
    } catch {
      environment.complain(Complaint(error).text)
      return .inputOutput
    }
    return findings.status
  }
}
