import Testing

@testable import Extraction

@Suite("Builds in brackets")
struct BuildTokenTests {
  @Test(
    "are numbers, hashes, or stand behind a build word",
    arguments: [
      ("456", "456"), ("Build 456", "456"), ("Build: 44 - App Store", "44"), ("#456", "456"),
      ("сборка 77", "77"), ("ビルド77", "77"), ("build 1.2.3", "1.2.3"), ("a1b2c3d", "a1b2c3d"),
      ("Build", nil), ("shiba", nil), ("2nd generation", nil), ("3rd", nil), ("5G", nil),
      ("1.2.3", nil), ("iPhone15,2", nil), ("TestFlight", nil), ("456 pages", nil), ("", nil),
    ] as [(String, String?)])
  func reads(text: String, build: String?) {
    let line = CleanLine(text)
    let token = BuildToken(line.bytes.span, in: line.all, tables: .builtIn)
    #expect(token.map { line.string($0.range) } == build)
  }
}
