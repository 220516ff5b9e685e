import Analysis
import Bytes
import Extraction
import Mailboxes
import Records
import Reports
private import Glibc

/// What `triage doctor` found, and how it says it.
struct DoctorFindings {
  /// Lines of one kind that are shown.
  private static let lineLimit = 8
  /// Days without mail from which on it is asked whether mail still comes.
  private static let silence = 7

  let look: InboxLook
  let summary: Pipeline.Summary
  let configuration: Configuration
  /// As they were given.
  let paths: [String]
  let now: Timestamp

  /// The status of the run: that of the first thing that could not be read.
  var status: ExitStatus {
    summary.problems.lazy.map { Complaint($0).status }.first { $0 != .success } ?? .success
  }

  func write(to page: inout TerminalPage, isVerbose: Bool) {
    writeMailboxes(to: &page, isVerbose: isVerbose)
    if look.messages > 0 {
      writeMail(to: &page)
      writeApps(to: &page)
      writeAnswers(to: &page)
    }
    writeConfiguration(to: &page)
    page.heading("Next")
    for (words, lines) in DoctorAdvice(self).steps {
      page.item(.plain, words)
      for line in lines {
        page.verbatim(ShownText.line(line), indent: 6 + line.prefix { $0 == " " }.count)
      }
    }
  }

  // MARK: Mailboxes

  private func writeMailboxes(to page: inout TerminalPage, isVerbose: Bool) {
    page.heading("Mailboxes")
    for source in summary.sources where !source.type.isEmpty {
      let count =
        source.messages == 0
        ? "no messages"
        : "\(Quantity.count(source.messages, "message", "messages")), \(Quantity.bytes(source.bytes))"
      page.item(
        source.messages == 0 ? .attention : .good,
        "\(ShownText.path(source.path)): \(Self.name(ofType: source.type)), \(count)")
    }
    let inner = look.mailboxes.sorted
    if inner.count > summary.sources.count(where: { !$0.type.isEmpty }) {
      for (name, count) in inner.prefix(Self.lineLimit) {
        page.row(name, Quantity.count(count), share: Double(count) / Double(max(look.messages, 1)))
      }
      if inner.count > Self.lineLimit {
        page.item(.plain, "and \(Quantity.count(inner.count - Self.lineLimit)) more")
      }
    }
    var shown: Set<String> = []
    for problem in summary.problems {
      let complaint = Complaint(problem)
      guard shown.insert(complaint.problem).inserted, shown.count <= 20 else { continue }
      page.item(complaint.status == .success ? .attention : .bad, ShownText.line(complaint.problem))
      if let hint = complaint.hint { page.item(.plain, ShownText.line(hint)) }
      if isVerbose, problem.systemError != 0 {
        page.item(
          .plain, "The system says: \(unsafe String(cString: strerror(problem.systemError)))")
      }
    }
    let rest =
      summary.furtherProblems.values.reduce(0, +) + max(Set(shown).count - 20, 0)
    if rest > 0 { page.item(.bad, "\(Quantity.count(rest)) more could not be read") }
  }

  /// What people call a kind of mailbox.
  private static func name(ofType type: String) -> String {
    switch type {
    case "maildir": "Maildir"
    case "message": "a single message"
    case "emlx": "a message of Apple Mail"
    case "apple-mailbox": "mailbox of Apple Mail"
    case "mh": "MH folder"
    case "ndjson": "records of triage extract"
    default: type
    }
  }

  // MARK: Mail

  private func writeMail(to page: inout TerminalPage) {
    page.heading("Mail")
    let names: [(MessageKind, String, String)] = [
      (.report, "first contact", "first contacts"), (.reply, "reply", "replies"),
      (.staff, "of yours", "of yours"), (.auto, "automatic", "automatic"),
      (.bounce, "delivery report", "delivery reports"), (.bulk, "from a list", "from lists"),
      (.spam, "spam", "spam"),
    ]
    let counts = names.compactMap { kind, one, many in
      look.kinds[kind].map { Quantity.count($0, one, many) }
    }
    page.item(look.contacts > 0 ? .good : .attention, counts.joined(separator: ", "))
    if let first = look.firstDate, let last = look.lastDate {
      let age = now.day - last.day
      let days = "\(first.description.prefix(10)) to \(last.description.prefix(10))"
      if age > Self.silence {
        page.item(
          .attention,
          "\(days): the newest mail is \(Quantity.count(age, "day", "days")) old. Does mail still come "
            + "here?")
      } else {
        page.item(.good, days)
      }
    }
    if look.ignored > 0 {
      page.item(
        .plain, "\(Quantity.count(look.ignored)) from senders that the configuration ignores")
    }
    if look.damaged > 0 {
      page.item(
        .plain,
        "\(Quantity.count(look.damaged, "message is", "messages are")) damaged and were read as far as "
          + "they go")
    }
  }

  private func writeApps(to page: inout TerminalPage) {
    guard look.contacts > 0 else { return }
    page.heading("Apps")
    let share = Quantity.percent(look.named, of: look.contacts)
    page.item(
      look.named * 2 >= look.contacts ? .good : .attention,
      "\(Quantity.count(look.named)) of \(Quantity.count(look.contacts)) first contacts"
        + " name an app (\(share))")
    guard look.named > 0 else { return }
    let apps = look.appNames
    for (_, name, count) in apps.prefix(Self.lineLimit) {
      page.row(
        name, Quantity.count(count), share: Double(count) / Double(max(look.named, 1)))
    }
    if apps.count > Self.lineLimit {
      let rest = apps.dropFirst(Self.lineLimit).reduce(look.apps.others) { $0 + $1.count }
      page.item(
        .plain,
        "and \(Quantity.count(apps.count - Self.lineLimit, "other name", "other names")) in "
          + "\(Quantity.count(rest, "mail", "mails"))")
    }
    let facts = [("version", look.versions), ("system", look.systems), ("device", look.devices)]
    page.item(
      look.versions * 2 >= look.named ? .good : .attention,
      "of these name the "
        + facts.map { "\($0.0) \(Quantity.percent($0.1, of: look.named))" }.joined(separator: ", "))
    let places: [(Evidence.Source, String)] = [
      (.trailer, "lines in the mail"), (.subject, "the subject"), (.attachment, "a file"),
      (.quoted, "a quoted mail"),
    ]
    let found = places.compactMap { source, words in
      look.sources[source].map { "\(words) \(Quantity.percent($0, of: look.named))" }
    }
    page.item(.plain, "from " + found.joined(separator: ", "))
  }

  private func writeAnswers(to page: inout TerminalPage) {
    page.heading("Your answers")
    let staff = look.kinds[.staff] ?? 0
    if staff > 0 {
      page.item(
        .good,
        "\(Quantity.count(staff, "mail", "mails")) of yours: who still waits for an answer can be told"
      )
    } else if repliesOfCandidates > 0 {
      page.item(
        .attention,
        "\(Quantity.count(repliesOfCandidates, "reply", "replies")) from the addresses that first "
          + "contacts go to: they are taken for yours, but nothing says so")
    } else {
      page.item(.attention, "no mail of yours is here: who waits for an answer can't be told")
    }
  }

  /// Replies from addresses that nobody configured and first contacts go to.
  var repliesOfCandidates: Int {
    isTeamConfigured ? 0 : look.teamCandidates.reduce(0) { $0 + $1.replies }
  }

  /// Whether the configuration names an address of the team.
  var isTeamConfigured: Bool {
    !configuration.rules.supportAddresses.isEmpty
      || configuration.apps.apps.contains { !$0.addresses.isEmpty }
  }

  /// The arguments that could be read.
  var readPaths: [String] {
    let read = summary.sources.filter { !$0.type.isEmpty }.map(\.path)
    return read.isEmpty ? paths : read
  }

  // MARK: Configuration

  private func writeConfiguration(to page: inout TerminalPage) {
    page.heading("Configuration")
    let read = configuration.files.filter { $0.sections != nil }
    guard !read.isEmpty else {
      let place = configuration.files.first.map { " (\(ShownText.line($0.shown)))" } ?? ""
      page.item(.plain, "none\(place)")
      return
    }
    for file in read { page.item(.good, ShownText.path(file.shown)) }
    let apps = configuration.apps.apps
    let own =
      configuration.rules.supportAddresses.count + apps.reduce(0) { $0 + $1.addresses.count }
    page.item(
      .plain,
      "\(Quantity.count(apps.count, "app", "apps")), \(Quantity.count(own, "address", "addresses")) of "
        + "yours, \(Quantity.count(configuration.rules.labels.count, "label", "labels"))")
    let named = Set(look.appNames.map(\.key))
    let silent = apps.map(\.name).filter { !named.contains(CleanName.key($0)) }
    if !silent.isEmpty, look.messages > 0 {
      page.item(.attention, "no mail names \(silent.prefix(5).joined(separator: ", "))")
    }
  }
}
