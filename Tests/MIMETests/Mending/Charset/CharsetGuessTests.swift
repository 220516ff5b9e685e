import Testing

@testable import MIME

@Suite("Charsets by their words")
struct CharsetGuessTests {
  private func decoded(_ hex: String, label: String?) -> String {
    var decoder = CharsetDecoder()
    var text: [UInt8] = []
    _ = decoder.decode(hexBytes(hex).span, label: label, into: &text)
    return String(decoding: text, as: UTF8.self)
  }

  @Test("the words of a text name its charset", arguments: Self.texts)
  func guess(label: String?, hex: String, expected: String) {
    #expect(decoded(hex, label: label) == expected)
  }

  static let texts: [(String?, String, String)] = [
    (
      nil, "CF EE E8 F1 EA 20 ED E5 20 F0 E0 E1 EE F2 E0 E5 F2",
      "Поиск не работает"
    ),
    (
      "undefined", "F0 CF C9 D3 CB 20 CE C5 20 D2 C1 C2 CF D4 C1 C5 D4",
      "Поиск не работает"
    ),
    (
      "iso-8859-1", "8F AE A8 E1 AA 20 AD A5 20 E0 A0 A1 AE E2 A0 A5 E2",
      "Поиск не работает"
    ),
    (
      "utf-8", "CF EE E8 F1 EA 20 ED E5 20 F0 E0 E1 EE F2 E0 E5 F2",
      "Поиск не работает"
    ),
    (
      "koi8-r", "CF EE E8 F1 EA 20 ED E5 20 F0 E0 E1 EE F2 E0 E5 F2",
      "Поиск не работает"
    ),
    (
      "windows-1251", "F0 CF C9 D3 CB 20 CE C5 20 D2 C1 C2 CF D4 C1 C5 D4",
      "Поиск не работает"
    ),
    (
      nil, "C7 20 E1 ED E1 E6 DE F4 E7 F3 E7 20 E4 E5 ED 20 EB E5 E9 F4 EF F5 F1 E3 E5 DF",
      "Η αναζήτηση δεν λειτουργεί"
    ),
    (
      nil, "57 69 65 6C 6B 6F 9C E6 20 6B 61 BF 64 65 6A 20 6D 6F 67 EA 20 75 73 B3 75 67 69",
      "Wielkość każdej mogę usługi"
    ),
    (
      "iso-8859-1", "57 69 65 6C 6B 6F B6 E6 20 6B 61 BF 64 65 6A 20 73 69 EA",
      "Wielkość każdej się"
    ),
    (
      nil, "67 72 94 E1 65 72 65 20 48 84 6B 63 68 65 6E 20 73 63 68 94 6E",
      "größere Häkchen schön"
    ),
    (
      "iso-8859-1", "67 72 9A A7 65 72 65 20 48 8A 6B 63 68 65 6E 20 73 63 68 9A 6E",
      "größere Häkchen schön"
    ),
    (
      nil, "61 E7 FD 6C FD 72 6B 65 6E 20 FE 69 66 72 65 6D 69 20 64 65 F0 69 FE 74 69 72",
      "açılırken şifremi değiştir"
    ),
    (
      nil, "8B 4E 93 AE 82 B7 82 E9 82 C6 82 B7 82 AE 82 C9 97 8E 82 BF 82 DC 82 B7",
      "起動するとすぐに落ちます"
    ),
    (
      "utf-8", "B5 AF C6 B0 A4 B9 A4 EB A4 C8 A4 B9 A4 B0 A4 CB CD EE A4 C1 A4 DE A4 B9",
      "起動するとすぐに落ちます"
    ),
    (
      "iso-8859-1", "B8 FC D0 C2 BA F3 CE DE B7 A8 B5 C7 C2 BC D5 CB BA C5",
      "更新后无法登录账号"
    ),
    (
      "utf-8",
      "BE F7 B5 A5 C0 CC C6 AE 20 C8 C4 20 B7 CE B1 D7 C0 CE C0 CC 20 B5 C7 C1 F6 20 "
        + "BE CA BD C0 B4 CF B4 D9",
      "업데이트 후 로그인이 되지 않습니다"
    ),
    (
      nil, "A7 F3 B7 73 AB E1 B5 4C AA 6B B5 6E A4 4A B1 62 B8 B9 A1 41 BD D0 A8 F3 A7 55",
      "更新後無法登入帳號，請協助"
    ),
    (
      nil,
      "67 72 F6 DF 65 72 65 20 48 E4 6B 63 68 65 6E 20 73 63 68 F6 6E 20 96 20 64 6F "
        + "6E 92 74",
      "größere Häkchen schön – don’t"
    ),
    (
      "iso-8859-1", "E9 6C E8 76 65 20 6E 61 EF 76 65 20 66 61 E7 61 64 65",
      "élève naïve façade"
    ),
    (
      nil, "FE 61 F0 20 65 72 20 65 6B 6B 69 20 FE FD 74 74 2C 20 FE 76 ED",
      "það er ekki þýtt, því"
    ),
    (
      "windows-1251", "CF EE E8 F1 EA 20 ED E5 20 F0 E0 E1 EE F2 E0 E5 F2",
      "Поиск не работает"
    ),
    (
      "koi8-r", "F0 CF C9 D3 CB 20 CE C5 20 D2 C1 C2 CF D4 C1 C5 D4",
      "Поиск не работает"
    ),
    (
      nil, "BF 51 75 E9 20 70 61 73 F3 3F 20 A1 4D 61 F1 61 6E 61 21",
      "¿Qué pasó? ¡Mañana!"
    ),
  ]
}
