import Bytes
import Foundation
import MIME
import Records
import SupportMail
import Testing

@testable import Extraction

@Suite("What the library SupportMail composes is read back")
struct ComposedMailTests {
  /// Contexts for each run; `TRIAGE_COMPOSED_MAILS` asks for more.
  static let count =
    ProcessInfo.processInfo.environment["TRIAGE_COMPOSED_MAILS"].flatMap { Int($0) } ?? 12

  private static let words = [
    "The map stays empty.", "It closes.\nEach time:\n- when I tap on Share", "地图是空的。",
    "Die Karte bleibt leer,\nseit gestern.", "الخريطة فارغة", "",
  ]

  @Test(
    "whatever the app is called, in all languages, by any mail program",
    arguments: MailPath.allCases)
  func readsBack(path: MailPath) throws {
    var parser = MessageParser()
    var extractor = RecordExtractor(rules: ExtractionRules())
    for seed in 0..<Self.count {
      var numbers = SeededNumbers(seed: seed)
      let context = RandomContext.context(&numbers)
      let words = numbers.pick(Self.words)
      var message = SupportMessage(
        to: "support@example.com", about: context, language: numbers.pick(SupportLanguage.all))
      message.text = words
      let mail = path.mail(subject: message.subject, body: message.body, words: words)
      let bytes = [UInt8](mail.utf8)
      let parsed = parser.parse(bytes.span)
      let origin = MessageOrigin(
        path: "mail.eml", offset: 0, bytes: bytes.count, digest: Digest(high: 1, low: 2))
      let record = extractor.record(for: parsed, from: origin, bytes.span, parser: &parser)
      let difference = Self.difference(record, context, text: path.text(of: words))
      #expect(difference.isEmpty, "seed \(seed), \(message.language.code): \(difference)\n\(mail)")
      if !difference.isEmpty { break }
    }
  }

  private static func difference(
    _ record: MessageRecord, _ context: SupportContext, text: String
  ) -> [String] {
    var found: [String] = []
    func compare(_ what: String, _ read: String?, _ known: String?) {
      let same = (read ?? "\u{0}").utf8.elementsEqual((known ?? "\u{0}").utf8)
      if !same { found.append("\(what): \(read ?? "null"), not \(known ?? "null")") }
    }
    compare("app", record.app.name, context.app.name)
    compare("version", record.app.version, context.app.version)
    compare("build", record.app.build, context.app.build)
    compare("bundle", record.app.bundleID, context.app.bundleID)
    compare("system", record.os.name, context.system?.name)
    compare("system version", record.os.version, context.system?.version)
    compare("system build", record.os.build, context.system?.build)
    compare("model", record.device.model, context.device?.model)
    // A model that is known has its name from the table.
    if context.device?.name != nil || context.device == nil {
      compare("device", record.device.name, context.device?.name)
    }
    compare("locale", record.locale, context.locale)
    let fields = record.fields.suffix(context.fields.count)
    for (read, known) in zip(fields, context.fields) {
      compare("label", read.label, known.label)
      compare("field", read.value, known.value)
    }
    compare("text", record.text, text)
    return found
  }
}
