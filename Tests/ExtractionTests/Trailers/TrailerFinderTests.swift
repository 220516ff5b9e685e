import Records
import Testing

@testable import Extraction

@Suite("Blocks of facts")
struct TrailerFinderTests {
  @Test(
    "of each form are found and taken out of the text",
    arguments: [
      // 1: label lines at the end
      "It stops.\n\n\nApp: Tidewater\nVersion: 3.1.2\nBuild: 301\nOS: iOS 17.2\nDevice: iPhone 14",
      "It stops.\n\nDevice: iPhone 14\niOS: 17.2\nApp: Tidewater\nVersion: 3.1.2 (301)",
      // 2: label lines at the top, a prompt and a rule
      "Application Name: Tidewater\niOS: 17.2\nDevice Model: iPhone 14\nApp Version: 3.1.2\nApp Build: 301\nPlease describe your issue below\n-----------------\n\nIt stops.",
      "App: Tidewater 3.1.2 (301)\nOS: iOS 17.2\nDevice: iPhone 14\n\nIt stops.",
      // 3: a rule, a heading, then label lines
      "It stops.\n\n----------\nTechnical information:\nApp: Tidewater\nApp version: 3.1.2(301)\nOS: iOS 17.2\nDevice: iPhone 14",
      "It stops.\n\n--- Support Info ---\nApp: Tidewater 3.1.2 (301)\nOS: iOS 17.2\nDevice: iPhone 14\n----",
      "It stops.\n\n═════════\nDevice Information\n(Please keep this - it helps us debug!)\n═════════\n\nApp: Tidewater 3.1.2 (301)\nOS: iOS 17.2\nDevice: iPhone 14",
      "It stops.\n\n--- Please write above this line ---\n\nApp: Tidewater 3.1.2 (301)\nOS: iOS 17.2\nDevice: iPhone 14",
      "It stops.\n—\nApp: Tidewater 3.1.2 (301)\nOS: iOS 17.2\nDevice: iPhone 14",
      // 5: one line
      "It stops.\n\nTidewater 3.1.2 (301), iOS 17.2, iPhone 14",
      "It stops.\n\nTidewater 3.1.2 (301) | iOS 17.2 | iPhone 14",
      "It stops.\n\nTidewater 3.1.2 (301) · iOS 17.2 · iPhone 14",
      "It stops.\n\nTidewater 3.1.2 (301) • iOS 17.2 • iPhone 14",
      "It stops.\n\nTidewater 3.1.2 (301) / iOS 17.2 / iPhone 14",
      "It stops.\n\nTidewater 3.1.2 (301); iOS 17.2; iPhone 14",
      "It stops.\n\nTidewater v3.1.2 (301) - iOS 17.2 - iPhone 14",
      "It stops.\n\n(Tidewater 3.1.2 (301), iOS 17.2, iPhone 14)",
      "It stops.\n\nApp: Tidewater 3.1.2 (301) | OS: iOS 17.2 | Device: iPhone 14",
      "It stops.\n\nApp: Tidewater 3.1.2 (301), OS: iOS 17.2, Device: iPhone 14",
      "It stops.\n\nApp Info: Tidewater 3.1.2 (301), iOS 17.2, iPhone 14",
      "It stops. App: Tidewater 3.1.2 (301) OS: iOS 17.2 Device: iPhone 14",
      "It stops.\n\n{\"app\": \"Tidewater\", \"version\": \"3.1.2\", \"build\": \"301\", \"os\": \"iOS 17.2\", \"device\": \"iPhone 14\"}",
      // 7: what is left of HTML
      "It stops.\n\nApp\tTidewater\nVersion\t3.1.2\nBuild\t301\nOS\tiOS 17.2\nDevice\tiPhone 14",
      "It stops.\n\n*App:* Tidewater 3.1.2 (301)\n*OS:* iOS 17.2\n*Device:* iPhone 14",
      "It stops.\n\n• App: Tidewater 3.1.2 (301)\n• OS: iOS 17.2\n• Device: iPhone 14",
      "It stops.\n\n1. App: Tidewater 3.1.2 (301)\n2. OS: iOS 17.2\n3. Device: iPhone 14",
      // 8: a sentence
      "I’m running Tidewater 3.1.2 (301) on an iPhone 14 (iOS 17.2). Here’s my feedback:\n\nIt stops.",
      "It stops.\n\nSent from Tidewater 3.1.2 (301) on iPhone 14 running iOS 17.2",
      // 9: bare values
      "It stops.\n\nTidewater 3.1.2 (301)\niOS 17.2\niPhone 14",
      "It stops.\n\nTidewater\n3.1.2 (301)\niOS 17.2\niPhone 14",
      // as mail programs and people leave them
      "It stops.\n\nApp: Tidewater 3.1.2 (301)\n\nOS: iOS 17.2\n\nDevice: iPhone 14",
      "It stops.\n\n    App: Tidewater 3.1.2 (301) |\n    OS: iOS 17.2 |\n    Device: iPhone 14 |",
      "It stops.\n\nApp:\nTidewater 3.1.2 (301)\nOS:\niOS 17.2\nDevice:\niPhone 14",
      "It stops.\n\nApp:\n\nTidewater 3.1.2 (301)\n\nOS:\n\niOS 17.2\n\nDevice:\n\niPhone 14",
      "App: Tidewater 3.1.2 (301)\n\nIt stops.\n\nOS: iOS 17.2\nDevice: iPhone 14",
      "App: Tidewater 3.1.2 (301)\nIt stops.\nOS: iOS 17.2\nDevice: iPhone 14",
      "It stops.\n\nApp:Tidewater 3.1.2 (301)\nOS:iOS 17.2\nDevice:iPhone 14",
      "It stops.\n\nApp : Tidewater 3.1.2 (301)\nOS : iOS 17.2\nDevice : iPhone 14",
      "It stops.\n\nApp： Tidewater 3.1.2 (301)\nOS： iOS 17.2\nDevice： iPhone 14",
      "It stops.\n\nApp:\u{A0}Tidewater\u{A0}3.1.2\u{A0}(301)\nOS:\u{A0}iOS\u{A0}17.2\nDevice:\u{A0}iPhone\u{A0}14",
      "It stops.\n\nApp = Tidewater\nVersion = 3.1.2\nBuild = 301\nOS = iOS 17.2\nDevice = iPhone 14",
      "It stops.\n\nApp\u{200B}: Tidewater 3.1.2 (301)\n\u{200E}OS: iOS 17.2\nDevice: \u{FEFF}iPhone 14",
      "It stops.\n\n📦 App: Tidewater 3.1.2 (301)\n⚙️ OS: iOS 17.2\n📱 Device: iPhone 14",
      "It stops.\n\nTidewater version: 3.1.2 (301)\niOS version: 17.2\nDevice: iPhone 14",
      "It stops.\n\nTidewater: 3.1.2 (301)\niOS: 17.2\nDevice: iPhone 14",
      "It stops.\n\nName: Tidewater\nAppp Version: 3.1.2 (301)\niOS Version: 17.2\nDevise: iPhone 14",
      "It stops.\n\nApp: Tidewater<http://tidewater/> 3.1.2 (301)\nOS: iOS 17.2\nDevice: iPhone 14",
      "It stops.\n\nApp: Optional(\"Tidewater\")\nVersion: Optional(\"3.1.2\")\nBuild: Optional(301)\nOS: iOS 17.2\nDevice: iPhone 14",
    ])
  func forms(text: String) throws {
    let found = Blocks.find(text)
    let own = try #require(found.own)
    #expect(own.app.name == "Tidewater")
    #expect(own.app.version == "3.1.2")
    #expect(own.app.build == "301")
    #expect(own.os.name == "iOS")
    #expect(own.os.version == "17.2")
    #expect(own.device.name == "iPhone 14")
    #expect(found.text == "It stops.")
  }

  @Test(
    "without labels give versions in order: the app's, then the system's",
    arguments: [
      "It stops.\n\n--------\n10482 | 5.11.0 | 17.4.1 | iPhone14,5",
      "It stops.\n\n5.11.0\n17.4.1\niPhone14,5",
    ])
  func bareVersions(text: String) throws {
    let own = try #require(Blocks.find(text).own)
    #expect(own.app == AppFacts(version: "5.11.0"))
    #expect(own.os.version == "17.4.1")
    #expect(own.device.model == "iPhone14,5")
  }

  @Test(
    "of several facts on one line keep all parts of the app",
    arguments: [
      "[App: Kestrel 4.2 (1207)] [OS: iOS 17.2] [Device: iPhone14,5]",
      "Info: Kestrel 4.2 (1207), iOS 17.2, iPhone14,5",
      "App: Kestrel 4.2 (1207)／OS: iOS 17.2／Device: iPhone14,5",
      "アプリ：Kestrel 4.2（1207）／OS：iOS 17.2／機種：iPhone14,5",
    ])
  func oneLine(line: String) throws {
    let found = Blocks.find("It stops.\n\n" + line)
    let own = try #require(found.own)
    #expect(own.app == AppFacts(name: "Kestrel", version: "4.2", build: "1207"))
    #expect(own.os == SystemFacts(name: "iOS", version: "17.2"))
    #expect(own.device.model == "iPhone14,5")
    #expect(found.text == "It stops.")
  }

  @Test("take the identifier of a model from a label of another thing")
  func identifierUnderOtherLabel() throws {
    let own = try #require(
      Blocks.find("It stops.\n\nApp Version: 2.1\nModel: iPhone 12\nDevice ID: iPhone13,2").own)
    #expect(own.device == DeviceFacts(model: "iPhone13,2", name: "iPhone 12"))
  }

  @Test("take no person's name beside a device without a release")
  func personBesideDevice() {
    let found = Blocks.find("Name: Ida Nagy\nPhone: iPhone 15\nPlan: M 10")
    #expect(found.own?.app.name == nil)
    #expect(Blocks.find("Name: Packrat\nDevice: iPhone 15\niOS: 17.2").own?.app.name == "Packrat")
  }

  @Test("hold a locale that stands alone behind bare values")
  func bareLocale() throws {
    let found = Blocks.find("It stops.\n\nKestrel 2.8.1 (281)\niOS 17.2\niPhone15,2\nen_US")
    #expect(try #require(found.own).locale == "en-US")
    #expect(found.text == "It stops.")
    #expect(
      Blocks.find("It stops.\n\nen_US\n\nKestrel 2.8.1\niOS 17.2").text == "It stops.\n\nen_US")
  }

  @Test("read a name and its version divided by a slash")
  func slashes() throws {
    let own = try #require(
      Blocks.find("It stops.\n\nKestrel/2.5.0 (250) / iOS 17.0 / iPhone12,5").own)
    #expect(own.app == AppFacts(name: "Kestrel", version: "2.5.0", build: "250"))
    #expect(own.os == SystemFacts(name: "iOS", version: "17.0"))
  }

  @Test("join a long name with its end and the version on the next line")
  func wrappedName() throws {
    let long = "The Wonderful Collection of Seasonal Recipes and of All Household"
    let own = try #require(
      Blocks.find("It stops.\n\nApp: \(long)\nHints 12.3.1 (1231)\nOS: iOS 17.2").own)
    #expect(own.app == AppFacts(name: long + " Hints", version: "12.3.1", build: "1231"))
    #expect(own.os.version == "17.2")
  }

  @Test("list every line with a label in its order, labels as sent")
  func fields() throws {
    let found = Blocks.find(
      """
      It stops.

      === System Info ===
      User ID: 12
      App Version : 4.0.2 (77)
      - System： iOS 17.1
      Foo Bar: yes
      Device: (null)
      Plan:
      """)
    let own = try #require(found.own)
    #expect(
      own.fields == [
        TrailerField(label: "User ID", value: "12"),
        TrailerField(label: "App Version", value: "4.0.2 (77)"),
        TrailerField(label: "System", value: "iOS 17.1"),
        TrailerField(label: "Foo Bar", value: "yes"),
        TrailerField(label: "Device", value: "(null)"), TrailerField(label: "Plan", value: ""),
      ])
    #expect(own.device.isEmpty)
    #expect(found.text == "It stops.")
  }

  @Test(
    "without a value give nothing for it",
    arguments: [
      "", "-", "?", "(null)", "null", "nil", "Unknown", "N/A", "undefined", "不明", "알 수 없음",
      "Missing CFBundleShortVersionString",
    ])
  func noValue(value: String) throws {
    let own = try #require(
      Blocks.find("Hi\n\nApp: Hearth\nVersion: \(value)\nOS: iOS 17.1\nDevice: \(value)").own)
    #expect(own.app == AppFacts(name: "Hearth"))
    #expect(own.device.isEmpty)
    #expect(own.os.version == "17.1")
  }

  @Test("are the last one when there are two, whole and never mixed")
  func lastOfTwo() throws {
    let found = Blocks.find(
      """
      Same on both:

      App: Kestrel 4.1.0 (1150)
      OS: iOS 15.8
      Device: iPhone 7

      and this is the new one:

      App: Kestrel 4.3.0
      OS: iOS 17.4.1
      """)
    let own = try #require(found.own)
    #expect(own.app == AppFacts(name: "Kestrel", version: "4.3.0"))
    #expect(own.os == SystemFacts(name: "iOS", version: "17.4.1"))
    #expect(own.device.isEmpty)
    #expect(own.fields.count == 2)
    #expect(found.text == "Same on both:\n\n\nand this is the new one:")
  }

  @Test("in quotes are told apart, and the newest earlier mail counts")
  func quoted() throws {
    let found = Blocks.find(
      """
      Still there.

      > Please try 2.4.1.
      >> It stops.
      >> App: Packrat 2.4.0 (318)
      >> OS: iOS 17.2
      >>> App: Packrat 2.3.0
      >>> OS: iOS 17.1
      """)
    #expect(found.own == nil)
    let quoted = try #require(found.quoted)
    #expect(quoted.app == AppFacts(name: "Packrat", version: "2.4.0", build: "318"))
    #expect(quoted.os.version == "17.2")
    #expect(found.text == "Still there.")
  }

  @Test("leave the person's words where they are")
  func textStays() {
    let text = "Hi,\nit stops.\n\nApp: X 1.2\nOS: iOS 17.2\n\nWhat happened: it closed\nThanks, Bob"
    #expect(
      Blocks.find(text).text == "Hi,\nit stops.\n\n\nWhat happened: it closed\nThanks, Bob")
  }

  @Test("answer behind a prompt on the same line is text")
  func answer() {
    let text = "Please describe your problem: it stops\n\nApp: X 1.2\nOS: iOS 17.2"
    #expect(Blocks.find(text).text == "it stops")
  }

  @Test(
    "say when a value was cut at a line end, and join it",
    arguments: [
      ("OS: iOS Version 17.4 (Build\n21E219)\nApp: X 1.2", true),
      ("App: X 1.2\nOS: iOS Version 17.4 (Build 21E219)", false),
      (
        "App: X 1.2\nOS: iOS Version 17.4 (Build 21E219), region DE/A, carrier Alpen\nfunk-Mobile voice",
        true
      ),
    ])
  func cut(block: String, isCut: Bool) throws {
    let found = Blocks.find("Hi\n\n" + block)
    let own = try #require(found.own)
    #expect(own.isCut == isCut)
    #expect(own.os == SystemFacts(name: "iOS", version: "17.4", build: "21E219"))
    #expect(own.app.version == "1.2")
    #expect(found.text == "Hi")
  }

  @Test("in an attached file are found without rules and prompts")
  func file() throws {
    let text =
      "Pro Upgrade: Yes\n\nApp Version: 3.0.2\nDevice Model: iPhone 13 mini\nSystem Version: iOS 16.6.1\nSystem Locale: English (United States)\n"
    let bytes = Array(text.utf8)
    var finder = TrailerFinder(rules: ExtractionRules())
    let found = finder.trailer(inFile: bytes.span)
    let trailer = try #require(found)
    #expect(trailer.app.version == "3.0.2")
    #expect(trailer.os.version == "16.6.1")
    #expect(trailer.device.name == "iPhone 13 mini")
    #expect(trailer.locale == nil)
    #expect(trailer.fields.count == 5)
  }

  @Test("know configured labels")
  func configured() throws {
    var rules = ExtractionRules()
    rules.labels = ["Fassung": "app-version", "Rechner-Art": "device"]
    let own = try #require(
      Blocks.find("Hi\n\nApp: Hearth\nFassung: 2.1\nRechner-Art: iPhone 12", rules: rules).own)
    #expect(own.app.version == "2.1")
    #expect(own.device.name == "iPhone 12")
  }

  @Test(
    "decide what a version belongs to",
    arguments: [
      ("App: Studio 2024\nVersion: 5.1\nOS: macOS 14.3", "Studio 2024", "5.1", "14.3"),
      ("Version: 5.1\nApp: Studio 2024\nOS: macOS 14.3", "Studio 2024", "5.1", "14.3"),
      ("App: My App 2 3.1\nOS: macOS 14.3", "My App 2", "3.1", "14.3"),
      ("Version: 2.4.0\nOS Version: 14.3\nModel: Mac14,2", nil, "2.4.0", "14.3"),
      ("Platform: macOS\nOS Version: 14.3\nVersion: 2.4.0", nil, "2.4.0", "14.3"),
      ("Release: 14.3\nSystem: macOS\nApp Version: 2.4.0", nil, "2.4.0", "14.3"),
      ("App: Hearth\nOS: macOS 14.3", "Hearth", nil, "14.3"),
    ] as [(String, String?, String?, String?)])
  func versions(block: String, name: String?, version: String?, system: String?) throws {
    let own = try #require(Blocks.find("Hi\n\n" + block).own)
    #expect(own.app.name == name)
    #expect(own.app.version == version)
    #expect(own.os.version == system)
  }

  @Test(
    "take a person's name for the device only as a field",
    arguments: [
      ("Device Name: Leon’s iPhone", nil), ("Device Name: iPhone 13 mini", "iPhone 13 mini"),
      ("Device Name: Annas Telefon", nil),
    ] as [(String, String?)])
  func deviceName(line: String, name: String?) throws {
    let own = try #require(Blocks.find("Hi\n\nApp: X 1.2\nOS: iOS 17.2\n" + line).own)
    #expect(own.device.name == name)
    #expect(own.fields.count == 3)
  }

  @Test(
    "give the locale",
    arguments: [
      ("Locale: de_AT", "de-AT"), ("Language: en\nLocale: en_GB", "en-GB"), ("Region: DE", nil),
      ("Sprache: de", "de"), ("言語：ja_JP", "ja-JP"), ("Language: English (United States)", nil),
    ] as [(String, String?)])
  func locale(lines: String, locale: String?) throws {
    let own = try #require(Blocks.find("Hi\n\nApp: X 1.2\nOS: iOS 17.2\n" + lines).own)
    #expect(own.locale == locale)
  }

  @Test("have at most 200 lines; the rest is text")
  func lineLimit() throws {
    func count(_ lines: Int) throws -> Int {
      let more = (0..<lines).map { "Item \($0): x" }.joined(separator: "\n")
      return try #require(Blocks.find("Hi\n\nApp: X 1.2\nOS: iOS 17.2\n" + more).own).fields.count
    }
    #expect(try count(197) == 199)
    #expect(try count(198) == 200)
    #expect(try count(199) == 200)
  }

  @Test("have labels of at most 200 bytes and values of at most 4 KiB")
  func sizeLimits() throws {
    let label = String(repeating: "a", count: 200)
    let value = String(repeating: "b", count: 4096)
    let start = "Hi\n\n---\nApp: X 1.2\nOS: iOS 17.2\n"
    #expect(try #require(Blocks.find(start + "User ID: " + value).own).fields.last?.value == value)
    #expect(
      try #require(Blocks.find(start + "User ID: " + value + "b").own).fields.last?.value == value)
    let tooLong = try #require(Blocks.find(start + label + "a: 1").own)
    #expect(tooLong.fields.count == 2)
  }
}
