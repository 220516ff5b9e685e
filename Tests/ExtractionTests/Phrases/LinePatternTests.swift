import Testing

@testable import Extraction

@Suite("Patterns of lines")
struct LinePatternTests {
  @Test(
    "the words in the gap are found",
    arguments: [
      ("Sent from my …", "sent from my iphone", 13..<19),
      ("… ile gönderildi", "iphone ile gonderildi", 0..<6),
      ("从我的…发送", "从我的iphone发送", 9..<15),
      ("Mobil gesendet", "mobil gesendet", 14..<14),
      ("Sent from my …", "sent from my ", nil),
      ("Sent from my …", "i sent from my iphone", nil),
      ("从我的…发送", "从我的iphone", nil),
      ("Mobil gesendet", "mobil gesendet!", nil),
    ] as [(String, String, Range<Int>?)])
  func matches(pattern: String, line: String, gap: Range<Int>?) {
    let bytes = [UInt8](line.utf8)
    let pattern = LinePattern([UInt8](pattern.utf8), gap: .anything)
    #expect(pattern.match(in: bytes.span, 0..<bytes.count) == gap)
  }
}
