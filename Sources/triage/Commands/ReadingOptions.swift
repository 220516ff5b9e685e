import Bytes
import CommandLineKit
import Records

/// What every command that reads mail can be asked for.
struct ReadingOptions: Sendable {
  /// The options, whose help depends on what is done with mail outside of the limits.
  ///
  static func declarations(
    since: (help: String, discussion: String), until: (help: String, discussion: String),
    app: (help: String, discussion: String)
  ) -> [Option] {
    [
      Option(
        "since", nil, .word(placeholder: "DATE"), help: since.help, discussion: since.discussion),
      Option(
        "until", nil, .word(placeholder: "DATE"), help: until.help, discussion: until.discussion),
      Option("app", nil, .word(placeholder: "NAME"), help: app.help, discussion: app.discussion),
    ] + common
  }

  /// How dates can be written.
  static let dateForms =
    "A day in UTC such as 2026-03-01, a time such as 2026-03-01T08:00:00Z, or a span back from now "
    + "such as 7d or 8w. The day itself is included."

  /// The options that don't depend on the command.
  static let common: [Option] =
    [
      Option(
        "now", nil, .word(placeholder: "TIME"), help: "Take this time for now.",
        discussion:
          "Two runs over the same mail with the same time give the same bytes. The variable "
          + "SOURCE_DATE_EPOCH, in seconds since 1970, does the same."),
      Option(
        "jobs", "j", .word(placeholder: "N"),
        help: "Read so many pieces of mail side by side; all "
          + "cores if not given."),
      Option("quiet", "q", help: "Print only what is news; errors are always printed."),
      Option("verbose", "v", help: "Say more about what could not be read."),
    ] + ConfigurationOptions.declarations + [ConfigurationOptions.printing] + information

  /// The options of every command.
  static let information: [Option] = [
    Option("version", nil, help: "Print the version and stop.", isConfigurable: false),
    Option(
      "help", "h", help: "Show this help; -h is short, --help is long.", isConfigurable: false),
  ]

  /// What is read, as bytes; `-` is standard input.
  let paths: [[UInt8]]
  let since: Timestamp?
  let until: Timestamp?
  /// By the name that the configuration has for it.
  let app: String?
  private let apps: AppDirectory
  /// The time of the run: `--now`, SOURCE_DATE_EPOCH or the clock.
  let now: Timestamp
  let jobs: Int
  let isQuiet: Bool
  let isVerbose: Bool

  init(_ arguments: Arguments, _ environment: Environment) throws(UsageError) {
    guard !arguments.operands.isEmpty else {
      throw UsageError(
        "no mailbox is named", hint: "Give an mbox file, a Maildir, a folder of these, or -.")
    }
    paths = environment.rawOperands(arguments)
    let reference = environment.referenceTime
    now =
      try arguments.date("now")?.lowerBound(reference: environment.now) ?? reference
    since = try arguments.date("since")?.lowerBound(reference: now)
    until = try arguments.date("until")?.upperBound(reference: now)
    if let since, let until, since > until {
      throw UsageError(
        "--since lies after --until", hint: "Nothing lies between the two: swap them.")
    }
    apps = environment.configuration.apps
    app = arguments.value("app").map { [apps] name in apps.app(named: name)?.name ?? name }
    // A worker holds two descriptors at most; eight are for all else.
    jobs = min(
      try arguments.count("jobs") ?? environment.cores, 256,
      max((environment.descriptors - 8) / 2, 1))
    isQuiet = arguments.has("quiet")
    isVerbose = arguments.has("verbose")
  }

  /// Whether `extract` prints a record: whether it lies in the time and belongs to the app that was asked for.
  ///
  /// A message without a date is in no time span. Mail that no customer wrote is kept whatever app
  /// it names, since it tells which reports were answered.
  func includes(_ record: borrowing MessageRecord) -> Bool {
    if since != nil || until != nil {
      guard let date = record.date else { return false }
      if let since, date < since { return false }
      if let until, date > until { return false }
    }
    guard let app, record.kind == .report || record.kind == .reply else { return true }
    guard let name = record.app.name, name.utf8.count <= 400 else { return false }
    return CleanName.key(apps.app(named: name)?.name ?? name) == CleanName.key(app)
  }
}
