import Testing

@testable import Extraction

@Suite("Lines in the form for matching")
struct CleanLineTests {
  @Test(
    "have plain blanks and ASCII, and nothing that can't be seen",
    arguments: [
      ("OS: iOS 17.2", "OS: iOS 17.2"), ("OS:\u{A0}iOS\u{2009}17.2", "OS: iOS 17.2"),
      ("ＯＳ：iOS　17.2", "OS:iOS 17.2"), ("版本17.2（版号21C62）", "版本17.2(版号21C62)"),
      ("\u{FEFF}OS\u{200B}: \u{200E}iOS\u{AD} 17", "OS: iOS 17"),
      ("Version: Optional(\"1.2.3\")", "Version: 1.2.3"), ("Build: Optional(33) x", "Build: 33 x"),
      ("Name: Optional(Optional(\"A\"))", "Name: A"), ("MyOptional(1)", "MyOptional(1)"),
      ("App: Fernweh.example<http://fernweh.example/> 6.3", "App: Fernweh.example 6.3"),
      ("a < b > c", "a < b > c"), ("Mail: <mailto:x>", "Mail: <mailto:x>"),
      ("OS:+iOS+17.2", "OS: iOS 17.2"), ("Draw+ 2.0", "Draw+ 2.0"), ("1.2.3+456", "1.2.3+456"),
      ("App:\u{A0}Draw+++", "App: Draw+++"),
      ("iOS 17.2、iPhone", "iOS 17.2,iPhone"),
    ])
  func cleans(text: String, form: String) {
    #expect(String(decoding: CleanLine(text).bytes, as: UTF8.self) == form)
  }

  @Test(
    "give back what was sent",
    arguments: [
      ("版本17.2（版号21C62）", "版本17.2（版号21C62）"), ("a\u{A0}b\u{200B}c", "a bc"),
      ("OS:+iOS+17.2", "OS: iOS 17.2"), ("N.example<http://n.example/> 6", "N.example 6"),
      ("👩‍👩‍👧 App", "👩‍👩‍👧 App"),
    ])
  func gives(text: String, sent: String) {
    let line = CleanLine(text)
    #expect(line.string(line.all) == sent)
  }

  @Test("know where their bytes came from")
  func origins() {
    let line = CleanLine("\u{FEFF}a\u{A0}b")
    #expect(line.origin(0) == 3)
    #expect(line.origin(1) == 4)
    #expect(line.origin(2) == 6)
    #expect(line.origin(3) == 7)
  }
}
