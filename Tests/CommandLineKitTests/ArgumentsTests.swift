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
