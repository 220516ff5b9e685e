import Records
import Testing

@testable import Extraction

@Suite("Blocks of form 1")
struct ComposedBlockTests {
  private func scan(_ text: String) -> (scan: TrailerScan, own: String) {
    var reader = TextReader(rules: ExtractionRules(), .shared)
    let bytes = [UInt8](text.utf8)
    let scan = reader.read(bytes.span)
    return (scan, String(decoding: reader.ownText(of: bytes.span), as: UTF8.self))
  }

  @Test(
    "a name is what stands behind the colon",
    arguments: [
      "Level 10: The End", "Studio 2.0", "OS: iOS 12", "null", "-", "iPhone14,5", "A | B, C: D",
      "Closes by itself.", "Version: 3 Build: 9", "--- x ---",
    ])
  func names(name: String) {
    let found = scan(
      "It stops.\n\n--- X ---\nApp: \(name)\nDevice: iPad14,3\n--- SupportMail 1 ---\n")
    #expect(found.scan.own?.app == AppFacts(name: name))
    #expect(found.scan.own?.device.model == "iPad14,3")
    #expect(found.own == "It stops.")
  }

  @Test(
    "the last brackets hold the build",
    arguments: [
      ("Version: 3.1.2 (318)", "3.1.2", "318"), ("Version: 3 (beta) (7)", "3 (beta)", "7"),
      ("Version: 3 (beta) ()", "3 (beta)", nil), ("Version: 3.1.2", "3.1.2", nil),
      ("Version: 3 ()\nBuild: (7)", "3", "(7)"), ("Version: (7)", "(7)", nil),
    ])
  func versions(lines: String, version: String, build: String?) {
    let found = scan("--- X ---\nApp: A\n\(lines)\n--- SupportMail 1 ---\n")
    #expect(found.scan.own?.app == AppFacts(name: "A", version: version, build: build))
  }

  @Test(
    "a line that begins with an ellipsis goes on with the one before",
    arguments: [
      ("App: Tide\n… water", "Tide water"), ("App: Tide\n…water", "Tidewater"),
      ("App: Tide\n……\n…", "Tide…"), ("App: Tide \n\n… water\n\n… Pro", "Tide water Pro"),
      ("App: Tide\n…\u{A0}OS: water", "Tide OS: water"),
    ])
  func continuations(lines: String, name: String) {
    let found = scan("Help!\n--- X ---\n\(lines)\nPlan: Pro\n--- SupportMail 1 ---\n")
    #expect(found.scan.own?.app.name == name)
    #expect(found.scan.own?.fields.last == TrailerField(label: "Plan", value: "Pro"))
    #expect(found.own == "Help!")
  }

  @Test("the first line of a fact counts, and further lines are fields")
  func repeated() {
    let found = scan("--- X ---\nApp: A\nVersion: 1\nName: B\nVersion: 2\n--- SupportMail 1 ---\n")
    #expect(found.scan.own?.app == AppFacts(name: "A", version: "1"))
    #expect(found.scan.own?.fields.map(\.value) == ["A", "1", "B", "2"])
  }

  @Test(
    "what the person wrote around and inside it stays text",
    arguments: [
      (
        "--- X ---\nApp: A\nNo idea\nVersion: 1\n--- SupportMail 1 ---\nThanks", "No idea\nThanks"
      ),
      (
        "Phone 2\n--- X ---\nApp: A\nVersion: 1\n--- SupportMail 1 ---\n\nOn iOS 12 too",
        "Phone 2\n\nOn iOS 12 too"
      ),
    ])
  func answers(text: String, own: String) {
    let found = scan(text)
    #expect(found.scan.own?.app == AppFacts(name: "A", version: "1"))
    #expect(found.own == own)
  }

  @Test(
    "without heading it begins behind the last empty line",
    arguments: [
      "It stops.\n\nApp: Level 10: 2\nDevice: iPad14,3\n--- SupportMail 1 ---\n",
      "It stops.\nApp: Level 10: 2\nPlan: x\nDevice: iPad14,3\n--- SupportMail 1 ---\n",
      "It stops.\nNote: it does\n\nApp: Level\n… 10: 2\nDevice: iPad14,3\n--- SupportMail 1 ---\n",
    ])
  func headless(text: String) {
    let found = scan(text)
    #expect(found.scan.own?.isExact == true)
    #expect(found.scan.own?.app == AppFacts(name: "Level 10: 2"))
    #expect(found.scan.own?.device.model == "iPad14,3")
    #expect(found.own.hasPrefix("It stops."))
    #expect(!found.own.contains("iPad"))
  }

  @Test(
    "without mark it is read like any block",
    arguments: [
      "--- X ---\nApp: Tidewater\nVersion: 3.1.2 (318)\nSystem: iOS 17.2\n",
      "--- X ---\nApp: Tidewater\nVersion: 3.1.2 (318)\nSystem: iOS 17.2\n--- SupportMail 2 ---\n",
    ])
  func incomplete(text: String) {
    let found = scan(text)
    #expect(found.scan.own?.isExact == false)
    #expect(
      found.scan.own?.app == AppFacts(name: "Tidewater", version: "3.1.2", build: "318"))
    #expect(found.scan.own?.os == SystemFacts(name: "iOS", version: "17.2"))
  }
}
