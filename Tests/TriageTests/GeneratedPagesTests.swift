import CommandLineKit
import TestSupport
import Testing

@testable import triage

@Suite("One declaration feeds help, manual pages and completions")
struct GeneratedPagesTests {
  private static func text(_ words: String...) throws -> String {
    let outcome = try TriageProgram.run(
      words, variables: ["LANG": "C.UTF-8", "SOURCE_DATE_EPOCH": "1774058400"])
    #expect(outcome.status == 0)
    #expect(outcome.errors.isEmpty)
    return outcome.text
  }

  @Test("each option of each command stands in all of them")
  func options() throws {
    let manual = try Self.text("--generate", "man")
    let file = try Self.text("--generate", "man5")
    let bash = try Self.text("--generate", "bash").split(separator: "\n")
    let fish = try Self.text("--generate", "fish").split(separator: "\n")
    let zsh = try Self.text("--generate", "zsh")
    let commands = Program.description.commands
    let keys = Set(
      commands.flatMap(\.options).filter(\.isConfigurable).map(\.long)
        + ConfigurationKeys.sections.flatMap(\.keys).map(\.name))
    var count = 0
    for command in commands {
      let name = command.name
      let short = try Self.text(name, "-h")
      let long = try Self.text("help", name)
      let zshPart = try #require(zsh.split(separator: "_triage_\(name)() {").last)
        .split(separator: "\n}\n")[0]
      for option in command.options {
        let roff = option.long.split(separator: "-").joined(separator: "\\-")
        #expect(short.contains("--\(option.long)"), "\(name)")
        #expect(long.contains("--\(option.long)"), "\(name)")
        #expect(manual.contains("\\fB\\-\\-\(roff)\\fR"), "\(name)")
        if let short = option.short { #expect(manual.contains("\\fB\\-\(short)\\fR, ")) }
        #expect(file.contains("\\fB\(roff)\\fR = ") == keys.contains(option.long))
        #expect(
          bash.contains { $0.contains("   \(name)) COMPREPLY") && $0.contains("--\(option.long)") })
        #expect(
          fish.contains {
            $0.contains("__triage_is \(name)'") && $0.contains(" -l \(option.long) ")
          })
        #expect(zshPart.contains("--\(option.long)"), "\(name)")
        count += 1
      }
    }
    #expect(count > 40)
  }

  @Test("each key of each section stands in the manual page and in the help of the configuration")
  func keys() throws {
    let file = try Self.text("--generate", "man5")
    let help = try Self.text("help", "config")
    for section in ConfigurationKeys.sections + [ConfigurationKeys.top] {
      for key in section.keys {
        let roff = key.name.split(separator: "-").joined(separator: "\\-")
        #expect(file.contains("\\fB\(roff)\\fR = \\fI\(key.placeholder)\\fR"))
        #expect(help.contains("  \(key.name) = \(key.placeholder)\n"))
      }
    }
  }

  @Test("the manual pages carry the day of SOURCE_DATE_EPOCH")
  func day() throws {
    #expect(
      try Self.text("--generate", "man").hasPrefix(
        ".TH TRIAGE 1 2026-03-21 \"triage 0.1.0\" \"User Commands\"\n"))
    #expect(
      try Self.text("--generate", "man5").hasPrefix(
        ".TH TRIAGE-CONFIG 5 2026-03-21 \"triage 0.1.0\" \"File Formats\"\n"))
  }

  @Test("no line of any help is wider than 80 columns")
  func width() throws {
    var pages = [try Self.text("-h"), try Self.text("--help"), try Self.text("help", "config")]
    for command in Program.description.commands {
      pages += [try Self.text(command.name, "-h"), try Self.text(command.name, "--help")]
    }
    for line in pages.flatMap({ $0.split(separator: "\n") }) {
      #expect(line.count <= 80)
    }
  }

  @Test("what can't be made is said")
  func unknown() throws {
    let outcome = try TriageProgram.run(["--generate", "csh"])
    #expect(outcome.status == 64)
    #expect(
      outcome.errors
        == "triage: --generate: \"csh\" is not known\n  Write one of man, man5, bash, zsh, fish.\n")
  }

  @Test("the example in the README is a configuration")
  func readme() throws {
    let readme = try String(
      decoding: TemporaryFolder.content(of: Fixtures.folder + "/../README.md"), as: UTF8.self)
    let example = try #require(
      readme.split(separator: "```\n").first { $0.hasPrefix("since = ") })
    let folder = try TemporaryFolder()
    try folder.write(String(example), to: "config")
    try folder.write("language en\n[x-pencil]\npencil\n", to: "own.lex")
    let outcome = try TriageProgram.run(
      ["--no-config", "--config", "config", "--print-config"], in: folder.path(""))
    #expect(outcome.status == 0)
    #expect(outcome.text.contains("links = https://desk.example.com/search?q={id}  "))
    #expect(outcome.lines.count == 15)
  }
}
