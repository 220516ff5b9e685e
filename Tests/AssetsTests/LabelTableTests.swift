import Testing

@testable import Assets

@Suite("Labels")
struct LabelTableTests {
  private static let table = LabelTable()

  private func entry(_ key: String) -> LabelTable.Entry? {
    let bytes = Array(key.utf8)
    return Self.table.entry(for: bytes.span)
  }

  @Test(
    "announce their fact",
    arguments: [
      ("app", LabelTable.Fact.app, nil), ("applicationname", .app, nil), ("アプリ名", .app, nil),
      ("appversion", .appVersion, nil), ("versionname", .appVersion, nil),
      ("releaseversion", .appVersion, nil), ("서버", nil, nil),
      ("build", .build, nil), ("сборка", .build, nil), ("bundleid", .bundleID, nil),
      ("os", .os, nil), ("iosversion", .os, "iOS"), ("versiondios", .os, "iOS"),
      ("macosx", .os, "macOS"), ("androidversion", .os, "Android"), ("iossurumu", .os, "iOS"),
      ("osbuild", .osBuild, nil), ("device", .device, nil), ("机型", .device, nil),
      ("devicename", .deviceName, nil), ("manufacturer", .maker, nil), ("locale", .locale, nil),
      ("язык", .locale, nil), ("userid", .other, nil), ("invoice", .commerce, nil),
      ("firstname", .contact, nil), ("message", .message, nil), ("xyzzy", nil, nil), ("", nil, nil),
    ] as [(String, LabelTable.Fact?, String?)])
  func announces(key: String, fact: LabelTable.Fact?, system: String?) {
    #expect(entry(key)?.fact == fact)
    #expect(entry(key)?.system == system)
  }

  @Test(
    "are known in spite of one wrong letter",
    arguments: [
      ("apppversion", LabelTable.Fact.appVersion), ("appversoin", .appVersion),
      ("appversio", .appVersion), ("devise", .device), ("bulidnumber", .build),
      ("appxversiom", nil), ("mode", nil), ("zevice", nil),
    ] as [(String, LabelTable.Fact?)])
  func near(key: String, fact: LabelTable.Fact?) {
    let bytes = Array(key.utf8)
    let entry = Self.table.entry(near: bytes.span)
    #expect(entry?.fact == fact)
  }
}
