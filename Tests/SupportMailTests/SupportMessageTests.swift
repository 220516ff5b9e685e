import SupportMail
import Testing

@Suite("Support mails")
struct SupportMessageTests {
  private func message(_ name: String, version: String? = "3.1.2") -> SupportMessage {
    SupportMessage(
      to: "support@example.com", about: .init(app: .init(name: name, version: version)))
  }

  @Test(
    "the subject is one line",
    arguments: [
      ("Tidewater", "3.1.2", "Support: Tidewater 3.1.2"), ("Tidewater", nil, "Support: Tidewater"),
      ("Tide\nwater\u{200B} ", " ", "Support: Tide water"),
    ])
  func subject(name: String, version: String?, subject: String) {
    #expect(message(name, version: version).subject == subject)
  }

  @Test(
    "the language is that of the locale, unless one is given",
    arguments: [
      ("de_AT", "Support: A", "Gerät: iPhone15,2"), ("zh-TW", "支援: A", "裝置: iPhone15,2"),
      ("zh_Hans_HK", "支持: A", "设备: iPhone15,2"), ("ja", "サポート: A", "デバイス: iPhone15,2"),
      ("he-IL", "תמיכה: A", "מכשיר: iPhone15,2"), ("iw_IL", "תמיכה: A", "מכשיר: iPhone15,2"),
      ("tlh", "Support: A", "Device: iPhone15,2"),
    ])
  func languages(locale: String, subject: String, line: String) {
    let context = SupportContext(
      app: .init(name: "A"), device: .init(model: "iPhone15,2"), locale: locale)
    let message = SupportMessage(to: "support@example.com", about: context)
    #expect(message.subject == subject)
    #expect(message.body.contains("\n\(line)\n"))
    let english = SupportMessage(
      to: "support@example.com", about: context, language: .english)
    #expect(english.body.contains("\nDevice: iPhone15,2\n"))
  }

  @Test("what the person is to go on with stands above the facts")
  func text() {
    var message = message("A")
    message.text = "Steps:\r\n1."
    #expect(message.body.hasPrefix("Steps:\n1.\n\n\n--- Technical Information ---\nApp: A\n"))
  }
}
