import SupportMail

/// Facts of an invented app on some machine, as odd as names of apps get and odder.
enum RandomContext {
  private static let words = [
    "Tidewater", "Saltbox", "iTide", "Level", "Studio", "note", "App", "Version", "The", "End",
    "10", "2024", "2.0", "v3", "3.1.2", "1.0(7)", "(Beta)", "(5)", "#1", "Note:", "Re:", "OS:",
    "Version: 3", "Device:", "App: 2", "iOS 12", "iPhone14,5", "Build: 9", "12:30", "-", "--", "—",
    "…", "…more", "+", "C++", "A+B", "&", "R&D", "|", "/", "C:\\notes", "%", "%41", "50%20", "%0A",
    "\\new", "\\n", "=20", "=?x?=",
    "<3",
    "<b>", "\"Q\"", "‘q’", "null", "Unknown", "?", "!", "Go!", "mail.", "ver.", "a@example.com",
    "🌊", "👩‍🚀", "🇩🇪", "❤️", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "é", "e\u{301}", "ﬁ", "Ⅳ", "①", "小账本", "ノート", "メモ帳２",
    "版本：3", "메모", "（测试）", "ملاحظات", "المد ٣", "פתקים", "דף: 2", "Заметки", "Σημειώσεις",
    "हिन्दी", "ไทย", "می‌خواهم",
  ]
  private static let versions = [
    "3.1.2", "1", "10", "2024.1", "1.2.3.456", "1.0-beta.2", "0.9", "4.0 (beta)", "7b", "2.1 rc 1",
  ]
  private static let builds = ["318", "1", "1.2.3.4", "2024A17", "abc-7", "5 (x)", "12)"]
  private static let systems: [SupportContext.System] = [
    .init(name: "iOS", version: "17.2", build: "21C62"), .init(name: "iOS", version: "26.1"),
    .init(name: "iPadOS", version: "18.3.1", build: "22D72"),
    .init(name: "macOS", version: "14.2.1", build: "23C71"),
    .init(name: "watchOS", version: "10.2"), .init(name: "tvOS", version: "17.1"),
    .init(name: "visionOS", version: "1.0.2", build: "21N333"),
    .init(name: "Android", version: "14"), .init(name: "Windows", version: "11", build: "22631"),
    .init(name: "Linux", version: "6.12.5"), .init(name: "ChromeOS", version: "120.0"),
  ]
  private static let devices: [SupportContext.Device] = [
    .init(model: "iPhone15,2"), .init(model: "iPhone15,2", name: "iPhone 14 Pro"),
    .init(model: "iPad14,3"), .init(model: "Mac14,2", name: "MacBook Air"),
    .init(model: "SM-S911B", name: "Galaxy S23"), .init(name: "Pixel 8"),
    .init(name: "iPhone 14 Pro"), .init(model: "Watch7,1"),
  ]
  private static let locales = [
    "de-DE", "en-US", "zh-Hans-CN", "pt-BR", "ar-EG", "sr-Latn-RS", "ja",
  ]
  private static let bundles = [
    "com.example.tidewater", "org.example.Salt-Box2", "net.example.a.b.c",
  ]
  private static let labels = [
    "Plan", "Sync", "Free Disk Space", "Konto", "プラン", "خطة", "Last error",
  ]

  static func context(_ numbers: inout SeededNumbers) -> SupportContext {
    var fields: [SupportContext.Field] = []
    for label in labels where Int.random(in: 0..<6, using: &numbers) == 0 {
      fields.append(.init(label, text(&numbers)))
    }
    return SupportContext(
      app: .init(
        name: text(&numbers), version: numbers.pickMaybe(versions),
        build: numbers.pickMaybe(builds), bundleID: numbers.pickMaybe(bundles)),
      system: numbers.pickMaybe(systems), device: numbers.pickMaybe(devices),
      locale: numbers.pickMaybe(locales), fields: fields)
  }

  /// One to six words, seldom many, some of them without a blank between.
  static func text(_ numbers: inout SeededNumbers) -> String {
    let isLong = Int.random(in: 0..<12, using: &numbers) == 0
    let count = Int.random(in: 1...(isLong ? 30 : 6), using: &numbers)
    var text = numbers.pick(words)
    for _ in 1..<max(count, 2) where count > 1 {
      text += Int.random(in: 0..<8, using: &numbers) == 0 ? "" : " "
      text += numbers.pick(words)
    }
    return text
  }
}
