import CommandLineKit
import Testing

@Suite("Options and operands, POSIX utility syntax guidelines and GNU long options")
struct ArgumentsTests {
  static let options = [
    Option("output", "o", .word(placeholder: "FILE"), repeats: true, help: "Write a report."),
    Option("quiet", "q", help: "Say less."),
    Option("verbose", "v", help: "Say more."),
    Option("jobs", "j", .word(placeholder: "N"), help: "Work side by side."),
    Option("color", nil, .choice(["always", "auto", "never"]), help: "Use colour."),
  ]

  @Test(
    "each way to give a value is the same",
    arguments: [
      ["--output", "x.html"], ["--output=x.html"], ["-o", "x.html"], ["-ox.html"], ["-o=x.html"],
      ["-qo", "x.html"], ["-qvox.html"],
    ])
  func values(words: [String]) throws {
    let arguments = try Arguments(words, options: Self.options)
    #expect(arguments.values("output") == ["x.html"])
    #expect(arguments.operands == [])
  }

  @Test("options stand before, between and behind operands, until two hyphens")
  func order() throws {
    let arguments = try Arguments(
      ["a", "-q", "b", "-", "--", "-v", "--output"], options: Self.options)
    #expect(arguments.operands == ["a", "b", "-", "-v", "--output"])
    #expect(arguments.has("quiet"))
    #expect(!arguments.has("verbose"))
  }

  @Test("an option that repeats keeps its order, another keeps the last value")
  func repeats() throws {
    let arguments = try Arguments(
      ["-o", "1", "-j", "2", "-o", "3", "-j", "4"], options: Self.options)
    #expect(arguments.values("output") == ["1", "3"])
    #expect(try arguments.count("jobs") == 4)
  }

  @Test(
    "what can't be understood is said",
    arguments: [
      (["--outptu", "x"], "unknown option --outptu", "Did you mean --output (-o)?"),
      (["--quite"], "unknown option --quite", "Did you mean --quiet (-q)?"),
      (["--colour=never"], "unknown option --colour", "Did you mean --color?"),
      (["-x"], "unknown option -x", "See triage --help for the options there are."),
      (["-o"], "-o needs a value", "Write -o FILE."),
      (["--output"], "--output needs a value", "Write --output FILE."),
      (["--quiet=yes"], "--quiet takes no value", nil),
      (["--color", "red"], "--color: \"red\" is not known", "Write one of always, auto, never."),
    ] as [([String], String, String?)])
  func errors(words: [String], problem: String, hint: String?) {
    #expect(throws: UsageError(problem, hint: hint)) {
      try Arguments(words, options: Self.options)
    }
  }

  @Test("a count is a whole number", arguments: ["0", "-1", "two", "1.5", ""])
  func count(text: String) throws {
    let arguments = try Arguments(["--jobs=\(text)"], options: Self.options)
    #expect(
      throws: UsageError(
        "--jobs: \"\(text)\" is not a number", hint: "Write a whole number from 1 up.")
    ) { try arguments.count("jobs") }
  }
}

@Suite("What the configuration says of options")
struct ConfiguredArgumentsTests {
  private static let options = [
    Option("output", "o", .word(placeholder: "FILE"), repeats: true, help: ""),
    Option("quiet", "q", help: ""),
    Option("no-quotes", nil, help: ""),
    Option("since", nil, .word(placeholder: "DATE"), help: ""),
    Option("version", nil, help: "", isConfigurable: false),
  ]

  private func arguments(_ words: [String]) throws -> Arguments {
    var arguments = try Arguments(words, options: Self.options)
    let place = ConfigurationPlace(file: "f", line: 1, column: 1)
    arguments.configure("output", value: "a.html", at: place)
    arguments.configure("output", value: "b.html", at: place)
    arguments.configure("quiet", value: nil, at: place)
    arguments.configure("no-quotes", value: nil, at: place)
    arguments.configure("since", value: "8w", at: place)
    return arguments
  }

  @Test("it counts where the command line is silent")
  func silent() throws {
    let arguments = try arguments([])
    #expect(arguments.values("output") == ["a.html", "b.html"])
    #expect(arguments.has("quiet"))
    #expect(arguments.has("no-quotes"))
    #expect(arguments.value("since") == "8w")
    #expect(!arguments.isTyped("since"))
  }

  @Test("the command line wins, and takes flags back")
  func typed() throws {
    let arguments = try arguments(["-o", "c.html", "--no-quiet", "--quotes", "--since=1d"])
    #expect(arguments.values("output") == ["c.html"])
    #expect(!arguments.has("quiet"))
    #expect(!arguments.has("no-quotes"))
    #expect(arguments.value("since") == "1d")
    #expect(arguments.isTyped("since"))
  }

  @Test("of a flag and its opposite the last counts")
  func last() throws {
    #expect(try arguments(["--no-quiet", "-q"]).has("quiet"))
    #expect(try !arguments(["-q", "--no-quiet"]).has("quiet"))
  }

  @Test("what the configuration can't say can't be taken back")
  func noOpposite() {
    #expect(throws: UsageError.self) {
      try Arguments(["--no-version"], options: Self.options)
    }
  }
}

@Suite("Options of other commands")
struct OptionElsewhereTests {
  private static let output = [Option("output", "o", .word(placeholder: "FILE"), help: "")]
  private static let since = [Option("since", nil, .word(placeholder: "DATE"), help: "")]

  @Test(
    "are named with their command",
    arguments: [
      ("--output", "--output is no option here", "It is one of report."),
      ("--output=x", "--output is no option here", "It is one of report."),
      ("--outptu", "unknown option --outptu", "See triage --help for the options there are."),
    ])
  func elsewhere(word: String, problem: String, hint: String) {
    #expect(throws: UsageError(problem, hint: hint)) {
      try Arguments(
        [word], options: Self.since,
        elsewhere: [("report", Self.output + Self.since), ("extract", Self.since)])
    }
  }
}
