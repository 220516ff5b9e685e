import Mailboxes
private import Glibc

/// What could not be read, said once each on standard error, and the exit status that follows.
struct ProblemReport {
  /// Lines that are printed in full.
  static let limit = 20

  private let problems: [MailboxProblem]
  /// How many more of each kind there were.
  private let further: [MailboxProblem.Reason: Int]
  private let isVerbose: Bool

  init(_ summary: Pipeline.Summary, isVerbose: Bool) {
    problems = summary.problems
    further = summary.furtherProblems
    self.isVerbose = isVerbose
  }

  /// Prints the problems; the first that isn't harmless decides the status.
  func show(_ environment: Environment) -> ExitStatus {
    var status = ExitStatus.success
    var shown = Set<String>()
    var left: [String: Int] = [:]
    for (reason, count) in further { left[reason.rawValue] = count }
    for problem in problems {
      let complaint = Complaint(problem)
      if status == .success { status = complaint.status }
      if shown.contains(complaint.text) { continue }
      if shown.count >= Self.limit {
        left[problem.reason.rawValue, default: 0] += 1
        continue
      }
      shown.insert(complaint.text)
      var text = complaint.text
      if isVerbose, problem.systemError != 0 {
        text += "  The system says: \(unsafe String(cString: strerror(problem.systemError)))\n"
      }
      environment.complain(text)
    }
    if !left.isEmpty {
      let counts = left.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }
      environment.complain("triage: more was not read: \(counts.joined(separator: ", "))\n")
    }
    return status
  }
}
