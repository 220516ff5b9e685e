import TestSupport
import Testing

@Suite("The command line")
struct CommandLineTests {
  @Test("--version names program and version")
  func version() throws {
    let outcome = try TriageProgram.run(["--version"])
    #expect(outcome.status == 0)
    #expect(outcome.text == "triage 0.1.0\n")
  }

  @Test("without arguments eight lines introduce the program")
  func introduction() throws {
    let outcome = try TriageProgram.run([])
    #expect(outcome.status == 64)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.split(separator: "\n", omittingEmptySubsequences: false).count == 9)
    #expect(outcome.errors.contains("triage ~/Maildir -o report.html"))
  }

  @Test(
    "help goes to standard output",
    arguments: [
      (["--help"], "Usage: triage report PATH... [-o FILE]..."),
      (["-h"], "Usage: triage report PATH... [-o FILE]..."),
      (["help", "extract"], "Usage: triage extract PATH..."),
      (["help"], "Usage: triage report PATH... [-o FILE]..."),
      (["extract", "--help"], "Usage: triage extract PATH..."),
    ])
  func help(words: [String], first: String) throws {
    let outcome = try TriageProgram.run(words)
    #expect(outcome.status == 0)
    #expect(outcome.lines.first == first)
    #expect(outcome.lines.allSatisfy { $0.count <= 80 })
    #expect(outcome.errors.isEmpty)
  }

  @Test(
    "what is wrong is said with what to do, and the status",
    arguments: [
      (
        ["x", "--outptu", "y"], 64,
        "triage: unknown option --outptu\n  Did you mean --output (-o)?\n"
      ),
      (["extract"], 64, "triage: no mailbox is named\n"),
      (["x", "--since", "lastweek"], 64, "triage: --since: \"lastweek\" is not a date\n"),
      (["x", "-o", "report.xls"], 64, "triage: -o report.xls: no format has this ending\n"),
      (["x", "-o", "-"], 64, "triage: -o - needs a format\n"),
      (
        ["help", "extrat"], 64,
        "triage: no such command: extrat\n  Did you mean triage help extract?\n"
      ),
      (
        ["x", "--lang", "fr"], 64,
        "triage: --lang: \"fr\" is not spoken here\n  Write one of en, zh-Hans, zh-Hant, de.\n"
      ),
      (
        ["extract", "x", "--fail-on", "watch"], 64,
        "triage: --fail-on is no option here\n  It is one of report.\n"
      ),
      (["extrat"], 66, "triage: no such file or folder: extrat\n  Did you mean triage extract?\n"),
      (["/tpm"], 66, "triage: no such file or folder: /tpm\n  Did you mean /tmp?\n"),
      (["x", "--jobs", "many"], 64, "triage: --jobs: \"many\" is not a number\n"),
      (["extract", "/nonexistent"], 66, "triage: no such file or folder: /nonexistent\n"),
      (["x", "-o", "/nonexistent/r.html"], 73, "triage: can't write /nonexistent/r.html: "),
      (["x", "-o", "/dev/full.json/r.json"], 73, "triage: can't write /dev/full.json/r.json: "),
    ])
  func errors(words: [String], status: Int32, start: String) throws {
    let outcome = try TriageProgram.run(words)
    #expect(outcome.status == status)
    #expect(outcome.errors.hasPrefix(start))
    #expect(outcome.output.isEmpty)
  }
}
