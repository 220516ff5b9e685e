import SupportMail
import Testing

@Suite("The block of facts and the subject")
struct SupportContextTests {
  @Test("every fact has its line")
  func full() {
    let context = SupportContext(
      app: .init(name: "Tidewater", version: "3.1.2", build: "318"),
      system: .init(name: "iOS", version: "17.2", build: "21C62"), device: "iPhone15,2",
      locale: "de-DE")
    #expect(
      context.block
        == "OS: iOS 17.2 (21C62)\nApp: Tidewater 3.1.2 (318)\nDevice: iPhone15,2\nLocale: de-DE\n")
    #expect(context.subject == "Support: Tidewater 3.1.2")
  }

  @Test("what is unknown is left out")
  func sparse() {
    let context = SupportContext(app: .init(name: "Tidewater"))
    #expect(context.block == "App: Tidewater\n")
    #expect(context.subject == "Support: Tidewater")
  }

  @Test(
    "a fact stays on one line and ends in no blank",
    arguments: [
      ("Two\nLines", "App: Two Lines\n"), ("Tab\tApp ", "App: Tab App\n"),
      ("\u{2028}Wide\u{00A0}Blank", "App: Wide Blank\n"), ("小账本", "App: 小账本\n"),
      ("Bell\u{7}", "App: Bell\n"),
    ])
  func clean(name: String, block: String) {
    #expect(SupportContext(app: .init(name: name)).block == block)
  }
}
