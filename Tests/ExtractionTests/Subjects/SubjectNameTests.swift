import Records
import Testing

@testable import Extraction

@Suite("Requests in a subject are no app names")
struct SubjectNameTests {
  @Test(
    "a request for help names nothing",
    arguments: [
      "Bitte um Hilfe", "Please help", "I need help", "Need support", "Request for help",
      "Besoin d'aide", "Demande d'aide", "Necesito ayuda", "Ho bisogno di aiuto",
      "Preciso de ajuda",
      "Нужна помощь", "Help with problem", "Hilfe",
    ])
  func requests(subject: String) {
    let facts = SubjectFacts(subject, rules: ExtractionRules())
    #expect(facts.app.name == nil)
  }
}
