import Testing

@testable import Extraction

@Suite("Signs of an attribution line")
struct AttributionSignsTests {
  private func signs(_ text: String) -> AttributionSigns {
    let bytes = [UInt8](text.utf8)
    return AttributionSigns(bytes.span, 0..<bytes.count)
  }

  @Test(
    "dates in the forms of many countries",
    arguments: [
      ("4 mar 2025", true), ("4.3.2025", true), ("2025-03-04", true), ("04/03/25", true),
      ("04. 03. 25", true), ("2025年3月4日", true), ("2025. 3. 4.", true), ("4 мар. 2025 г.", true),
      ("13 อ. 2568", true), ("14 اسفند 1403", true), ("version 3.4.1", false), ("17.2.1", false),
      ("2025", false), ("192.168.10.20", false), ("iphone15,2", false), ("no date", false),
    ])
  func findsDates(text: String, hasDate: Bool) { #expect(signs(text).hasDate == hasDate) }

  @Test(
    "times of day",
    arguments: [
      ("9:12", true), ("09:12:33 am", true), ("klo 9.12", true), ("9h12", true), ("9时12分", true),
      ("오전 9시 12분", true), ("9:60", false), ("26:00", false), ("4.3.2025", false), ("9: 1", false),
      ("1:234", false),
    ])
  func findsTimes(text: String, hasTime: Bool) { #expect(signs(text).hasTime == hasTime) }

  @Test(
    "addresses, bare and in brackets",
    arguments: [
      ("anna <a@example.com>", true, true), ("a@example.com", true, false),
      ("anna (a@example.com)", true, true), ("anna [mailto:a@example.com]", true, true),
      ("@anna", false, false), ("price @ 3", false, false), ("anna <>", false, false),
      ("(see) a@example.com", true, false),
    ])
  func findsAddresses(text: String, has: Bool, isBracketed: Bool) {
    #expect(signs(text).hasAddress == has)
    #expect(signs(text).hasBracketedAddress == isBracketed)
  }

  @Test("a bracket that was opened on the line above")
  func findsTornBrackets() {
    #expect(signs("a@example.com> wrote").isUnbalanced)
    #expect(!signs("<a@example.com> wrote").isUnbalanced)
  }
}
