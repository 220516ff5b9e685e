import Assets
import Records
import SupportMail
import Testing

@testable import Extraction

@Suite("The words of the library SupportMail are known")
struct ComposedWordingTests {
  @Test("each label as that of its fact", arguments: SupportLanguage.all)
  func labels(language: SupportLanguage) throws {
    let context = SupportContext(
      app: .init(name: "Tidewater", build: "318", bundleID: "com.example.tidewater"),
      system: .init(name: "iOS", version: "17.2"), device: .init(model: "iPhone15,2"),
      locale: "de-DE")
    var facts = facts(of: context, language)
    #expect(facts == [.app, .build, .bundleID, .os, .device, .locale])
    facts = self.facts(of: .init(app: .init(name: "Tidewater", version: "3.1.2")), language)
    #expect(facts == [.app, .appVersion])
  }

  @Test("the word of the subject as one before an app", arguments: SupportLanguage.all)
  func subject(language: SupportLanguage) {
    let message = SupportMessage(
      to: "support@example.com",
      about: .init(app: .init(name: "Tidewater", version: "3.1.2")), language: language)
    let facts = SubjectFacts(message.subject, rules: ExtractionRules())
    #expect(facts.app.name == "Tidewater")
    #expect(facts.app.version == "3.1.2")
    #expect(facts.isPrefilled)
  }

  private func facts(
    of context: SupportContext, _ language: SupportLanguage
  ) -> [LabelTable.Fact?] {
    let message = SupportMessage(to: "", about: context, language: language)
    return message.body.split(separator: "\n").filter { !$0.hasPrefix("---") }.map { line in
      let label = Array(line.prefix { $0 != ":" }.utf8)
      return LabelTable().entry(for: label.span)?.fact
    }
  }
}
