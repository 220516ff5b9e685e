import Testing

@testable import Assets

@Suite("Folded keys")
struct FoldedKeyTests {
  @Test(
    "case, diacritics, width, blanks, signs and invisible characters make no difference",
    arguments: [
      ("App Version", "appversion"),
      ("app_version", "appversion"),
      ("App-Version :", "appversion"),
      ("APPVERSION", "appversion"),
      ("Version\u{A0}de l’application", "versiondelapplication"),
      ("Gerät", "gerat"),
      ("Gera\u{308}t", "gerat"),
      ("Compilación", "compilacion"),
      ("Sürüm", "surum"),
      ("İşletim Sistemi", "isletimsistemi"),
      ("Jazyk aplikácie", "jazykaplikacie"),
      ("Приложение", "приложение"),
      ("ПРИЛОЖЕНИЕ", "приложение"),
      ("Счёт", "счет"),
      ("Мой", "мои"),
      ("Мои\u{306}", "мои"),
      ("Ａｐｐ　名", "app名"),
      ("アプリ・バージョン", "アプリバージョン"),
      ("앱 버전", "앱버전"),
      ("إصدار", "اصدار"),
      ("الإِصْدار", "الاصدار"),
      ("\u{200E}iOS\u{200B} 版本\u{FEFF}", "ios版本"),
      ("📱 Device", "device"),
      ("→ OS", "os"),
      ("(1.2)", "12"),
      ("", ""),
      ("---", ""),
    ])
  func folds(text: String, key: String) {
    let bytes = Array(text.utf8)
    let folded = FoldedKey.of(bytes.span)
    #expect(String(decoding: folded, as: UTF8.self) == key)
  }

  @Test("bytes that are no UTF-8 stay as they are")
  func malformed() {
    let bytes: [UInt8] = [0x41, 0xFF, 0xC3, 0x42]
    let folded = FoldedKey.of(bytes.span)
    #expect(folded == [0x61, 0xFF, 0xC3, 0x62])
  }
}
