import TestSupport
import Testing

@Suite("triage compose")
struct ComposeTests {
  @Test("a link by default")
  func link() throws {
    let outcome = try TriageProgram.run(
      ["compose", "--app", "Tide", "--version", "3.1", "--to", "help@example.com"])
    #expect(outcome.status == 0)
    #expect(
      outcome.text
        == "mailto:help@example.com?subject=Support%3A%20Tide%203.1&body=%0D%0A%0D%0A%0D%0A"
        + "---%20Technical%20Information%20---%0D%0AApp%3A%20Tide%0D%0AVersion%3A%203.1%0D%0A"
        + "---%20SupportMail%201%20---%0D%0A\n")
  }

  @Test("text with every fact")
  func text() throws {
    let outcome = try TriageProgram.run([
      "compose", "--app", "Tide", "--version", "3.1", "--build=7", "--bundle-id",
      "com.example.tide",
      "--os", "iOS", "--os-version", "17.2", "--os-build", "21C62", "--device", "iPhone15,2",
      "--locale", "de_DE", "--field", "Plan=Pro", "--field", "Sync=a=b", "--format", "text",
      "--text", "Hallo!", "--lang", "fr",
    ])
    #expect(
      outcome.text == """
        To:\u{20}
        Subject: Assistance: Tide 3.1

        Hallo!


        --- Informations techniques ---
        App: Tide
        Version: 3.1 (7)
        ID du bundle: com.example.tide
        Système: iOS 17.2 (21C62)
        Appareil: iPhone15,2
        Langue: de-DE
        Plan: Pro
        Sync: a=b
        --- SupportMail 1 ---

        """)
  }

  @Test("a draft with a file is read back")
  func draft() throws {
    let folder = try TemporaryFolder()
    try folder.write(Array("It stopped.\n".utf8), to: "log.txt")
    let draft = try TriageProgram.run([
      "compose", "--app", "Level 10: The End", "--version", "3.1", "--format", "eml", "--attach",
      folder.path("log.txt"),
    ])
    #expect(draft.status == 0)
    let record = try TriageProgram.run(["extract", "-"], input: draft.output).text
    #expect(record.contains(#""app":{"name":"Level 10: The End","version":"3.1","build":null,"#))
    #expect(record.contains(#"[{"name":"log.txt","type":"text/plain","bytes":12}]"#))
    #expect(record.contains(#""evidence":{"app":"trailer","os":null,"device":null}"#))
  }

  @Test(
    "what can't be composed is said",
    arguments: [
      (["--version", "3"], 64, "triage: no app is named\n"),
      (["--app", " "], 64, "triage: no app is named\n"),
      (["inbox", "--app", "A"], 64, "triage: compose reads no mailbox\n"),
      (["--app", "A", "--to", "nobody"], 64, "triage: --to: \"nobody\" is not a mail address\n"),
      (
        ["--app", "A", "--os-version", "17"], 64, "triage: --os-version and --os-build need --os\n"
      ),
      (["--app", "A", "--lang", "tlh"], 64, "triage: --lang: there are no words in \"tlh\"\n"),
      (["--app", "A", "--field", "x"], 64, "triage: --field: \"x\" has no label and value\n"),
      (["--app", "A", "--attach", "x"], 64, "triage: --attach needs --format eml\n"),
      (
        ["--app", "A", "--format", "eml", "--attach", "/nonexistent"], 66,
        "triage: --attach: can't read /nonexistent (No such file or directory)\n"
      ),
    ])
  func errors(words: [String], status: Int32, start: String) throws {
    let outcome = try TriageProgram.run(["compose"] + words)
    #expect(outcome.status == status)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.hasPrefix(start))
  }

  @Test("its help is that of every command")
  func help() throws {
    let outcome = try TriageProgram.run(["compose", "--help"])
    #expect(
      outcome.lines.first == "Usage: triage compose --app NAME [--version VERSION] [--to ADDRESS]")
    #expect(outcome.lines.allSatisfy { $0.count <= 80 })
  }
}
