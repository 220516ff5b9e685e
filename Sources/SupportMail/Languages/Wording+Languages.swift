extension Wording {
  /// All languages, English first.
  static let all = [
    Wording(
      "en", "Support", "Technical Information", app: "App", version: "Version", build: "Build",
      bundleID: "Bundle ID", system: "System", device: "Device", locale: "Locale"),
    Wording(
      "de", "Support", "Technische Daten", app: "App", version: "Version", build: "Build",
      bundleID: "Bundle-ID", system: "System", device: "Gerät", locale: "Sprache"),
    Wording(
      "fr", "Assistance", "Informations techniques", app: "App", version: "Version", build: "Build",
      bundleID: "ID du bundle", system: "Système", device: "Appareil", locale: "Langue"),
    Wording(
      "es", "Soporte", "Información técnica", app: "App", version: "Versión", build: "Compilación",
      bundleID: "ID del paquete", system: "Sistema", device: "Dispositivo", locale: "Idioma"),
    Wording(
      "it", "Supporto", "Informazioni tecniche", app: "App", version: "Versione", build: "Build",
      bundleID: "ID bundle", system: "Sistema operativo", device: "Dispositivo", locale: "Lingua"),
    Wording(
      "pt", "Suporte", "Informações técnicas", app: "App", version: "Versão", build: "Compilação",
      bundleID: "ID do pacote", system: "Sistema", device: "Dispositivo", locale: "Idioma"),
    Wording(
      "nl", "Ondersteuning", "Technische gegevens", app: "App", version: "Versie", build: "Build",
      bundleID: "Bundel-ID", system: "Systeem", device: "Apparaat", locale: "Taal"),
    Wording(
      "pl", "Pomoc techniczna", "Dane techniczne", app: "Aplikacja", version: "Wersja",
      build: "Kompilacja",
      bundleID: "Identyfikator pakietu", system: "System", device: "Urządzenie", locale: "Język"),
    Wording(
      "ru", "Поддержка", "Техническая информация", app: "Приложение", version: "Версия",
      build: "Сборка",
      bundleID: "Идентификатор пакета", system: "Система", device: "Устройство", locale: "Язык"),
    Wording(
      "uk", "Підтримка", "Технічна інформація", app: "Застосунок", version: "Версія",
      build: "Збірка",
      bundleID: "Ідентифікатор пакета", system: "Система", device: "Пристрій", locale: "Мова"),
    Wording(
      "tr", "Destek", "Teknik Bilgiler", app: "Uygulama", version: "Sürüm", build: "Yapı",
      bundleID: "Paket Kimliği", system: "Sistem", device: "Cihaz", locale: "Dil"),
    Wording(
      "ja", "サポート", "技術情報", app: "アプリ", version: "バージョン", build: "ビルド",
      bundleID: "バンドルID", system: "OS", device: "デバイス", locale: "言語"),
    Wording(
      "ko", "지원", "기술 정보", app: "앱", version: "버전", build: "빌드",
      bundleID: "번들 ID", system: "OS", device: "기기", locale: "언어"),
    Wording(
      "zh-Hans", "支持", "技术信息", app: "应用", version: "版本", build: "构建版本",
      bundleID: "包名", system: "系统", device: "设备", locale: "语言"),
    Wording(
      "zh-Hant", "支援", "技術資訊", app: "App", version: "版本", build: "版號",
      bundleID: "套件名稱", system: "系統", device: "裝置", locale: "語言"),
    Wording(
      "ar", "الدعم", "المعلومات التقنية", app: "التطبيق", version: "الإصدار", build: "البنية",
      bundleID: "معرف الحزمة", system: "النظام", device: "الجهاز", locale: "اللغة"),
    Wording(
      "he", "תמיכה", "מידע טכני", app: "אפליקציה", version: "גרסה", build: "מבנה",
      bundleID: "מזהה חבילה", system: "מערכת", device: "מכשיר", locale: "שפה"),
    Wording(
      "sv", "Support", "Teknisk information", app: "App", version: "Version", build: "Build",
      bundleID: "Paket-ID", system: "System", device: "Enhet", locale: "Språk"),
    Wording(
      "da", "Support", "Tekniske oplysninger", app: "App", version: "Version", build: "Build",
      bundleID: "Bundle ID", system: "System", device: "Enhed", locale: "Sprog"),
    Wording(
      "fi", "Tuki", "Tekniset tiedot", app: "Sovellus", version: "Versio", build: "Koontiversio",
      bundleID: "Pakettitunnus", system: "Järjestelmä", device: "Laite", locale: "Kieli"),
    Wording(
      "cs", "Podpora", "Technické údaje", app: "Aplikace", version: "Verze", build: "Sestavení",
      bundleID: "ID balíčku", system: "Systém", device: "Zařízení", locale: "Jazyk"),
    Wording(
      "sk", "Podpora", "Technické informácie", app: "Aplikácia", version: "Verzia",
      build: "Zostava",
      bundleID: "Názov balíka", system: "Systém", device: "Zariadenie", locale: "Jazyk"),
    Wording(
      "hr", "Podrška", "Tehničke informacije", app: "Aplikacija", version: "Verzija",
      build: "Međuverzija",
      bundleID: "Naziv paketa", system: "Sustav", device: "Uređaj", locale: "Jezik"),
    Wording(
      "sr", "Подршка", "Техничке информације", app: "Апликација", version: "Верзија",
      build: "Издање",
      bundleID: "Пакет", system: "Систем", device: "Уређај", locale: "Језик"),
    Wording(
      "fa", "پشتیبانی", "اطلاعات فنی", app: "برنامه", version: "نسخه", build: "ساخت",
      bundleID: "نام بسته", system: "سیستم", device: "دستگاه", locale: "زبان"),
  ]
}
