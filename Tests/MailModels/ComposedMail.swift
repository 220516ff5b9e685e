import SupportMail

/// A support mail of an invented app, as somebody sends it by some mail program.
package struct ComposedMail {
  /// What was told from, the same on every machine.
  package let seed: Int
  /// The facts that were put in.
  let context: SupportContext
  /// The language of heading and labels, BCP 47.
  package let language: String
  /// What the person wrote, as the record has to give it.
  package let text: String
  /// The whole mail as it arrives.
  package let mail: String

  private static let words = [
    "The map stays empty.", "It closes.\nEach time:\n- when I tap on Share", "地图是空的。",
    "Die Karte bleibt leer,\nseit gestern.", "الخريطة فارغة", "",
  ]

  /// The mail of that number by that program.
  package init(seed: Int, by path: MailPath) {
    var numbers = SeededNumbers(seed: seed)
    context = RandomContext.context(&numbers)
    let words = numbers.pick(Self.words)
    let language = numbers.pick(SupportLanguage.all)
    self.language = language.code
    var message = SupportMessage(to: "support@example.com", about: context, language: language)
    message.text = words
    text = path.text(of: words)
    mail = path.mail(subject: message.subject, body: message.body, words: words)
    self.seed = seed
  }
}
