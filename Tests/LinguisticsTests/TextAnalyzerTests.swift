import Linguistics
import Records
import Testing

@Suite("Language and symptoms of a text")
struct TextAnalyzerTests {
  @Test(
    "the language is told where a person could tell it",
    arguments: [
      ("The window stays empty after I press the green button.", "en"),
      ("Nach dem Speichern ist die halbe Liste verschwunden.", "de"),
      ("Depuis hier, je ne peux plus ouvrir mes dossiers.", "fr"),
      ("Desde ayer no puedo abrir mis carpetas.", "es"),
      ("Da ieri non riesco più ad aprire le mie cartelle.", "it"),
      ("Desde ontem não consigo abrir as minhas pastas.", "pt"),
      ("Sinds gisteren kan ik mijn mappen niet meer openen.", "nl"),
      ("Od wczoraj nie mogę otworzyć moich folderów.", "pl"),
      ("Со вчерашнего дня не могу открыть свои папки.", "ru"),
      ("Від учора не можу відкрити свої теки.", "uk"),
      ("Dünden beri klasörlerimi açamıyorum.", "tr"),
      ("昨日からフォルダを開けません。", "ja"), ("어제부터 폴더를 열 수 없습니다.", "ko"),
      ("从昨天开始我打不开文件夹。", "zh-Hans"), ("從昨天開始我打不開資料夾。", "zh-Hant"),
      ("منذ أمس لا أستطيع فتح مجلداتي.", "ar"), ("Από χθες δεν ανοίγουν οι φάκελοι.", "el"),
      // Names in Latin letters say nothing of a Cyrillic text.
      ("Не работает Bluetooth AirPods Pro", "ru"), ("Не працює Apple Watch Ultra", "uk"),
      ("Пропали виджеты Samsung Galaxy Fold", "ru"),
    ])
  func language(text: String, code: String) {
    var analyzer = TextAnalyzer()
    let bytes = [UInt8](text.utf8)
    #expect(analyzer.language(of: bytes.span, locale: nil) == code)
  }

  @Test("too little text has no language", arguments: ["", "ok", "123 456", "👍👍"])
  func noLanguage(text: String) {
    var analyzer = TextAnalyzer()
    let bytes = [UInt8](text.utf8)
    #expect(analyzer.language(of: bytes.span, locale: nil) == nil)
  }

  @Test(
    "faults are named, what is denied, resolved, feared or about others is not",
    arguments: [
      ("The app crashes whenever I rotate the tablet.", "en", "crash"),
      ("It has never crashed, not once.", "en", ""),
      ("The crash is fixed now.", "en", ""),
      ("If it crashes again I will write to you.", "en", ""),
      ("Other apps crash all the time, yours never.", "en", ""),
      ("The login works again but sync fails.", "en", "sync"),
      ("The app crashed every day. That works again now.", "en", ""),
      ("It crashed every day. The login works again but sync fails.", "en", "crash,sync"),
      ("The video stutters.", "en", "video"),
      ("Die App stürzt beim Drehen ab.", "de", "crash"),
      ("Abstürze gibt es keine.", "de", ""),
      ("L'application plante quand je tourne la tablette.", "fr", "crash"),
      ("La aplicación se cierra sola al girar la tableta.", "es", "crash"),
      ("旋转平板就闪退", "zh-Hans", "crash"), ("闪退的问题已经解决了", "zh-Hans", ""),
      ("把平板轉個方向就閃退", "zh-Hant", "crash"), ("閃退的問題已經修正了", "zh-Hant", ""),
      ("태블릿을 돌리면 앱이 튕겨요", "ko", "crash"), ("튕기는 일은 한 번도 없었어요", "ko", ""),
      ("이제 로그인은 다시 잘 됩니다", "ko", ""),
    ])
  func symptoms(text: String, language: String, codes: String) {
    var analyzer = TextAnalyzer()
    let bytes = [UInt8](text.utf8)
    let found = analyzer.symptoms(of: bytes.span, subject: nil, language: language)
    let faults = found.filter { !Symptom.intents.contains($0) }
    #expect(faults.map(\.rawValue).joined(separator: ",") == codes)
  }
}
