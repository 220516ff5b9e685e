import Testing

@testable import Extraction

@Suite("Versions where they stand")
struct VersionTokenTests {
  @Test(
    "are read without their mark",
    arguments: [
      ("1.2.3", "1.2.3", nil), ("12", "12", nil), ("2024.1", "2024.1", nil),
      ("1.2.3.456", "1.2.3.456", nil), ("1.2.3-beta.2", "1.2.3-beta.2", nil),
      ("10.0-rc.1", "10.0-rc.1", nil), ("v1.2", "1.2", nil), ("V1.2", "1.2", nil),
      ("ver2.0", "2.0", nil), ("ver. 2.0", "2.0", nil), ("Version 2.0", "2.0", nil),
      ("1.2.3+456", "1.2.3", "456"), ("1.0rc1", "1.0rc1", nil), ("2.0b3 x", "2.0b3", nil),
      ("17.2, iPhone", "17.2", nil), ("17.2) ", "17.2", nil), ("1.2.3-456", "1.2.3-456", nil),
      ("6.5.0-14-generic", "6.5.0-14-generic", nil), ("17.2. Then", "17.2", nil),
    ] as [(String, String, String?)])
  func reads(text: String, version: String, build: String?) throws {
    let line = CleanLine(text)
    let read = VersionToken(line.bytes.span, at: 0, before: line.bytes.count)
    let token = try #require(read)
    #expect(line.string(token.range) == version)
    #expect(token.build.map(line.string) == build)
  }

  @Test(
    "are not other numbers",
    arguments: [
      "3rd", "5G", "256GB", "11-inch", "12.9-inch", "10:30", "50%", "12.05.2024", "2024-1187",
      "21C62", "x86_64", "v", "version", "", "15,2", "1234567890123", "15-core",
    ])
  func refuses(text: String) {
    let line = CleanLine(text)
    let token = VersionToken(line.bytes.span, at: 0, before: line.bytes.count)
    #expect(token == nil)
  }

  @Test(
    "with one number may be plain numbers, unless something marks them",
    arguments: [("10", true), ("v10", false), ("10+3", false), ("1.0", false)])
  func bareNumber(text: String, isBare: Bool) throws {
    let line = CleanLine(text)
    let read = VersionToken(line.bytes.span, at: 0, before: line.bytes.count)
    let token = try #require(read)
    #expect(token.isBareNumber == isBare)
  }
}
