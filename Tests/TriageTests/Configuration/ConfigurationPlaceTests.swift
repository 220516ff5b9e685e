import TestSupport
import Testing

@Suite("Where configuration comes from")
struct ConfigurationPlaceTests {
  /// A folder with a user's, two systems' and an explicit configuration.
  private static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      "since = 1d\nlinks = mid\n[app \"A\"]\nalias = one\nalias = two\n",
      to: "home/.config/triage/config")
    try folder.write(
      "since = 2d\nuntil = 2h\njobs = 2\n[app \"A\"]\nalias = three\naddress = a@example.com\n",
      to: "first/triage/config")
    try folder.write("since = 3d\njobs = 3\nquiet\n", to: "second/triage/config")
    try folder.write("since = 4d\n", to: "explicit")
    return folder
  }

  private static func printed(
    _ words: [String], in folder: TemporaryFolder, _ more: [String: String] = [:]
  ) throws -> [String] {
    let variables = [
      "HOME": folder.path("home"),
      "XDG_CONFIG_DIRS": folder.path("first") + ":" + folder.path("second"),
    ]
    let outcome = try TriageProgram.run(
      words + ["--print-config"], variables: variables.merging(more) { $1 }, in: folder.path(""))
    #expect(outcome.status == 0)
    #expect(outcome.errors.isEmpty)
    return outcome.lines.filter { !$0.hasPrefix("#") && !$0.isEmpty }.map {
      var words = $0.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
      words = words.split(separator: folder.path("")).joined()
      return words
    }
  }

  @Test("the first file that has a key wins")
  func layers() throws {
    let folder = try Self.folder()
    #expect(
      try Self.printed([], in: folder) == [
        "since = 1d # ~/.config/triage/config, line 1",
        "until = 2h # first/triage/config, line 2",
        "jobs = 2 # first/triage/config, line 3",
        "quiet = yes # second/triage/config, line 3",
        "links = mid # ~/.config/triage/config, line 2",
        "[app \"A\"]",
        "alias = one # ~/.config/triage/config, line 4",
        "alias = two # ~/.config/triage/config, line 5",
        "address = a@example.com # first/triage/config, line 6",
      ])
  }

  @Test("--config wins over all files, and options over all")
  func explicit() throws {
    let folder = try Self.folder()
    let lines = try Self.printed(
      ["extract", "--config", "explicit", "--jobs=9", "--no-quiet"], in: folder)
    #expect(
      lines.prefix(4) == [
        "jobs = 9 # the command line", "quiet = no # the command line",
        "since = 4d # explicit, line 1", "until = 2h # first/triage/config, line 2",
      ])
  }

  @Test("--no-config leaves that of --config")
  func none() throws {
    let folder = try Self.folder()
    #expect(try Self.printed(["--no-config"], in: folder) == [])
    #expect(
      try Self.printed(["--no-config", "--config", "explicit"], in: folder)
        == ["since = 4d # explicit, line 1"])
  }

  @Test(
    "XDG_CONFIG_HOME stands for ~/.config if it is absolute",
    arguments: [(true, "since = 2d # "), (false, "since = 1d # ")])
  func userFolder(isAbsolute: Bool, start: String) throws {
    let folder = try Self.folder()
    let lines = try Self.printed(
      [], in: folder, ["XDG_CONFIG_HOME": isAbsolute ? folder.path("first") : "first"])
    #expect(lines.first?.hasPrefix(start) == true)
  }

  @Test("of a key that comes twice the last counts, unless it repeats")
  func twice() throws {
    let folder = try TemporaryFolder()
    try folder.write("since = 1d\noutput = a.html\nsince = 2d\noutput = b.json\n", to: "c")
    let lines = try Self.printed(["--no-config", "--config", "c"], in: folder)
    #expect(
      lines == [
        "output = a.html # c, line 2", "since = 2d # c, line 3", "output = b.json # c, line 4",
      ])
  }

  @Test("paths are from the folder of their file, or from the home folder")
  func paths() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "output = r/a.html\noutput = ~/b.html\noutput = /c.html\noutput = -\n", to: "etc/c")
    let lines = try Self.printed(
      ["--no-config", "--config", "etc/c"], in: folder, ["HOME": "/home/x"])
    #expect(
      lines.map { $0.split(separator: " ")[2] } == [
        "etc/r/a.html", "/home/x/b.html", "/c.html", "-",
      ])
  }

  @Test("what is printed is itself a configuration that says the same")
  func printedAgain() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "app = \" a # b\\\\ \\\"c\\\"\"\nlinks = https://x.example/#{id}\n[app \"A \\\"B\\\" \\\\\"]\nalias = C# \\\n x\nrelease = 1.0 2026-01-01\n[support]\nignore = @example.com\n[label]\nos = システム\n",
      to: "c")
    let once = try TriageProgram.run(
      ["--no-config", "--config", "c", "--print-config"], in: folder.path(""))
    try folder.write(once.output, to: "d")
    let twice = try TriageProgram.run(
      ["--no-config", "--config", "d", "--print-config"], in: folder.path(""))
    func values(_ outcome: TriageProgram.Outcome) -> [Substring] {
      outcome.lines.dropFirst(2).map { $0.split(separator: "  # ")[0] }
    }
    #expect(twice.status == 0)
    #expect(values(once) == values(twice))
    #expect(values(once).count == 9)
  }
}
