import Bytes
import Foundation
import JSON
import MIME
import Records
import TestSupport
import Testing

@testable import Extraction

@Suite("How a message was understood")
struct MessageExplanationTests {
  /// A message and its explanation.
  struct Explained {
    let bytes: [UInt8]
    let record: MessageRecord
    let explanation: MessageExplanation

    init(_ bytes: [UInt8]) {
      self.bytes = bytes
      var parser = MessageParser()
      var extractor = RecordExtractor(rules: ExtractionRules())
      let message = parser.parse(bytes.span)
      let origin = MessageOrigin(
        path: "mail.eml", offset: 0, bytes: bytes.count, digest: Digest(high: 1, low: 2))
      record = extractor.record(for: message, from: origin, bytes.span, parser: &parser)
      explanation = extractor.explanation(for: message, from: origin, bytes.span, parser: &parser)
    }

    init(_ text: String) { self.init(Array(text.utf8)) }

    /// What stands at a place; nil when it lies outside of what it is counted in.
    func words(at place: BytePlace) -> String? {
      let source =
        place.base == .message
        ? bytes : explanation.texts.first { $0.base == place.base }?.bytes ?? []
      guard place.bytes.upperBound <= source.count else { return nil }
      return String(decoding: source[place.bytes], as: UTF8.self)
    }

    func ground(of fact: ExplainedFact) -> FactGround? {
      explanation.facts.first { $0.fact == fact }
    }

    /// What stands where a fact was read from.
    func words(of fact: ExplainedFact) -> String? {
      ground(of: fact)?.place.flatMap { words(at: $0) }
    }
  }

  static func json(_ record: MessageRecord) -> String {
    var json = JSONWriter(capacity: 4096)
    json.value(record)
    return String(decoding: json.bytes, as: UTF8.self)
  }

  static let mail = """
    From: Maya <maya@example.org>
    To: support@example.com
    Subject: Support: Tidewater 3.1.2
    Date: Mon, 9 Mar 2026 10:00:00 +0100
    X-Mailer: iPhone Mail (21C62)

    It crashes when I rotate the tablet.

    OS: iOS Version 17.2 (Build 21C62)
    App: Tidewater 3.1.2
    Device: iPhone15,2

    Sent from my iPhone

    """

  @Test(
    "a fact stands where its value does",
    arguments: [
      (ExplainedFact.appName, "Tidewater"), (.appVersion, "3.1.2"), (.systemName, "iOS"),
      (.systemVersion, "17.2"), (.systemBuild, "21C62"), (.deviceModel, "iPhone15,2"),
    ])
  func placesFacts(fact: ExplainedFact, words: String) {
    let mail = Explained(Self.mail)
    #expect(mail.words(of: fact) == words)
    #expect(mail.ground(of: fact)?.origin == .block(0))
    #expect(mail.ground(of: fact)?.place?.base == .message)
  }

  @Test("the name of a device comes from the table of devices")
  func namesTable() {
    let ground = Explained(Self.mail).ground(of: .deviceName)
    #expect(ground?.value == "iPhone 14 Pro")
    #expect(ground?.origin == .deviceTable)
    #expect(ground?.place == nil)
  }

  @Test("lines have the roles by which they were left out")
  func keepsRoles() {
    let lines = Explained(Self.mail).explanation.lines.filter { !$0.words.isEmpty }
    #expect(lines.map(\.role) == [.own, .template, .template, .template, .signature])
  }

  @Test("what a better source says already is refused")
  func refusesSources() {
    let explanation = Explained(Self.mail).explanation
    #expect(explanation.subject?.refusal == .outdone)
    #expect(explanation.subject?.app.version == "3.1.2")
    #expect(explanation.mailer?.isUsed == false)
    #expect(explanation.mailer?.os.version == "17.2")
  }

  @Test("a symptom names its words and the line of the lexicon")
  func placesSymptoms() throws {
    let mail = Explained(Self.mail)
    let hit = try #require(mail.explanation.symptoms.first { $0.code?.rawValue == "crash" })
    #expect(hit.words == "crashes")
    #expect(hit.file == "en.lex")
    #expect(hit.place.flatMap { mail.words(at: $0) } == "crashes")
    #expect(hit.cancellation == nil)
  }

  @Test(
    "refused blocks have their reason",
    arguments: [
      ("OS: 17 crashes in a single day, that is not acceptable!\n", .prose),
      ("Product: App Hosting\nVersion: 2\nTotal: 41.65 EUR\n", .commerce),
      (
        "App: Kestrel 4.1\nOS: iOS 15.8\n\nand now:\n\nApp: Kestrel 4.3\nOS: iOS 17.4\n",
        .laterBlock
      ),
      ("App: Kestrel 4.3\nOS: iOS 17.4\n\n> App: Kestrel 4.1\n> OS: iOS 15.8\n", .outdone),
      ("Locale: de_DE\nLanguage: de\n", .noProof),
    ] as [(String, ConsideredBlock.Refusal)])
  func refusesBlocks(text: String, refusal: ConsideredBlock.Refusal) {
    let explanation = Explained("Subject: Hello\n\nHi.\n\n" + text).explanation
    #expect(explanation.blocks.compactMap(\.refusal).contains(refusal))
  }

  @Test(
    "the kind rests on its sign",
    arguments: [
      ("In-Reply-To: <a@example.org>", "<a@example.org>"),
      ("List-Id: <news.example.org>", "<news.example.org>"),
      ("X-Spam-Flag: YES", "YES"), ("Auto-Submitted: auto-replied", "auto-replied"),
    ])
  func groundsKind(field: String, words: String) throws {
    let mail = Explained("From: a@example.org\n\(field)\n\nHello.\n")
    guard case .field(let ground) = mail.explanation.kind else {
      Issue.record("no field")
      return
    }
    #expect(field.hasPrefix(ground.name + ":"))
    #expect(mail.words(at: ground.place) == words)
  }

  @Test("facts are not looked for in what lists send")
  func leavesListsAlone() {
    let explanation = Explained("List-Id: <news.example.org>\n\nApp: Kestrel 4.1\n").explanation
    #expect(!explanation.hasFacts)
    #expect(explanation.facts.isEmpty)
  }

  @Test("a decoded text counts its own bytes, and one with CRLF those of the message")
  func countsBytes() {
    let encoded = Explained(
      "Content-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: quoted-printable\n\n"
        + "Gr=C3=BC=C3=9Fe\n\nApp: Kestrel 4.1 (77)\n")
    #expect(encoded.ground(of: .appBuild)?.place == BytePlace(.text, 27..<29))
    #expect(encoded.words(of: .appBuild) == "77")
    let ended = Explained("Subject: x\r\n\r\nHello.\r\n\r\nApp: Kestrel 4.1 (77)\r\n")
    #expect(ended.ground(of: .appBuild)?.place == BytePlace(.message, 42..<44))
    #expect(ended.words(of: .appBuild) == "77")
  }

  // MARK: Every mail

  static let mails: [String] = {
    var paths: [String] = []
    for folder in ["mail", "inbox"] {
      let root = Fixtures.path(folder)
      for name in FileManager.default.enumerator(atPath: root) ?? .init() {
        guard let name = name as? String else { continue }
        if name.hasSuffix(".eml") || name.hasPrefix("cur/") || name.hasPrefix("new/") {
          paths.append(root + "/" + name)
        }
      }
    }
    return paths.sorted()
  }()

  @Test("has the record of extraction, and places that hold what is claimed, for every fixture")
  func agrees() throws {
    #expect(Self.mails.count > 690)
    var exact = 0
    var coarse = 0
    for path in Self.mails {
      let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
      let mail = Explained([UInt8](bytes))
      #expect(Self.json(mail.explanation.record) == Self.json(mail.record), "\(path)")
      for ground in mail.explanation.facts {
        #expect(ground.fact.value(in: mail.record) == ground.value, "\(path)")
        guard let place = ground.place else { continue }
        guard let words = mail.words(at: place) else {
          Issue.record("\(path): \(ground.fact) lies outside")
          continue
        }
        if place.isExact {
          exact += 1
          let line = CleanLine(words)
          let shown = line.string(line.all)
          // Whether blanks came as `+` only the whole line tells.
          let unplussed = shown.contains(" ") ? shown : shown.replacing("+", with: " ")
          #expect(shown == ground.value || unplussed == ground.value, "\(path)")
        } else {
          coarse += 1
        }
      }
      for line in mail.explanation.lines {
        #expect(mail.words(at: line.place) == line.words, "\(path)")
      }
      for block in mail.explanation.blocks where !block.lines.isEmpty {
        for line in block.lines where line.place.base != .crash(0) {
          let words = Self.bytes(of: line.place, in: mail)
          #expect(words.map { $0.contains(line.words) } ?? false, "\(path): \(line)")
        }
      }
      for hit in mail.explanation.symptoms where hit.place?.isExact == true {
        // Words that go over a line end have quote marks or line ends of another kind between them.
        guard !hit.words.contains("\n"), let place = hit.place else { continue }
        #expect(mail.words(at: place) == hit.words, "\(path)")
      }
    }
    #expect(exact > 1000)
    #expect(coarse * 20 < exact)
  }

  /// The texts that a place may be counted in: an attachment is read more than once.
  private static func bytes(of place: BytePlace, in mail: Explained) -> [String]? {
    if place.base == .message { return mail.words(at: place).map { [$0] } }
    let found = mail.explanation.texts.filter {
      $0.base == place.base && place.bytes.upperBound <= $0.bytes.count
    }
    return found.isEmpty
      ? nil : found.map { String(decoding: $0.bytes[place.bytes], as: UTF8.self) }
  }
}
