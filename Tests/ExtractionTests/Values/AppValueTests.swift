import Testing

@testable import Extraction

@Suite("Values that name an app")
struct AppValueTests {
  private func read(_ text: String) -> (name: String?, version: String?, build: String?) {
    let line = CleanLine(text)
    let value = AppValue(line.bytes.span, in: line.all, tables: .builtIn)
    return (
      value.name.map(line.string), value.version.map(line.string), value.build.map(line.string)
    )
  }

  @Test(
    "give name, version and build",
    arguments: [
      ("Tidewater 3.1.2", "Tidewater", "3.1.2", nil),
      ("My App 2 3.1", "My App 2", "3.1", nil),
      ("Studio 2024", "Studio", "2024", nil),
      ("Hearth", "Hearth", nil, nil),
      ("7Notes 8.10.1", "7Notes", "8.10.1", nil),
      ("Draw+: Pixel & Ink 5.0.1", "Draw+: Pixel & Ink", "5.0.1", nil),
      ("🍋 Zest 1.4", "🍋 Zest", "1.4", nil),
      ("Kestrel – Version 4.2 – Build 1207", "Kestrel", "4.2", "1207"),
      ("4.2 (1207) - Production", nil, "4.2", "1207"),
      ("Kestrel/4.2.1 (1207)", "Kestrel", "4.2.1", "1207"), ("Kestrel/2", "Kestrel/2", nil, nil),
      ("云莓笔记 5.1", "云莓笔记", "5.1", nil),
      ("Sun, Moon & Stars 2.0", "Sun, Moon & Stars", "2.0", nil),
      ("Draw (Lite) 2.0", "Draw (Lite)", "2.0", nil),
      ("Kestrel 4.2 (1207)", "Kestrel", "4.2", "1207"),
      ("1.4(23)", nil, "1.4", "23"),
      ("1.2.3 (456)", nil, "1.2.3", "456"),
      ("1.2.3 build 456", nil, "1.2.3", "456"),
      ("1.2.3 (Build 456)", nil, "1.2.3", "456"),
      ("1.2.3+456", nil, "1.2.3", "456"),
      ("1.2.3 - Build 456", nil, "1.2.3", "456"),
      ("1.2.3（456）", nil, "1.2.3", "456"),
      ("1.2.3 / 456", nil, "1.2.3", "456"),
      ("2.1 (Build: 44 - App Store)", nil, "2.1", "44"),
      ("3.1.2 (Build 301, TestFlight)", nil, "3.1.2", "301"),
      ("Hearth 7 (567)", "Hearth", "7", "567"),
      ("Hearth v7", "Hearth", "7", nil),
      ("Hearth Version 2.1", "Hearth", "2.1", nil),
      ("Hearth ver. 2.1", "Hearth", "2.1", nil),
      ("Hearth - 2.1", "Hearth", "2.1", nil),
      ("Hearth – 2.1", "Hearth", "2.1", nil),
      ("Hearth 2.1 (TestFlight)", "Hearth", "2.1", nil),
      ("Hearth 2.1 (beta)", "Hearth", "2.1", nil),
      ("Hearth 2.1 Beta", "Hearth", "2.1", nil),
      ("Hearth 2.1 (77) (Pro)", "Hearth", "2.1", "77"),
      ("Moonkite 版本2.1", "Moonkite", "2.1", nil),
      ("5.1.0-beta.2", nil, "5.1.0-beta.2", nil),
      ("1.0.0 (a1b2c3d)", nil, "1.0.0", "a1b2c3d"),
      ("Missing CFBundleDisplayName 2.1", nil, "2.1", nil),
      ("Saltbox Missing CFBundleShortVersionString", "Saltbox", nil, nil),
      ("Saltbox (null)", "Saltbox", nil, nil),
      ("Saltbox nil", "Saltbox", nil, nil),
      ("(null) 2.1", nil, "2.1", nil),
      ("Optional(\"1.2.3\")", nil, "1.2.3", nil),
      ("Optional(1.2.3)", nil, "1.2.3", nil),
      ("Level 10 Puzzle", "Level 10 Puzzle", nil, nil),
      ("", nil, nil, nil),
    ] as [(String, String?, String?, String?)])
  func reads(text: String, name: String?, version: String?, build: String?) {
    let value = read(text)
    #expect(value.name == name)
    #expect(value.version == version)
    #expect(value.build == build)
  }

  @Test("keep a plain number behind the name, which may be a part of it")
  func nameWithNumber() {
    let line = CleanLine("Level 10")
    let value = AppValue(line.bytes.span, in: line.all, tables: .builtIn)
    #expect(value.nameWithNumber.map(line.string) == "Level 10")
    #expect(!value.isCertain)
  }

  @Test("say when other words stand behind the version")
  func otherWords() {
    let line = CleanLine("3.1 brings a new icon")
    let value = AppValue(line.bytes.span, in: line.all, tables: .builtIn)
    #expect(value.hasOtherWords)
  }

  @Test("keep what stands in brackets beside the version")
  func environment() {
    let line = CleanLine("Saltbox v1.44.138 (iPhone, iOS 17.1.2)")
    let value = AppValue(line.bytes.span, in: line.all, tables: .builtIn)
    #expect(value.environment.map(line.string) == "iPhone, iOS 17.1.2")
    #expect(value.version.map(line.string) == "1.44.138")
  }
}
