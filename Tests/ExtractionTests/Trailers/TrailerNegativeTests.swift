import Testing

@testable import Extraction

@Suite("What looks like a block and is none")
struct TrailerNegativeTests {
  @Test(
    "stays text",
    arguments: [
      "OS: 17 crashes in a single day, that is not acceptable!",
      "App: closes by itself. Version: the newest one I guess. Device: is fine otherwise.",
      "App: it never opens", "Version: no idea", "Device: my old one", "My phone: it gets hot",
      "Build: I tried to build a house", "Name: Anna Berg", "Model: the blue one",
      "System: broken again!", "Language: the menu is in French", "Windows: they are open",
      "Android: never again!", "Device: see picture", "Build: failed", "Release: me!",
      "System: down since 10.30", "Version: Standard", "Platform: 9", "Version: die neueste",
      "Die App: super. Die Version: alt.", "Gerät: mein altes Handy", "Appareil : le mien",
      "版本：最新的", "バージョン：最新です", "Версия: последняя",
      "App crashes on startup since version 3.4", "App closes itself after 3.4",
      "I have an iPhone 13.", "My iPhone 13 with iOS 17.2 does not open the app.",
      "I wrote about the app on my iPhone 13 with iOS 17 and never got an answer.",
      "I use an iPad Air, iOS 17, and it is slow.", "It happens on iPhone 15, iPad Air and Mac.",
      "Since version 3.2 nothing works.", "After the update to 3.2.1 the app is slow.",
      "I updated to iOS 17.2 and now it crashes.", "We met on 12.05.2024 at 10:30.",
      "Call me at +49 170 1234567.", "My IP is 192.168.0.1", "Ratio: 3.5", "Price: 4.99",
      "Score: 2.0", "Chapter: 3.1", "Time: 17.2", "See https://example.com/app?version=1.2&os=ios",
      "Error: 404", "Error code: -1009", "Question: does version 4 support widgets?",
      "Problem: app crashes", "Note: my device is fine", "PS: the old version was better",
      "Steps: open the app, tap the plus", "1. open the app\n2. tap plus\n3. see crash",
      "Expected: it opens\nActual: it closes", "Weight: 72.5\nHeight: 1.80",
      "Lap 3.2, Lap 4.1, Lap 5.0", "I ran 5.2, 7.1 and 10.0 km.",
      "Level 3.2 is too hard, please help",
      "Anna Berg\nMain Street 12\n10115 Berlin",
      "Best regards,\nAnna Berg\nPhone: +49 30 1234\nMobile: +49 170 1234",
      "Anna Berg | Sales Manager | Example Ltd | +44 20 1234",
      "Plan: Family\nPrice: 12.99", "Flight: LH 430\nSeat: 12A\nTerminal: 2\nPlatform: 9",
      "Model: T-shirt\nSize: M\nColor: red", "Name: Anna\nAge: 12\nCity: Berlin",
      "Name: Anna Berg\nEmail: anna@example.org\nPhone: 0301234567\nMessage: it fails since 3.2",
      "Datum: 12.05.2024\nUhrzeit: 10:30\nOrt: Berlin", "Home: 2\nAway: 1",
      "Program: Evening concert\nStart: 19:30\nPlatform: open air",
      "Hi,\n\nSystem: I love it.\nApp: love it too.\n\nBye",
      "BEGIN:VCARD\nVERSION:3.0\nN:Nagy;Ida\nTEL:5550100\nEND:VCARD",
      "version: \"3.8\"\nservices:\n  web:\n    image: web:2.1",
      "Application: job as a cook\nName: Anna Berg\nRelease: yesterday",
    ])
  func stays(text: String) {
    let found = Blocks.find(text)
    #expect(found.own == nil)
    #expect(found.text == text)
  }

  @Test(
    "of an invoice or an order stays text",
    arguments: [
      "Invoice 2024-1187\n\nProduct: App Hosting\nPeriod: 2024.03\nVersion: Standard\nServer OS: included\nTotal: 41.65 EUR",
      "Product: Widget Pro\nVersion: 2.1\nPrice: 99 EUR",
      "Order number: 4411\nItem: Cable\nVersion: 2.0\nPrice: 9.99",
      "Rechnung\n\nProdukt: Kabel\nVersion: 2.0\nBetrag: 9,99 EUR",
      "Product: Shoes\nModel: Runner 2.0\nSize: 42\nPrice: 80 EUR",
      "Hours: 3\nRate: 12.50\nTotal: 37.50",
    ])
  func commerce(text: String) {
    let found = Blocks.find(text)
    #expect(found.own == nil)
    #expect(found.text == text)
  }
}
