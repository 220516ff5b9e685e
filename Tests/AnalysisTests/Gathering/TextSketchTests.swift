import Testing

@testable import Analysis

@Suite("Texts that say the same")
struct TextSketchTests {
  @Test(
    "near copies",
    arguments: [
      (
        "Since yesterday's update the app closes as soon as the white screen appears, please help me to get my notes back",
        "since yesterdays update the app closes as soon as the white screen appears!! Please help me to get my notes back"
      ),
      (
        "I paid twice for order 4711 on the second of May and want one of both payments back",
        "I paid twice for order 9925 on the second of May and want one of both payments back"
      ),
      ("The app crashes every day", "The app crashes  every day!"),
      (
        "昨日のアップデートからアプリを開くとすぐに落ちてしまいます。助けてください。",
        "昨日のアップデートからアプリを開くとすぐに落ちてしまいます！助けてください"
      ),
    ])
  func near(first: String, second: String) {
    #expect(TextSketch(first).isNear(TextSketch(second)))
  }

  @Test(
    "different texts",
    arguments: [
      ("The app crashes every day", "The app crashes every night"),
      ("", ""), ("too short", "too short"),
      (
        "Since yesterday's update the app closes as soon as the white screen appears, please help",
        "Where do I find the button that exports all of my notes as one document for printing?"
      ),
      (
        "昨日のアップデートからアプリを開くとすぐに落ちてしまいます。助けてください。",
        "印刷するためにすべてのメモを一つの文書として書き出すボタンはどこにありますか"
      ),
    ])
  func different(first: String, second: String) {
    #expect(!TextSketch(first).isNear(TextSketch(second)))
  }

  @Test("the share of agreeing values follows the share of common shingles")
  func likeness() {
    // 40 words of which the last half differs: 18 of 38 + 20 shingles are common, 0.31.
    let words = (0..<40).map {
      "word\(Character(Unicode.Scalar(97 + UInt8($0 % 26))))\($0 < 26 ? "x" : "y")"
    }
    let other = words.prefix(20) + words.suffix(20).map { $0 + "q" }
    #expect(
      !TextSketch(words.joined(separator: " ")).isNear(TextSketch(other.joined(separator: " "))))
    let almost = words.prefix(38) + ["end", "stop"]
    #expect(
      TextSketch(words.joined(separator: " ")).isNear(TextSketch(almost.joined(separator: " "))))
  }
}
