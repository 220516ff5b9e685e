import Testing

@testable import Extraction

@Suite("Values that name a system")
struct SystemValueTests {
  private func read(_ text: String, label: String? = nil) -> (
    name: String?, version: String?, build: String?, isWhole: Bool
  ) {
    let line = CleanLine(text)
    let value = SystemValue(line.bytes.span, in: line.all, label: label, tables: .builtIn)
    return (
      value.name, value.version.map(line.string), value.build.map(line.string), value.isWhole
    )
  }

  @Test(
    "give the same two tokens in every language",
    arguments: [
      "Version 17.2 (Build 21C62)", "Versión 17.2 (Compilación 21C62)",
      "Versione 17.2 (Build 21C62)", "Versão 17.2 (Compilação 21C62)",
      "Versie 17.2 (build 21C62)", "Wersja 17.2 (kompilacja 21C62)",
      "Verze 17.2 (sestavení 21C62)", "Sürüm 17.2 (Yapı 21C62)", "Версия 17.2 (сборка 21C62)",
      "Версія 17.2 (збірка 21C62)", "バージョン17.2（ビルド21C62）", "バージョン17.2(ビルド21C62)",
      "버전 17.2(빌드 21C62)", "版本17.2（版号21C62）", "版本17.2（版號21C62）", "版本 17.2（組建 21C62）",
      "17.2 (21C62)", "17.2 21C62",
    ])
  func localised(text: String) {
    for (prefix, name) in [("iOS ", "iOS"), ("iPadOS ", "iPadOS"), ("MacOS ", "macOS")] {
      let value = read(prefix + text)
      #expect(value.name == name)
      #expect(value.version == "17.2")
      #expect(value.build == "21C62")
      #expect(value.isWhole)
    }
    #expect(read(text).name == nil)
    #expect(read(text).version == "17.2")
  }

  @Test(
    "give name, version and build",
    arguments: [
      ("17.2", nil, "17.2", nil), ("iOS 17.2", "iOS", "17.2", nil),
      ("iOS 17.2 (21C62)", "iOS", "17.2", "21C62"), ("iOS iOS 17.2", "iOS", "17.2", nil),
      ("iOS Version iOS 17.2", "iOS", "17.2", nil), ("iOS17.2", "iOS", "17.2", nil),
      ("17.2 (iOS)", "iOS", "17.2", nil), ("iOS", "iOS", nil, nil),
      ("iOS 17.2 beta 3 (21C5046c)", "iOS", "17.2", "21C5046c"),
      ("Android 14 (API 34)", "Android", "14", nil), ("Android 14 (SDK 34)", "Android", "14", nil),
      ("Android API 34", "Android", nil, nil),
      ("Windows 11 (Build 22631)", "Windows", "11", "22631"),
      ("Windows 10.0.19045", "Windows", "10.0.19045", nil),
      ("Windows 11 (22631.3007)", "Windows", "11", "22631.3007"),
      ("macOS Sonoma 14.2.1", "macOS", "14.2.1", nil),
      ("MacCatalyst 17.2", "MacCatalyst", "17.2", nil),
      ("Mac, iPadOS 17.2", "Mac, iPadOS", "17.2", nil), ("HarmonyOS 4.0", "HarmonyOS", "4.0", nil),
      ("Ubuntu 22.04.3 LTS", "Ubuntu", "22.04.3", nil),
      ("iOS Version 17.3 (Build 21D50) — iPhone 14", "iOS", "17.3", "21D50"),
      ("", nil, nil, nil),
    ] as [(String, String?, String?, String?)])
  func reads(text: String, name: String?, version: String?, build: String?) {
    let value = read(text)
    #expect(value.name == name)
    #expect(value.version == version)
    #expect(value.build == build)
  }

  @Test("take the name that the label has, unless the value has one")
  func label() {
    #expect(read("17.2", label: "iOS").name == "iOS")
    #expect(read("iPadOS 17.2", label: "iOS").name == "iPadOS")
  }

  @Test(
    "tell a system from a sentence",
    arguments: [
      ("17 crashes in a single day, that is not acceptable!", false), ("included", false),
      ("iOS or Android", false), ("17.2", true), ("iOS 17.2, iPhone", true),
      ("iOS 17.2 (21C62)", true),
      ("14", true), ("Windows 11 Home", true),
    ])
  func whole(text: String, isWhole: Bool) {
    #expect(read(text).isWhole == isWhole)
  }
}
