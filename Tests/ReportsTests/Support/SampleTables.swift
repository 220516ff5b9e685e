import Analysis
import Records

/// Topics and systems of the sample inbox.
enum SampleTables {
  static var topics: [TopicCount] {
    lumenTopics.flatMap { code, newest, older in
      [
        topic(SampleInbox.lumen, "4.2.0", code, newest, newest / 2),
        topic(SampleInbox.lumen, "4.1.3", code, older, older / 10),
      ]
    }
      + ferryTopics.flatMap { code, newest, older in
        [
          topic(SampleInbox.ferry, "3.0.0", code, newest, newest / 2),
          topic(SampleInbox.ferry, "2.9.2", code, older, older / 10),
        ]
      }
  }

  /// Crash mails of all mails, on systems and on devices.
  static var cells: [SystemCell] {
    systems.flatMap { version, counts in
      counts.enumerated().map { place, count in
        SystemCell(
          app: SampleInbox.lumen, version: version, system: systemNames[place], device: nil,
          symptom: Symptom(rawValue: "crash"), reports: count.0, total: count.1)
      }
    }
      + devices.map { version, device, reports, total in
        SystemCell(
          app: SampleInbox.lumen, version: version, system: nil, device: device,
          symptom: Symptom(rawValue: "crash"), reports: reports, total: total)
      }
  }

  private static func topic(
    _ app: String, _ version: String, _ code: String, _ reports: Int, _ lastWeek: Int
  ) -> TopicCount {
    TopicCount(
      app: app, version: version, symptom: Symptom(rawValue: code), reports: reports,
      lastSevenDays: lastWeek)
  }

  /// Mails about 4.2.0 and about all before.
  private static let lumenTopics: [(String, Int, Int)] = [
    ("crash", 43, 17), ("sync", 23, 19), ("question", 20, 97), ("ui", 19, 45),
    ("feature-request", 14, 68), ("payment", 8, 22), ("praise", 6, 26),
  ]

  /// Mails about 3.0.0 and about all before.
  private static let ferryTopics: [(String, Int, Int)] = [
    ("question", 12, 63), ("feature-request", 9, 40), ("ui", 6, 31), ("notification", 4, 24),
    ("praise", 3, 18), ("login", 2, 29), ("payment", 2, 17),
  ]

  private static let systemNames = [
    "iPadOS 26.3", "iPadOS 26.2", "iPadOS 18.7", "iOS 26.3", "iOS 26.2", "iOS 18.7", "macOS 26.3",
    "macOS 15.7",
  ]

  private static let systems: [(String, [(Int, Int)])] = [
    ("4.2.0", [(38, 69), (1, 11), (0, 7), (2, 29), (1, 10), (0, 5), (1, 12), (0, 4)]),
    ("4.1.3", [(2, 44), (1, 17), (0, 8), (2, 33), (1, 14), (0, 6), (1, 13), (0, 6)]),
    ("4.1.0", [(1, 15), (1, 29), (1, 10), (0, 9), (2, 29), (0, 8), (0, 4), (1, 14)]),
    ("4.0.2", [(0, 3), (1, 17), (1, 8), (0, 2), (1, 16), (0, 6), (0, 1), (1, 11)]),
  ]

  private static let devices: [(String, String, Int, Int)] = [
    ("4.2.0", "iPad Pro 11-inch (M4)", 12, 24), ("4.2.0", "iPad Air 11-inch (M2)", 9, 20),
    ("4.2.0", "iPhone 14 Pro", 1, 18), ("4.1.3", "iPad Pro 11-inch (M4)", 1, 19),
    ("4.1.3", "iPad Air 11-inch (M2)", 1, 17), ("4.1.3", "iPhone 14 Pro", 2, 21),
  ]
}
