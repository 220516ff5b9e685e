import Bytes

/// What all producers of one run share.
final class ReadingContext {
  let limits: ReadingLimits
  let pool: WindowPool
  /// When the run began; what is delivered later is left to the next run.
  let start: Timestamp
  private(set) var sources: [MailboxReader.Source] = []
  private(set) var problems: [MailboxProblem] = []
  /// The kinds of the problems that are not in `problems`, since there are too many.
  private(set) var furtherProblems: [MailboxProblem.Reason: Int] = [:]
  /// The path of the folder that is being read, or of one below it.
  var trail: [UInt8] = []
  var lockPatience: MailboxLock.Patience
  private var seenFolders = Set<FileStatus.Identity>()
  private var seenFiles = Set<FileStatus.Identity>()

  init(limits: ReadingLimits, start: Timestamp) {
    self.limits = limits
    self.start = start
    lockPatience = MailboxLock.Patience(each: limits.lockWait, left: limits.lockWaits)
    pool = WindowPool(capacity: limits.window)
  }

  /// The argument that is read now.
  var source: Int { sources.count - 1 }

  func begin(_ path: String) { sources.append(MailboxReader.Source(path: path, type: "")) }

  /// Names what the argument is, if nobody did yet.
  func noteType(_ type: String) {
    if sources[source].type.isEmpty { sources[source].type = type }
  }

  func report(_ problem: MailboxProblem) {
    sources[source].errors += 1
    keep(problem)
  }

  /// The first of a kind is kept always: it may decide the exit status.
  private func keep(_ problem: MailboxProblem) {
    if problems.count < limits.problems
      || furtherProblems[problem.reason] == nil
        && !problems.contains(where: { $0.reason == problem.reason })
    {
      problems.append(problem)
    } else {
      furtherProblems[problem.reason, default: 0] += 1
    }
  }

  func account(for outcome: BatchOutcome, ofSource source: Int) {
    sources[source].messages += outcome.messages
    sources[source].bytes += outcome.bytes
    sources[source].errors += outcome.problems.count
    for problem in outcome.problems { keep(problem) }
  }

  /// Whether a folder is met for the first time.
  func isNewFolder(_ identity: FileStatus.Identity) -> Bool {
    seenFolders.insert(identity).inserted
  }

  /// Whether a file is met for the first time.
  func isNewFile(_ identity: FileStatus.Identity) -> Bool {
    seenFiles.insert(identity).inserted
  }
}
