import SupportMail
import Testing

@Suite("mailto links, RFC 6068")
struct MailtoLinkTests {
  private static func message(_ name: String, to recipient: String = "a@example.com")
    -> SupportMessage
  {
    SupportMessage(to: recipient, about: .init(app: .init(name: name)))
  }

  @Test(
    "everything that could be misread is percent-encoded",
    arguments: [
      (
        message("Salt & Pepper+", to: "help+ios@example.com"),
        "mailto:help%2Bios@example.com?subject=Support%3A%20Salt%20%26%20Pepper%2B"
          + "&body=%0D%0A%0D%0A%0D%0A---%20Technical%20Information%20---%0D%0A"
          + "App%3A%20Salt%20%26%20Pepper%2B%0D%0A---%20SupportMail%201%20---%0D%0A"
      ),
      (
        message("é小", to: ""),
        "mailto:?subject=Support%3A%20%C3%A9%E5%B0%8F"
          + "&body=%0D%0A%0D%0A%0D%0A---%20Technical%20Information%20---%0D%0A"
          + "App%3A%20%C3%A9%E5%B0%8F%0D%0A---%20SupportMail%201%20---%0D%0A"
      ),
    ])
  func link(message: SupportMessage, link: String) {
    #expect(message.mailtoLink == link)
  }

  @Test("a link that is too long loses the last facts, never the app, the text or the mark")
  func limit() {
    var message = Self.message("Tidewater")
    message.context.locale = "de-DE"
    message.context.fields = [.init("Log", String(repeating: "x", count: 3000))]
    #expect(message.mailtoLink.utf8.count < 400)
    #expect(message.mailtoLink.contains("Locale%3A%20de-DE"))
    #expect(!message.mailtoLink.contains("Log"))
    #expect(message.mailtoLink(limit: 10_000).contains("Log%3A%20xxx"))
    let shortest = message.mailtoLink(limit: 0)
    #expect(shortest.contains("App%3A%20Tidewater%0D%0A---%20SupportMail%201%20---"))
    #expect(!shortest.contains("Locale"))
  }
}
