import Foundation
import Linguistics
import Records
import TestSupport
import Testing

/// What the rules of labelling say of sentences that only look like complaints.
@Suite("Rules of what is a complaint")
struct SymptomRulesTests {
  private static func codes(of text: String, _ language: String) -> String {
    var analyzer = TextAnalyzer()
    let bytes = [UInt8](text.utf8)
    return analyzer.symptoms(of: bytes.span, subject: nil, language: language)
      .map(\.rawValue).joined(separator: ",")
  }

  private static func cancellations(of text: String, _ language: String) -> Set<String> {
    var analyzer = TextAnalyzer()
    let bytes = [UInt8](text.utf8)
    let found = analyzer.explanations(of: bytes.span, subject: nil, language: language)
    return Set(found.compactMap(\.cancellation))
  }

  @Test(
    "a sentence in any language that tells of no fault of the app has no code",
    arguments: [
      "resolved", "feared", "hypothetical", "chasing", "other-app", "negated", "attempt", "sense",
      "thanks",
    ])
  func noComplaint(rule: String) throws {
    let file = URL(fileURLWithPath: Fixtures.path("symptoms/no-complaint.tsv"))
    let rows = String(decoding: try Data(contentsOf: file), as: UTF8.self)
      .split(separator: "\n").dropFirst().map { $0.split(separator: "\t").map(String.init) }
      .filter { $0.first == rule }
    #expect(Set(rows.map { $0[1] }).count == 16)
    for row in rows { #expect(Self.codes(of: row[2], row[1]) == "", "\(row[1]): \(row[2])") }
  }

  @Test(
    "what chases an answer, compares, hopes or tells of attempts doesn't hide what fails",
    arguments: [
      ("No answer yet! The app crashes every day.", "en", "crash"),
      ("Noch keine Antwort. Die App stürzt weiter ab.", "de", "crash"),
      ("Toujours pas de réponse. L'appli plante toujours.", "fr", "crash"),
      ("Sin respuesta. La aplicación se cierra sola.", "es", "crash"),
      ("I reinstalled it and it still crashes.", "en", "crash"),
      ("Reinstallata, ma crasha ancora.", "it", "crash"),
      ("If I open the calendar it crashes.", "en", "crash"),
      ("Wenn ich den Kalender öffne, stürzt sie ab.", "de", "crash"),
      ("Если открыть календарь, приложение вылетает.", "ru", "crash"),
      ("カレンダーを開いたら落ちます", "ja", "crash"), ("再起動しても落ちます", "ja", "crash"),
      ("重装了还是闪退", "zh-Hans", "crash"), ("다시 깔아도 튕겨요", "ko", "crash"),
      ("The bug is back: it crashes again.", "en", "crash"),
      ("Still waiting for my refund", "en", "refund"),
    ])
  func complaint(text: String, language: String, code: String) {
    #expect(Self.codes(of: text, language).split(separator: ",").contains(Substring(code)))
  }

  @Test(
    "a question without a question word is told by its mark, a rhetorical one isn't",
    arguments: [
      ("Worden mijn gegevens ook op de server bewaard?", "nl", true),
      ("O leitor aceita também livros antigos?", "pt", true),
      ("Hello?", "en", false), ("What the hell is this rubbish?", "en", false),
      ("Have you read my message yet?", "en", false),
    ])
  func openQuestion(text: String, language: String, asks: Bool) {
    #expect(Self.codes(of: text, language).split(separator: ",").contains("question") == asks)
  }

  @Test(
    "praise in the form of a question is praise, praise of what is wished is a wish",
    arguments: [
      ("What a lovely app this is!", "en", "praise"), ("Wat een fijne app!", "nl", "praise"),
      ("Vilken fin app!", "sv", "praise"), ("Che bella app!", "it", "praise"),
      ("A dark mode would be so great", "en", "feature-request"),
      ("Een donkere modus zou geweldig zijn", "nl", "feature-request"),
      ("Das wäre klasse, ein dunkler Modus", "de", "feature-request"),
      ("I love it, please add a dark mode", "en", "feature-request,praise"),
    ])
  func praise(text: String, language: String, codes: String) {
    #expect(Self.codes(of: text, language) == codes)
  }

  @Test(
    "a letter with a diacritic is another letter; one that was left out is not",
    arguments: [
      // "montre" is a watch, "montré" has shown.
      ("La montre ne marche pas", "fr", true), ("J'ai montré ça, ça ne marche pas", "fr", false),
    ])
  func diacritics(text: String, language: String, isWatch: Bool) {
    #expect(Self.codes(of: text, language).contains("pairing") == isWatch)
  }

  @Test("accents that the person left out don't matter")
  func withoutAccents() {
    #expect(Self.codes(of: "la aplicacion no abre despues de la actualizacion", "es") == "launch")
    #expect(
      Self.codes(of: "nao consigo fazer login", "pt")
        == Self.codes(
          of: "não consigo fazer login", "pt"))
  }

  @Test(
    "what was told before is taken back when it was a fault, not when it worked",
    arguments: [
      ("It used to log me out every night, but not since 5.2", "en", ""),
      ("Früher hat sie mich jede Nacht abgemeldet, seit 5.2 aber nicht mehr", "de", ""),
      ("Antes se cerraba sola, pero desde la 5.2 ya no", "es", ""),
      ("It worked fine, but not since 5.2. It crashes.", "en", "crash"),
      ("The app crashes and did not stop since the update", "en", "crash"),
    ])
  func reversal(text: String, language: String, codes: String) {
    #expect(Self.codes(of: text, language) == codes)
  }

  @Test("a denied fault is no hint that something else fails")
  func spentNegation() {
    #expect(Self.codes(of: "The sync isn't slow", "en") == "")
    #expect(Self.codes(of: "The sync isn't working", "en") == "sync")
  }

  @Test("a topic alone is a complaint in a short mail only")
  func bareTopic() {
    #expect(Self.codes(of: "bluetooth!!", "en") == "pairing")
    #expect(Self.codes(of: "Kamera nach Update", "de").contains("camera"))
    let story =
      "Yesterday my class and I sat in the garden, drew a camera on a large sheet of paper "
      + "and talked about the light of the sun."
    #expect(Self.codes(of: story, "en") == "")
  }

  @Test(
    "an explanation names what cancelled a hit",
    arguments: [
      ("Any news on my mail about the login?", "en", "about an answer that is waited for"),
      ("Spotify crashes, yours never does", "en", "about another app"),
      ("If the login fails again I'll write to you", "en", "hypothetical"),
      ("The login is fixed now", "en", "said to be resolved"),
      ("I turned off the bluetooth", "en", "an attempt to mend it"),
    ])
  func explanation(text: String, language: String, reason: String) {
    #expect(Self.cancellations(of: text, language).contains(reason))
  }
}
