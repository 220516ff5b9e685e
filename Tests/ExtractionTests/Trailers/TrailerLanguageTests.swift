import Records
import Testing

@testable import Extraction

@Suite("Blocks in other languages")
struct TrailerLanguageTests {
  @Test(
    "are read like English ones",
    arguments: [
      ("de", "App", "App-Version", "Betriebssystem", "Gerät", "Build"),
      ("de", "Anwendung", "Version", "Systemversion", "Gerätemodell", "Build-Nummer"),
      (
        "fr", "Nom de l’application", "Version de l’application", "Système d’exploitation",
        "Appareil", "Compilation"
      ),
      ("fr", "Application", "Version", "Système", "Modèle", "Build"),
      (
        "es", "Aplicación", "Versión de la aplicación", "Sistema operativo", "Dispositivo",
        "Compilación"
      ),
      ("es", "Nombre", "Versión", "Sistema", "Modelo", "Compilación"),
      ("it", "Nome app", "Versione app", "Sistema operativo", "Dispositivo", "Build"),
      ("pt", "Aplicativo", "Versão do aplicativo", "Sistema operacional", "Aparelho", "Compilação"),
      ("nl", "Naam", "Appversie", "Besturingssysteem", "Toestel", "Build"),
      ("pl", "Nazwa aplikacji", "Wersja aplikacji", "Wersja systemu", "Urządzenie", "Kompilacja"),
      ("ru", "Приложение", "Версия приложения", "Версия системы", "Устройство", "Сборка"),
      ("uk", "Застосунок", "Версія застосунку", "Версія системи", "Пристрій", "Збірка"),
      ("tr", "Uygulama Adı", "Uygulama Sürümü", "İşletim Sistemi", "Cihaz", "Yapı"),
      ("ja", "アプリ名", "アプリのバージョン", "OSバージョン", "機種", "ビルド"),
      ("ko", "앱 이름", "앱 버전", "OS 버전", "기기 모델", "빌드"),
      ("zh-Hans", "应用名称", "应用版本", "系统版本", "设备型号", "构建版本"),
      ("zh-Hant", "應用程式", "App 版本", "作業系統", "裝置", "版號"),
      ("ar", "اسم التطبيق", "إصدار التطبيق", "إصدار النظام", "الجهاز", "البنية"),
      ("he", "שם האפליקציה", "גרסת אפליקציה", "גרסת מערכת", "מכשיר", "מבנה"),
      ("sv", "Namn", "Appversion", "Operativsystem", "Enhet", "Build"),
      ("da", "Navn", "Appversion", "Styresystem", "Enhed", "Build"),
      ("nb", "Navn", "Appversjon", "Operativsystem", "Enhet", "Byggnummer"),
      (
        "fi", "Sovelluksen nimi", "Sovelluksen versio", "Käyttöjärjestelmä", "Laite", "Koontiversio"
      ),
      ("cs", "Aplikace", "Verze aplikace", "Verze systému", "Zařízení", "Build"),
      ("sk", "Apka", "Verzia", "Systém", "Zariadenie", "Build"),
      ("hr", "Ime", "Verzija", "Sustav", "Uređaj", "Podverzija"),
      ("sr", "Име", "Верзија", "Систем", "Уређај", "Подверзија"),
      ("fa", "نام", "نسخه", "سیستم عامل", "دستگاه", "ساخت"),
      ("hu", "Alkalmazás", "Verzió", "Operációs rendszer", "Eszköz", "Build szám"),
      ("ro", "Aplicație", "Versiune", "Sistem de operare", "Dispozitiv", "Compilare"),
      ("el", "Εφαρμογή", "Έκδοση", "Λειτουργικό σύστημα", "Συσκευή", "Build"),
      ("vi", "Ứng dụng", "Phiên bản", "Hệ điều hành", "Thiết bị", "Bản dựng"),
      ("id", "Aplikasi", "Versi Aplikasi", "Sistem Operasi", "Perangkat", "Nomor Build"),
      ("th", "แอป", "เวอร์ชัน", "ระบบปฏิบัติการ", "อุปกรณ์", "บิลด์"),
    ])
  func languages(
    language: String, app: String, version: String, system: String, device: String, build: String
  ) throws {
    for separator in [": ", " : ", "：", ":\u{A0}"] {
      let text = """
        Text.

        \(app)\(separator)Fernweh
        \(version)\(separator)6.1
        \(build)\(separator)121
        \(system)\(separator)iOS 17.3.1
        \(device)\(separator)iPhone 13 mini
        """
      let found = Blocks.find(text)
      let own = try #require(found.own, "\(language)")
      #expect(own.app == AppFacts(name: "Fernweh", version: "6.1", build: "121"), "\(language)")
      #expect(own.os == SystemFacts(name: "iOS", version: "17.3.1"), "\(language)")
      #expect(own.device.name == "iPhone 13 mini", "\(language)")
      #expect(found.text == "Text.", "\(language)")
    }
  }

  @Test(
    "have labels that name the system",
    arguments: [
      "iOS-Version", "Version iOS", "Version d’iOS", "Versión de iOS", "Versione iOS",
      "Versão do iOS",
      "iOS-versie", "Wersja iOS", "Версия iOS", "Версія iOS", "iOS Sürümü", "iOSバージョン", "iOS 버전",
      "iOS版本", "إصدار iOS", "גרסת iOS", "iOS-version", "iOS-versio", "Verze iOS",
    ])
  func systemLabels(label: String) throws {
    let own = try #require(Blocks.find("Text.\n\nApp: X 1.2\n\(label): 17.2").own)
    #expect(own.os == SystemFacts(name: "iOS", version: "17.2"))
  }

  @Test(
    "have headings and requests of their own",
    arguments: [
      "Geräteinformationen", "Technische Daten:", "Informations techniques", "Información técnica:",
      "Informazioni sul dispositivo", "Informações do dispositivo", "Apparaatgegevens",
      "Информация об устройстве", "Cihaz Bilgileri", "デバイス情報", "기기 정보", "设备信息", "裝置資訊",
      "Bitte nicht löschen", "Ne pas supprimer ces lignes", "No borres la siguiente información",
      "Non cancellare le righe seguenti", "Не удаляйте эту информацию", "请勿删除以下信息",
      "아래 정보는 삭제하지 마세요", "以下の情報は削除しないでください",
    ])
  func headings(line: String) {
    #expect(Blocks.find("Text.\n\n\(line)\nApp: X 1.2\nOS: iOS 17.2").text == "Text.")
  }
}
