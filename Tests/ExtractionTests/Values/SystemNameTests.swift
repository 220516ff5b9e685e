import Testing

@testable import Extraction

@Suite("Names of systems")
struct SystemNameTests {
  @Test(
    "are spelled as the record does",
    arguments: [
      ("iOS 17", "iOS"), ("ios", "iOS"), ("IOS", "iOS"), ("iPhone OS 12", "iOS"),
      ("iPadOS", "iPadOS"), ("MacOS", "macOS"), ("Mac OS X", "macOS"), ("OS X", "macOS"),
      ("macOS14", "macOS"), ("watchOS", "watchOS"), ("tvOS", "tvOS"), ("visionOS", "visionOS"),
      ("xrOS 1.0", "visionOS"), ("android", "Android"), ("Windows 11", "Windows"),
      ("Windows NT 10.0", "Windows"), ("Linux", "Linux"), ("Chrome OS", "ChromeOS"),
      ("MacCatalyst 17", "MacCatalyst"), ("Mac, iPadOS 17", "Mac, iPadOS"),
      ("iosx", nil), ("Mac", nil), ("Androids", nil), ("kiosk", nil), ("", nil),
    ] as [(String, String?)])
  func names(text: String, name: String?) {
    let line = CleanLine(text)
    let found = SystemName.first(line.bytes.span, in: line.all)
    #expect(found?.name == name)
  }
}
