import TestSupport
import Testing

@Suite("What is wrong in a configuration file")
struct ConfigurationErrorTests {
  /// Runs with a file of this text as `c`.
  private func run(
    _ text: String, _ words: [String] = ["extract", "--config", "c", "m"]
  ) throws -> TriageProgram.Outcome {
    let folder = try TemporaryFolder()
    try folder.write(text, to: "c")
    try folder.write("From: a@example.com\n\nHi\n", to: "m")
    return try TriageProgram.run(words, in: folder.path(""))
  }

  @Test(
    "is said with line, column and what to do",
    arguments: [
      ("\nsnce = 8w\n", "line 2, column 1: unknown key snce: c", "Did you mean since?"),
      (
        "config = x", "line 1, column 1: unknown key config: c",
        "See triage help config for the keys there are."
      ),
      (
        "alias = x", "line 1, column 1: unknown key alias: c",
        "alias stands in a section [app \"NAME\"]."
      ),
      (
        "[support]\nsince = 8w", "line 2, column 1: unknown key since: c",
        "since stands before the first section."
      ),
      (
        "[app \"X\"]\n  aliass = Y", "line 2, column 3: unknown key aliass: c",
        "Did you mean alias?"
      ),
      ("[apps \"X\"]\n", "line 1, column 1: unknown section [apps]: c", "Did you mean [app]?"),
      ("[app.x]\n", "line 1, column 1: unknown section [app.x]: c", "Write [app \"x\"]."),
      ("[app]\n", "line 1, column 1: [app] needs a name: c", "Write [app \"Lumen Notes\"]."),
      ("[support \"x\"]\n", "line 1, column 1: [support] has no name: c", "Write [support]."),
      (
        "since = lastweek", "line 1, column 9: since: \"lastweek\" is not a date: c",
        "Write 2026-03-01, 2026-03-01T08:00:00Z, or a span such as 7d or 8w."
      ),
      (
        "jobs = many", "line 1, column 8: jobs: \"many\" is not a number: c",
        "Write a whole number from 1 up."
      ),
      (
        "color = red", "line 1, column 9: color: \"red\" is not known: c",
        "Write one of always, auto, never."
      ),
      (
        "quiet = maybe", "line 1, column 9: quiet: \"maybe\" is neither yes nor no: c",
        "Write quiet = yes, or quiet = no."
      ),
      (
        "to = me", "line 1, column 6: to: \"me\" is not a mail address: c",
        "Write one address: me@example.org."
      ),
      (
        "output = r.xls", "line 1, column 10: -o r.xls: no format has this ending: c",
        "Use .html .json"
      ),
      ("since", "line 1, column 1: since needs a value: c", "Write since = value."),
      ("since =\n", "line 1, column 8: since needs a value: c", "Write since = value."),
      (
        "links = ftp://x/{id}", "line 1, column 9: links: \"ftp://x/{id}\" is not known: c",
        "Write mid, message, gmail, notmuch, or a web address with {id} in it."
      ),
      (
        "[app \"A\"]\nalias = Lumen\n[app \"B\"]\nalias = LUMEN",
        "line 4, column 1: alias \"LUMEN\" belongs to two apps: c", "Keep one of lines 2 and 4."
      ),
      (
        "[app \"A\"]\nalias = B\n[app \"B\"]\n",
        "line 2, column 1: alias \"B\" belongs to two apps: c", "Keep one of lines 2 and 3."
      ),
      (
        "[app \"A\"]\naddress = x@example.com\n[app \"B\"]\naddress = X@example.com",
        "line 4, column 1: address x@example.com belongs to two apps: c",
        "Keep one of lines 2 and 4. An address of all apps stands under [support]."
      ),
      (
        "[app \"A\"]\nbundle-id = x.y\n[app \"B\"]\nbundle-id = x.y",
        "line 4, column 1: bundle-id x.y belongs to two apps: c", "Keep one of lines 2 and 4."
      ),
      (
        "[app \"A\"]\nrelease = 4.2.0",
        "line 2, column 11: release: \"4.2.0\" is no version with a day: c",
        "Write release = 4.2.0 2026-03-07."
      ),
      (
        "[app \"A\"]\nrelease = 4.2 2026-02-30",
        "line 2, column 11: release: \"4.2 2026-02-30\" is no version with a day: c",
        "Write release = 4.2.0 2026-03-07."
      ),
      (
        "[app \"A\"]\nrelease = 1 2026-01-01\nrelease = 1 2026-01-02",
        "line 3, column 1: release 1 has two dates: c", "Keep one of them."
      ),
      (
        "[support]\naddress = Support <a@example.com>",
        "line 2, column 11: address: \"Support <a@example.com>\" is not a mail address: c",
        "Write one address: support@example.com."
      ),
      (
        "[support]\naddress = a@example.com\nignore = A@example.com",
        "line 3, column 10: a@example.com is yours and ignored: c",
        "Answers from it would not be seen: remove one of the two."
      ),
      (
        "[label]\ndevice = Art\nos = art:", "line 3, column 1: label \"art:\" is for two facts: c",
        "Keep one of device and os."
      ),
      (
        "[label]\ndevice = --", "line 2, column 10: a label needs a letter: c",
        "Write device = Version of my app."
      ),
    ] as [(String, String, String)])
  func errors(text: String, problem: String, hint: String) throws {
    let outcome = try run(text)
    #expect(outcome.status == 64)
    #expect(outcome.errors.hasPrefix("triage: config \(problem)\n  \(hint)"))
    #expect(outcome.output.isEmpty)
  }

  @Test("a file that is missing is input that is missing")
  func missing() throws {
    let outcome = try run("", ["extract", "--config", "nowhere", "m"])
    #expect(outcome.status == 66)
    #expect(
      outcome.errors.hasPrefix(
        "triage: can't read the configuration nowhere (No such file or directory)\n"))
  }

  @Test("a folder in its place can't be read")
  func folder() throws {
    #expect(try run("", ["extract", "--config", "/", "m"]).status == 66)
  }

  @Test(
    "a lexicon is checked with its own lines",
    arguments: [
      (
        "[crash]\nboom\n", 64,
        "triage: lexicon line 1: the first line must be `language CODE`: own.lex\n"
      ),
      (
        "language en\n[boom]\nboom\n", 64,
        "triage: lexicon line 2: there is no such section or code: own.lex\n"
      ),
      (
        nil, 66,
        "triage: config line 1, column 11: can't read the lexicon (No such file or directory) own.lex: c\n"
      ),
    ] as [(String?, Int32, String)])
  func lexicon(text: String?, status: Int32, message: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("lexicon = own.lex\n", to: "c")
    if let text { try folder.write(text, to: "own.lex") }
    let outcome = try TriageProgram.run(["--config", "c", "m"], in: folder.path(""))
    #expect(outcome.status == status)
    #expect(outcome.errors.hasPrefix(message))
  }

  @Test("help and what needs no configuration work beside a broken one")
  func help() throws {
    #expect(try run("x", ["extract", "--config", "c", "--help"]).status == 0)
    #expect(try run("x", ["schema", "record"]).status == 0)
  }
}
