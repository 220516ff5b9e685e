import Testing

@testable import Assets

@Suite("Builds of Apple systems")
struct SystemBuildTableTests {
  @Test(
    "are told apart by platform",
    arguments: [
      ("22G90", SystemBuildTable.Platform.iOS, "18.6.1"), ("22G90", .macOS, "13.5.1"),
      ("21F79", .iOS, "17.5"), ("21F79", .macOS, "12.4"), ("16A366", .iOS, "12.0"),
      ("21E236", .iOS, "17.4.1"), ("21E237", .iOS, "17.4.1"), ("21B74", .iOS, "17.1"),
      ("23C71", .macOS, "14.2.1"), ("24A348", .macOS, "15.0.1"), ("23A5276f", .iOS, nil),
      ("23C71", .iOS, nil), ("", .iOS, nil),
    ] as [(String, SystemBuildTable.Platform, String?)])
  func versions(build: String, platform: SystemBuildTable.Platform, version: String?) {
    #expect(SystemBuildTable().version(of: build, on: platform) == version)
  }
}
