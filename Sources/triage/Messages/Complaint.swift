import Bytes
import CommandLineKit
import Mailboxes
private import Glibc

/// One thing that went wrong, in words for people (`report.md`, section 10), with its exit status.
struct Complaint: Error, Hashable, Sendable {
  /// What happened and where, without a full stop.
  let problem: String
  /// A sentence that says what to do, or nil.
  let hint: String?
  let status: ExitStatus

  init(_ problem: String, hint: String? = nil, status: ExitStatus) {
    self.problem = problem
    self.hint = hint
    self.status = status
  }

  /// Does something with files that may fail.
  static func wrapping<Value: ~Copyable>(
    _ body: () throws(FileError) -> Value
  ) throws(Complaint) -> Value {
    do throws(FileError) { return try body() } catch { throw Complaint(error) }
  }

  init(_ error: UsageError) {
    self.init(error.problem, hint: error.hint, status: .usage)
  }

  /// The lines that go to standard error.
  var text: String {
    "triage: \(ShownText.line(problem))\n" + (hint.map { "  \(ShownText.line($0))\n" } ?? "")
  }
}

extension Complaint {
  /// An error while a report or standard output was written.
  init(_ error: FileError) {
    let path = ShownText.path(error.path)
    switch error.code {
    case ENOSPC, EFBIG, EDQUOT:
      self.init(
        "the disk is full: \(path)",
        hint: "The old file is untouched. Free some space and run again.", status: .inputOutput)
    case ENOENT, ENOTDIR:
      let folder = error.path.split(separator: "/").dropLast().joined(separator: "/")
      let shown = ShownText.path(error.path.hasPrefix("/") ? "/" + folder : folder)
      self.init(
        "can't write \(path): there is no folder \(shown)",
        hint: "Create it first: mkdir -p \(shown)", status: .cannotCreate)
    case EISDIR:
      self.init(
        "can't write \(path): it is a folder", hint: "Give the name of a file.",
        status: .cannotCreate)
    case EEXIST:
      self.init(
        "can't write \(path): it is one of the mailboxes", hint: "Give another name.",
        status: .cannotCreate)
    case EBUSY:
      self.init(
        "can't write \(path): a journal lies beside it",
        hint: "A program has the old file open, or was stopped; open it with sqlite3 once.",
        status: .cannotCreate)
    case EINVAL:
      self.init(
        "can't write \(path): it is no regular file",
        hint: "Give the name of a new file, or of an old report.", status: .cannotCreate)
    case EACCES, EPERM, EROFS:
      self.init(
        "can't write \(path): the folder doesn't allow it",
        hint: "Choose a folder that you may write to.", status: .cannotCreate)
    default:
      self.init(
        "can't write \(path): \(unsafe String(cString: strerror(error.code)))",
        status: error.call == "open" ? .cannotCreate : .inputOutput)
    }
  }

  /// A mailbox, or a place in one, that could not be read.
  init(_ problem: MailboxProblem) {
    let path = ShownText.path(problem.path)
    switch problem.reason {
    case .missing:
      self.init(
        "no such file or folder: \(path)", hint: MissingPath.hint(problem.path), status: .noInput)
    case .notPermitted:
      self.init(
        "can't read \(path)\(problem.detail.map { " (\($0))" } ?? "")",
        hint: "Everything else was read. To include it, run as its owner or join its group.",
        status: .noInput)
    case .notRegular:
      self.init(
        "can't read \(path): it is no file, folder or pipe", status: .noInput)
    case .skipped:
      self.init("passed over, it is no file: \(path)", status: .success)
    case .notMail:
      self.init(
        "this is not mail: \(path)\(problem.detail.map { " (looks like \($0))" } ?? "")",
        hint: "Give an mbox file, a Maildir, a folder of .eml files, or - for standard input.",
        status: .notMail)
    case .readFailed:
      let place = problem.offset.map { " at byte \($0)" } ?? ""
      self.init(
        "reading failed\(place): \(path)", hint: "Everything else is in the result.",
        status: .inputOutput)
    case .damagedArchive:
      self.init(
        "the file ends inside a message: \(path)\(problem.detail.map { " (\($0))" } ?? "")",
        hint: "Everything before that point is in the result. Fetch the file again for the rest.",
        status: .inputOutput)
    case .shrank:
      self.init(
        "the file became shorter while it was read: \(path)",
        hint: "The messages before that place are in the result.", status: .success)
    case .locked:
      self.init(
        "another program is writing to \(path)",
        hint: "It was read all the same. If a message is missing, run again.", status: .success)
    case .trailingBytes:
      self.init(
        "bytes behind the packed mailbox were passed over: \(path)",
        hint: "All of the mailbox is in the result.", status: .success)
    case .expansion:
      self.init(
        "the file unpacks to more than a thousand times its size: \(path)",
        hint: "It was read all the same. If it is no mailbox of yours, leave it out.",
        status: .success)
    case .badRecord:
      self.init(
        "a line is no record: \(path)\(problem.offset.map { " at byte \($0)" } ?? "")",
        hint: "Lines must be as triage extract writes them.", status: .success)
    }
  }
}
