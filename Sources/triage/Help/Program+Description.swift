import CommandLineKit

extension Program {
  /// All that help, manual page and completions say.
  static let description = ProgramDescription(
    name: "triage", version: Version.current,
    summary: "say from a support inbox what is broken in the newest release",
    discussion: [
      "triage reads a support inbox and says whether something is broken in the newest release of "
        + "your apps: since when, for whom, what people say, and which mails those are. If no command "
        + "is named, it is report.",
      "There is no network in the program: nothing leaves this machine.",
    ],
    commands: commands.map(\.description),
    statuses: [
      .init("0", "Fine; an empty inbox too."),
      .init("1", "A release is broken, or with watch to be watched, and --fail-on was given."),
      .init("64", "Wrong usage, on the command line or in the configuration file."),
      .init("65", "The input is no mail at all."),
      .init("66", "Input is missing or can't be read; everything else was read and reported."),
      .init("73", "An output can't be created."), .init("74", "An input or output error."),
    ],
    variables: [
      .init(
        "SOURCE_DATE_EPOCH",
        "Seconds since 1970 that stand for now, for output that is the same twice; --now wins."),
      .init("XDG_CONFIG_HOME, XDG_CONFIG_DIRS", "Where the configuration is looked for."),
      .init("NO_COLOR", "If it isn't empty, no colour is used."),
      .init("COLUMNS", "The width of the summary where the terminal doesn't say."),
      .init("LC_ALL, LC_MESSAGES, LC_CTYPE, LANG", "The language and the letters of the summary."),
      .init("TMPDIR", "Where huge messages of a pipe are kept while they are read."),
    ],
    files: [
      .init("~/.config/triage/config", "Your configuration; see triage-config(5)."),
      .init("/etc/xdg/triage/config", "The configuration of this machine."),
    ],
    limits: LimitsManual.entries,
    limitsIntroduction: LimitsManual.introduction,
    topics: [.init("config", "The keys of the configuration file.")],
    related: ["triage-config(5)", "mbox(5)", "maildir(5)"])
}
