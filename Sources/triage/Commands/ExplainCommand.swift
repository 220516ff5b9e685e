import Bytes
import CommandLineKit
import Extraction
import Mailboxes
import Records

/// `triage explain`: shows how one message was understood, for people.
struct ExplainCommand: Command {
  static let description = CommandDescription(
    name: "explain", usage: "PATH[#OFFSET]",
    summary: "Show how one message was understood.",
    discussion: [
      "PATH is a message file, or a mailbox with the byte at which the message starts: the path and "
        + "the offset that extract prints and reports name. A Maildir file is found again when its "
        + "flags or its folder changed.",
      "It shows each fact with the bytes that it rests on, the text with what was left out of it, and "
        + "what was considered and refused.",
    ],
    examples: [
      .init("triage explain ~/Maildir/cur/1772955663.M4:2,S", "A file of a Maildir."),
      .init("triage explain archive.mbox#81234", "A message in an mbox."),
    ],
    options: ConfigurationOptions.declarations + ReadingOptions.information)

  private let path: [UInt8]
  private let offset: Int?

  init(_ arguments: Arguments, _ environment: Environment) throws(UsageError) {
    let operands = environment.rawOperands(arguments)
    guard let operand = operands.first, operands.count == 1 else {
      throw UsageError("explain takes one message", hint: "Write triage explain PATH[#OFFSET].")
    }
    if let mark = operand.lastIndex(of: UInt8(ascii: "#")),
      let number = Int(String(decoding: operand[(mark + 1)...], as: UTF8.self)), number >= 0
    {
      path = Array(operand[..<mark])
      offset = number
    } else {
      path = operand
      offset = nil
    }
  }

  func run(_ environment: Environment) async -> ExitStatus {
    let offset = offset
    var found: MessageExplanation?
    let path = MaildirFile.current(path)
    let summary = await Pipeline(paths: [path], jobs: 1).run(
      makeWorker: { RecordWorker(rules: environment.configuration.rules) },
      work: { worker, batch -> (MessageExplanation?, BatchOutcome) in
        var first: MessageExplanation?
        let outcome = worker.forEachExplanation(of: batch, at: offset) { first = first ?? $0 }
        return (first, outcome)
      },
      collect: { (explanation: MessageExplanation?, _, _) in
        found = explanation
        return explanation == nil
      })
    let status = ProblemReport(summary, isVerbose: false).show(environment)
    guard let found else {
      if status == .success {
        environment.complain(
          Complaint(
            "there is no message at this place: \(ShownText.path(String(decoding: path, as: UTF8.self)))",
            hint: "Give the path and the offset as extract prints them.", status: .noInput
          ).text)
        return .noInput
      }
      return status
    }
    return environment.show(found.text)
  }
}
