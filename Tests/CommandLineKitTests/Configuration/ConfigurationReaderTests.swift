import CommandLineKit
import Testing

@Suite("Configuration files, the form of git-config(1)")
struct ConfigurationReaderTests {
  /// `section/subsection/key=value` for each line; `-` stands for what isn't there.
  private func lines(_ text: String) throws -> [String] {
    try ConfigurationReader.sections(in: Array(text.utf8), file: "f").flatMap { section in
      section.entries.map {
        "\(section.name)/\(section.subsection ?? "-")/\($0.key)=\($0.value ?? "-")"
      }
    }
  }

  @Test(
    "each form of a line is read",
    arguments: [
      ("since = 8w", ["/-/since=8w"]),
      ("since=8w\n", ["/-/since=8w"]),
      ("\u{FEFF}since = 8w\r\nuntil = 1d\r\n", ["/-/since=8w", "/-/until=1d"]),
      ("  Since\t=\t8w  \t\n", ["/-/since=8w"]),
      ("quiet", ["/-/quiet=-"]),
      ("quiet   # yes", ["/-/quiet=-"]),
      ("quiet =", ["/-/quiet="]),
      ("# one\n; two\n\n \t\n", []),
      ("a = b # c", ["/-/a=b"]),
      ("a = b ; c", ["/-/a=b"]),
      ("a = b#c", ["/-/a=b#c"]),
      ("a = C# Notes", ["/-/a=C# Notes"]),
      (
        "a = https://desk.example.com/#/mail?id={id};x",
        ["/-/a=https://desk.example.com/#/mail?id={id};x"]
      ),
      ("a = \" b # c \"", ["/-/a= b # c "]),
      ("a = b\"  \"c", ["/-/a=b  c"]),
      ("a = \"\\\"x\\\" \\\\ \\n\\t\"", ["/-/a=\"x\" \\ \n\t"]),
      ("a = one \\\n  two", ["/-/a=one   two"]),
      ("a = one\\\r\ntwo\nb = 3", ["/-/a=onetwo", "/-/b=3"]),
      ("a = 1 = 2", ["/-/a=1 = 2"]),
      ("a = b\na = c", ["/-/a=b", "/-/a=c"]),
      ("[App \"Lumen Notes\"]\n\talias = LN", ["app/Lumen Notes/alias=LN"]),
      ("[app \"a \\\"b\\\" \\\\\"]\nalias = x", ["app/a \"b\" \\/alias=x"]),
      ("[support] address = a@example.com", ["support/-/address=a@example.com"]),
      ("[ support ]\nignore=b", ["support/-/ignore=b"]),
      ("[label]\ndevice = 機種 # Gerät\n", ["label/-/device=機種"]),
      ("[app \"x]y\"]\nalias = z", ["app/x]y/alias=z"]),
      ("a = \\\n", ["/-/a="]),
      ("a = b\\", ["/-/a=b"]),
    ] as [(String, [String])])
  func reads(text: String, expected: [String]) throws {
    #expect(try lines(text) == expected)
  }

  @Test(
    "what can't be read is named with its line and column",
    arguments: [
      ("a = 1\n  b : 2", 2, 5, "a = is missing behind b"),
      ("since 8w", 1, 7, "a = is missing behind since"),
      ("= 8w", 1, 1, "there is no key before ="),
      ("a = \"x\nb = 1", 1, 5, "the quotation mark has no partner"),
      ("ä = \"x", 1, 5, "the quotation mark has no partner"),
      ("[app \"x\n]", 1, 6, "the quotation mark has no partner"),
      ("\n [app", 2, 2, "the section has no end"),
      ("[]", 1, 1, "the section has no end"),
      ("[support\nx = 1", 1, 1, "the section has no end"),
      ("[support] ]", 1, 11, "there is no key here"),
      ("a = C:\\path", 1, 7, "there is no such sign behind \\"),
    ] as [(String, Int, Int, String)])
  func errors(text: String, line: Int, column: Int, problem: String) {
    let error = #expect(throws: ConfigurationError.self) { try lines(text) }
    #expect(error?.place == ConfigurationPlace(file: "f", line: line, column: column))
    #expect(error?.problem == problem)
  }

  @Test(
    "bytes that are no text are named with their place",
    arguments: [
      ([0x61, 0x3D, 0xFF], 1, 3), ([0x61, 0x0A, 0xC3, 0xA4, 0xC3, 0x0A], 2, 2),
      ([0xFF, 0xFE, 0x61, 0x00], 1, 1),
    ] as [([UInt8], Int, Int)])
  func notText(bytes: [UInt8], line: Int, column: Int) {
    let error = #expect(throws: ConfigurationError.self) {
      try ConfigurationReader.sections(in: bytes, file: "f")
    }
    #expect(error?.place == ConfigurationPlace(file: "f", line: line, column: column))
  }

  @Test("keys and values know their places")
  func places() throws {
    let sections = try ConfigurationReader.sections(
      in: Array("\u{FEFF}a=1\n[app \"x\"]\n\tälias =  y".utf8), file: "f")
    #expect(sections.map(\.place.line) == [1, 2])
    let entries = sections.flatMap(\.entries)
    #expect(entries.map(\.place.column) == [1, 2])
    #expect(entries.map(\.valuePlace.column) == [3, 11])
    #expect(entries.map(\.valuePlace.line) == [1, 3])
  }

  @Test("each beginning of a file is read or refused, whatever it ends in")
  func beginnings() throws {
    let text = "a = \"b \\\"\\\nc\" # d\n[app \"x \\\\ y\"] alias = ü\\\n;z\nquiet\n[support]\n"
    let bytes = Array(text.utf8)
    for end in bytes.indices {
      _ = try? ConfigurationReader.sections(in: Array(bytes[..<end]), file: "f")
    }
    #expect(try lines(text).count == 3)
  }
}
