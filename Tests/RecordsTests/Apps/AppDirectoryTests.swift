import Records
import Testing

@Suite("Apps that the configuration names")
struct AppDirectoryTests {
  private static let directory: AppDirectory = {
    var lumen = ConfiguredApp(name: "Lumen Notes")
    lumen.aliases = ["LN", "루멘 노트"]
    lumen.bundleIDs = ["com.example.lumen", "com.example.lumen.mac"]
    lumen.addresses = ["lumen@example.com", "notes+beta@example.com"]
    return AppDirectory([lumen, ConfiguredApp(name: "Ferry Timer")])
  }()

  @Test(
    "are found by name and alias, however written",
    arguments: [
      ("Lumen Notes", "Lumen Notes"), ("LUMEN NOTES", "Lumen Notes"), ("ln", "Lumen Notes"),
      ("Lumen\u{A0}Notes", "Lumen Notes"), ("\u{200B}Lumen  Notes ", "Lumen Notes"),
      ("ＬＮ", "Lumen Notes"), ("루멘 노트", "Lumen Notes"), ("ferry timer", "Ferry Timer"),
      ("Lumen", nil), ("LN2", nil), ("", nil), ("Lumen Notes!", nil),
    ] as [(String, String?)])
  func names(name: String, expected: String?) {
    #expect(Self.directory.app(named: name)?.name == expected)
  }

  @Test("a name without end is none")
  func longName() {
    #expect(Self.directory.app(named: String(repeating: "e\u{301}", count: 100_000)) == nil)
  }

  @Test(
    "are found by address, with or without a tag",
    arguments: [
      ("lumen@example.com", true), ("lumen+x@example.com", true), ("notes+beta@example.com", true),
      ("notes@example.com", false), ("lumen@example.org", false), (nil, false),
    ] as [(String?, Bool)])
  func addresses(address: String?, isFound: Bool) {
    #expect((Self.directory.app(address: address) != nil) == isFound)
  }

  @Test("are found by any of their bundle identifiers")
  func bundleIDs() {
    #expect(Self.directory.app(bundleID: "com.example.lumen.mac")?.name == "Lumen Notes")
    #expect(Self.directory.app(bundleID: "com.example") == nil)
  }
}
