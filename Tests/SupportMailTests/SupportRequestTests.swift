import SupportMail
import Testing

@Suite("mailto links, RFC 6068")
struct SupportRequestTests {
  @Test("everything that could be misread is percent-encoded")
  func link() {
    let request = SupportRequest(
      to: "help+ios@example.com",
      context: SupportContext(
        app: .init(name: "Salt & Pepper+", version: "1.0"),
        system: .init(name: "iOS", version: "17.2")))
    #expect(
      request.mailtoLink
        == "mailto:help%2Bios@example.com?subject=Support%3A%20Salt%20%26%20Pepper%2B%201.0"
        + "&body=%0D%0A%0D%0A%0D%0AOS%3A%20iOS%2017.2%0D%0AApp%3A%20Salt%20%26%20Pepper%2B%201.0%0D%0A"
    )
  }

  @Test("letters outside ASCII are their UTF-8 bytes")
  func unicode() {
    let request = SupportRequest(
      to: "a@example.com", context: SupportContext(app: .init(name: "é小")))
    #expect(
      request.mailtoLink
        == "mailto:a@example.com?subject=Support%3A%20%C3%A9%E5%B0%8F"
        + "&body=%0D%0A%0D%0A%0D%0AApp%3A%20%C3%A9%E5%B0%8F%0D%0A")
  }
}
