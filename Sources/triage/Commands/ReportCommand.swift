import Analysis
import Bytes
import CommandLineKit
import Extraction
import Mailboxes
import Records
import Reports

/// `triage report`: reads every mailbox, says what is broken, and writes the reports asked for.
struct ReportCommand: Command {
  static let description = CommandDescription(
    name: "report", usage: "PATH... [-o FILE]...",
    summary: "Say what is broken in the newest release, since when and for whom.",
    discussion: [
      "PATH is an mbox file, a Maildir, a single message, a folder that holds any of these at any "
        + "depth, one of these compressed or packed, what triage extract wrote, or - for standard "
        + "input. The kind is found from the content. Several of them are one inbox.",
      "The summary on the terminal may change in any version: scripts read the JSON report. "
        + "Mailboxes are never changed, and nothing leaves this machine.",
    ],
    examples: [
      .init("triage ~/Maildir", "The summary; report is the command if none is named."),
      .init("triage ~/Maildir -o report.html -o report.json", "A page and data beside it."),
      .init("triage ~/Maildir -o - --format json | jq .regressions", "Data for a script."),
    ],
    options: [
      Option(
        "output", "o", .word(placeholder: "FILE"), repeats: true,
        help: "Write a report to this file; its ending is the format.",
        discussion:
          "Endings: \(OutputFormat.all.map { "." + $0.name }.joined(separator: " ")). With - the "
          + "report goes to standard output instead of the summary. The file is replaced in one "
          + "step, when all of it is written."),
      Option(
        "format", nil, .choice(OutputFormat.all.map { $0.name }), help: "The format of -o -."),
      Option(
        "fail-on", nil, .choice(["regression", "watch"]),
        help: "End with status 1 when a release is broken; watch: also when one is to be watched."),
      Option(
        "show-addresses", nil, help: "Show senders, and quotes without masks."),
      Option(
        "table", nil, .choice(["reports"] + CSVTable.allCases.map(\.rawValue)),
        help: "What .csv holds: a row for each first contact, or an array of the JSON report."),
      Option(
        "to", nil, .word(placeholder: "ADDRESS"), help: "Who gets the mail that .eml is."),
      Option(
        "state", nil, .word(placeholder: "FILE"),
        help: "Keep here what was read, so that the next run reads only new mail.",
        discussion:
          "The file is made if it isn't there, and only its owner may read it. It changes no report but "
          + "for what is new: without it a regression is new for seven days, with it in the first "
          + "report that has it. It may be deleted at any time. Formats that list messages read all "
          + "mail each time."),
      Option("no-quotes", nil, help: "Leave out everything that people wrote."),
      Option(
        "lang", nil, .word(placeholder: "LANGUAGE"),
        help: "Speak \(ReportLanguage.allCases.map(\.rawValue).joined(separator: ", ")).",
        discussion:
          "What people read speaks that language: the page, the summary, .md and .eml. Without it "
          + "the locale decides (LC_ALL, LC_MESSAGES, LANG). Data is the same in every language."),
      Option(
        "print-csp", nil,
        help: "Print the Content-Security-Policy of the page, for a server, and stop.",
        isConfigurable: false),
    ] + ColorOptions.declarations + [
      Option(
        "exposure", nil, .word(placeholder: "FILE"),
        help: "A table of users by day, to judge the amount of mail.",
        discussion:
          "Lines of date,app,version,active_users as CSV; or a table with heads, as App Store Connect "
          + "(App Sessions: Date, App Name, App Version, Unique Devices) and other services export "
          + "it, divided by commas, semicolons or tabs. With it a release that brings more mail about "
          + "everything can be told from a popular one.")
    ]
      + ReadingOptions.declarations(
        since: (
          "Report and count mail from this date on.",
          ReadingOptions.dateForms + " Older mail is still what releases are compared with. A "
            + "regression is told with all its mail; those that were over before are left out."
        ),
        until: (
          "Report as of this date, as if later mail weren't there.",
          "Takes the same forms as --since."
        ),
        app: (
          "Report this app only.",
          "Its name or bundle identifier; large and small letters are the same. Totals of messages "
            + "are of the whole inbox, and other apps still tell what is usual."
        )))

  private let reading: ReadingOptions
  private let targets: [OutputTarget]
  private let failsOnWatch: Bool?
  private let style: TerminalStyle
  private let options: ReportOptions
  private let exposurePath: String?
  private let statePath: String?

  init(_ arguments: Arguments, _ environment: Environment) throws(UsageError) {
    reading = try ReadingOptions(arguments, environment)
    var targets: [OutputTarget] = []
    for text in arguments.values("output") {
      targets.append(try OutputTarget(text, format: arguments.value("format")))
    }
    guard targets.count(where: { $0.path == nil }) < 2 else {
      throw UsageError("-o - was given twice", hint: "Standard output holds one report.")
    }
    self.targets = targets
    failsOnWatch = arguments.value("fail-on").map { $0 == "watch" }
    style = ColorOptions.style(arguments, environment)
    var options = ReportOptions(programVersion: Version.current)
    options.showsAddresses = arguments.has("show-addresses")
    options.omitsQuotes = arguments.has("no-quotes")
    options.table = arguments.value("table").flatMap(CSVTable.init(rawValue:))
    if arguments.isTyped("table"), !targets.contains(where: { $0.format.name == "csv" }) {
      throw UsageError("--table is for tables", hint: "Add -o FILE.csv.")
    }
    options.recipient = try arguments.mailAddress("to")
    options.links = environment.configuration.links
    if arguments.isTyped("to"), !targets.contains(where: { $0.format.name == "eml" }) {
      throw UsageError("--to is for mails", hint: "Add -o FILE.eml.")
    }
    options.showsOnlyNews = reading.isQuiet
    options.language = try arguments.language() ?? ReportLanguage(variables: environment.variables)
    options.outputs = targets.compactMap(\.path)
    options.hasState = arguments.has("state")
    self.options = options
    exposurePath = arguments.value("exposure")
    statePath = arguments.value("state")
  }

  func run(_ environment: Environment) async -> ExitStatus {
    do throws(Complaint) {
      return try await report(environment)
    } catch {
      environment.complain(error.text)
      return error.status
    }
  }

  private func report(_ environment: Environment) async throws(Complaint) -> ExitStatus {
    let exposure = try exposurePath.map { path throws(Complaint) in try ExposureFile(path) }
    var spared = reading.paths
    if let exposurePath { spared.append(Array(exposurePath.utf8)) }
    if let statePath { spared.append(Array(statePath.utf8)) }
    let writer = try Complaint.wrapping { () throws(FileError) in
      try ReportWriter(targets, sparing: spared)
    }
    let keeper = try statePath.map { path throws(Complaint) in
      try StateKeeper(
        path, sparing: reading.paths, outputs: targets.compactMap(\.path), environment: environment)
    }
    guard var inbox = try await read(exposure?.table, environment, keeper) else {
      return .inputOutput
    }
    var status = ProblemReport(inbox.summary, isVerbose: reading.isVerbose).show(environment)
    // Nothing could be opened: that is no empty inbox, and the reports of the last run stay.
    if status != .success, inbox.findings.sources.allSatisfy(\.type.isEmpty) { return status }
    keeper?.tell(&inbox.findings, isWhole: isWhole)
    let findings = inbox.findings
    if let complaint = exposure?.complaint {
      environment.complain(complaint.text)
      if status == .success { status = complaint.status }
    }
    do throws(FileError) {
      try writer.write(findings, records: inbox.records, options: options, to: environment.output)
      if targets.allSatisfy({ $0.path != nil }) { try show(findings, environment) }
    } catch {
      if Interruption.isRequested { return .inputOutput }
      throw Complaint(error)
    }
    if let failure = keeper?.commit() {
      environment.complain(failure.text)
      if status == .success { status = failure.status }
    }
    return status == .success && isFailure(findings) ? .regression : status
  }

  /// Whether the report has all regressions of the inbox.
  private var isWhole: Bool {
    reading.since == nil && reading.until == nil && reading.app == nil
  }

  private func show(_ findings: Findings, _ environment: Environment) throws(FileError) {
    var options = options
    // Question marks in the place of letters tell nothing.
    if !style.isUTF8 { options.language = .english }
    var summary = ByteBuffer()
    if reading.isQuiet {
      TerminalSummary.writeNews(
        findings.regressions.filter(\.isNews), of: findings, options: options, style: style,
        to: &summary)
    } else {
      TerminalSummary.write(findings, options: options, style: style, to: &summary)
    }
    try environment.output.write(summary.span)
  }

  /// Reads all mail that isn't known; the records are kept only where a format lists messages.
  ///
  /// - Returns: nil when a signal ended it.
  private func read(
    _ exposure: ExposureTable?, _ environment: Environment, _ keeper: StateKeeper?
  ) async throws(Complaint) -> ReadInbox? {
    let configuration = environment.configuration
    let ignored = configuration.ignored
    let listsMessages = targets.contains { $0.format.listsMessages(options) }
    let end = reading.until
    // Records aren't in the state.
    let state = listsMessages ? nil : keeper?.state
    var tally = Tally(until: end)
    var spool = RecordSpool()
    var failure: FileError?
    let summary = await Pipeline(
      paths: reading.paths, jobs: reading.jobs, known: state?.known,
      spared: keeper?.state?.identity
    ).run(
      makeWorker: { RecordWorker(rules: configuration.rules) },
      recall: { messages, origin in
        state?.recall(messages, of: origin.mailbox, into: &tally)
      },
      work: { worker, batch -> (GatheredBatch, BatchOutcome) in
        var part = BatchGatherer(until: end, keepsRecords: listsMessages)
        let outcome = worker.forEachRecord(
          of: batch,
          record: { ignored.contain($0) ? part.pass($0) : part.add($0) },
          line: { ignored.contain($0) ? part.pass($0, line: $1) : part.add($0, line: $1) })
        return (part.finished(), outcome)
      },
      collect: { (part: GatheredBatch, origin, outcome) in
        tally.take(part.facts, path: { part.paths[$0] })
        state?.keep(part, keys: outcome.keys, of: origin)
        do throws(FileError) {
          try spool.append(part.lines.span)
          return true
        } catch {
          failure = error
          return false
        }
      }, progress: ProgressLine(reading, language: options.language, environment))
    if Interruption.isRequested { return nil }
    if let failure { throw Complaint(failure) }
    if let state, let keeper {
      if state.isDamaged {
        try keeper.replaceDamaged()
        return try await read(exposure, environment, keeper)
      }
      state.finish(summary.mailboxes)
    }
    let sources = summary.sources.map { source in
      SourceSummary(
        path: source.path, type: source.type, messages: source.messages, bytes: source.bytes,
        errors: source.errors)
    }
    let scope = ReportScope(since: reading.since, until: end, app: reading.app)
    // Moved out of what the closure above holds: what is settled is freed on the way.
    var whole = Tally()
    swap(&whole, &tally)
    let findings = whole.findings(
      now: reading.now, sources: sources, exposure: exposure, scope: scope,
      apps: configuration.apps, listsMessages: listsMessages)
    return ReadInbox(
      findings: findings, records: spool.finished(), summary: summary)
  }

  private func isFailure(_ findings: Findings) -> Bool {
    guard let failsOnWatch else { return false }
    return findings.regressions.contains {
      $0.status != .resolved && (failsOnWatch || $0.level == .broken)
    }
  }
}
