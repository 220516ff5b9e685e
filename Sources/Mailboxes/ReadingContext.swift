import Bytes

/// What all producers of one run share.
final class ReadingContext {
  let limits: ReadingLimits
  let pool: WindowPool
  /// When the run began; what is delivered later is left to the next run.
  let start: Timestamp
  private(set) var sources: [MailboxReader.Source] = []
  private(set) var problems: [MailboxProblem] = []
  private var seenFolders = Set<FileStatus.Identity>()
  private var seenFiles = Set<FileStatus.Identity>()

  init(limits: ReadingLimits, start: Timestamp) {
    self.limits = limits
    self.start = start
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
    problems.append(problem)
  }

  func account(for outcome: BatchOutcome, of batch: MessageBatch) {
    sources[batch.source].messages += outcome.messages
    sources[batch.source].bytes += outcome.bytes
    sources[batch.source].errors += outcome.problems.count
    problems += outcome.problems
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
