import Analysis
import Bytes
import Records

/// The three entries of the sample inbox.
enum SampleRegressions {
  static var all: [Regression] { [crash, sync, login] }

  static var crash: Regression {
    var regression = Regression(
      id: "lumen-notes-4.2.0-crash-ipados-26.3", app: SampleInbox.lumen, version: "4.2.0",
      previous: "4.1.3", symptom: symptom("crash"),
      os: Regression.System(name: "iPadOS", version: "26.3"), device: nil,
      also: [symptom("launch")], level: .broken, status: .new,
      firstAlarm: time("2026-03-10T00:00:00Z"), firstSeen: time("2026-03-08T07:41:03Z"),
      lastSeen: time("2026-03-20T18:22:51Z"), reports: 38, reporters: 34, unanswered: 12,
      expected: 3.6, ratio: 10.6, ratioLow: 7.5, ratioHigh: 14.5, qValue: 3.3e-23,
      groupsTested: 412,
      messageIDs: [
        "CAF7n2@mail.example.net", "B41C-77@icloud.example", "9d1f.33@gmx.example",
        "tw.8812@mail.example",
      ])
    regression.compare = [
      compared("4.1.3", "26.2", 1, 17), compared("4.1.3", "26.3", 2, 44),
      compared("4.2.0", "26.2", 1, 11), compared("4.2.0", "26.3", 38, 69),
    ]
    regression.devices = [
      device("iPad Pro 11-inch (M4)", 11), device("iPad Air 11-inch (M2)", 9),
      device("iPad Air (5th generation)", 8), device("iPad (A16)", 6),
      device("iPad mini (A17 Pro)", 2), device("iPad (10th generation)", 1),
      device("iPad Pro 13-inch (M4)", 1),
    ]
    regression.words = [
      word("white screen", 19, 0.5, 0.01), word("launch", 17, 0.447, 0.03),
      word("split view", 9, 0.237, 0.002), word("update", 22, 0.579, 0.12),
    ]
    regression.crash = Regression.CrashPlace(
      signature: "EXC_BREAKPOINT SidebarModel.restoreSelection()", reports: 6, total: 7)
    regression.daily = SampleDays.crash
    regression.examples = [
      mail(
        "CAF7n2@mail.example.net", "2026-03-08T07:41:03Z", 212, "iPad Pro 11-inch (M4)", "en",
        "Since yesterday’s update the app closes as soon as the white screen appears."
          + " Restarted the iPad twice.", "1772955663.M4:2,S"),
      mail(
        "B41C-77@icloud.example", "2026-03-09T18:05:02Z", 230, "iPad Air 11-inch (M2)", "en",
        "Opens, shows the sidebar for a blink, gone. In Split View it lives a few seconds longer.",
        "1773079502.M9:2,S"),
      mail(
        "9d1f.33@gmx.example", "2026-03-10T06:58:52Z", 241, "iPad Air (5th generation)", "de",
        "Absturz direkt beim Start nach dem Update. Ich komme nicht mehr an die Notizen aus dem"
          + " Unterricht!", "1773125932.M2:2,RS"),
      mail(
        "tw.8812@mail.example", "2026-03-12T13:20:03Z", 255, "iPad (A16)", "zh-Hant",
        "更新到 4.2.0 之後一打開就閃退，重裝也一樣。", "1773321603.M7:2,S"),
    ]
    return regression
  }

  static var sync: Regression {
    var regression = Regression(
      id: "lumen-notes-4.2.0-sync", app: SampleInbox.lumen, version: "4.2.0", previous: "4.1.3",
      symptom: symptom("sync"), os: nil, device: nil, also: [], level: .watch, status: .new,
      firstAlarm: time("2026-03-15T00:00:00Z"), firstSeen: time("2026-03-09T06:15:20Z"),
      lastSeen: time("2026-03-19T22:40:02Z"), reports: 23, reporters: 22, unanswered: 4,
      expected: 8.6, ratio: 2.7, ratioLow: 1.7, ratioHigh: 4.0, qValue: 0.0048,
      groupsTested: 412, messageIDs: ["77aa.10@mail.example"])
    regression.words = [
      word("iCloud", 12, 0.522, 0.05), word("missing", 9, 0.391, 0.04),
      word("duplicate", 6, 0.261, 0.01), word("other iPad", 4, 0.174, 0.0),
    ]
    regression.examples = [
      mail(
        "77aa.10@mail.example", "2026-03-11T21:12:19Z", 249, "iPhone 14 Pro", "en",
        "Notes I wrote on the phone don’t show up on the Mac until I quit the app on both.",
        "1773263539.M1:2,S")
    ]
    return regression
  }

  static var login: Regression {
    var regression = Regression(
      id: "ferry-timer-2.9.1-login-android", app: SampleInbox.ferry, version: "2.9.1",
      previous: "2.9.0", symptom: symptom("login"),
      os: Regression.System(name: "Android", version: nil), device: nil, also: [],
      level: .broken, status: .resolved, firstAlarm: time("2026-02-05T00:00:00Z"),
      firstSeen: time("2026-02-02T08:05:41Z"), lastSeen: time("2026-02-13T15:59:12Z"),
      reports: 21, reporters: 19, unanswered: 0, expected: 2.6, ratio: 8.1, ratioLow: 5.0,
      ratioHigh: 12.3, qValue: 1.8e-10, groupsTested: 412, messageIDs: ["f-2231@mail.example"])
    regression.examples = [
      mail(
        "f-2231@mail.example", "2026-02-03T09:30:43Z", 77, "Pixel 8", "en",
        "The code from the text message is refused every time, the old version took it.",
        "1770111043.M3:2,RS")
    ]
    return regression
  }

  static func mail(
    _ id: String?, _ date: String, _ sender: Int, _ device: String?, _ language: String?,
    _ text: String, _ name: String
  ) -> ExampleMail {
    ExampleMail(
      messageID: id, date: time(date), sender: sender, senderName: "Kim Example",
      senderAddress: "kim.\(sender)@example.org", device: device, language: language, text: text,
      subject: "Lumen Notes 4.2.0", path: "~/Maildir/cur/\(name)", offset: 0)
  }

  private static func time(_ text: String) -> Timestamp { SampleInbox.time(text) }

  private static func symptom(_ code: String) -> Symptom { Symptom(rawValue: code) }

  private static func compared(
    _ version: String, _ system: String, _ reports: Int, _ total: Int
  ) -> Regression.Comparison {
    Regression.Comparison(version: version, systemVersion: system, reports: reports, total: total)
  }

  private static func device(_ name: String, _ reports: Int) -> Regression.DeviceCount {
    Regression.DeviceCount(name: name, reports: reports)
  }

  private static func word(
    _ word: String, _ reports: Int, _ share: Double, _ elsewhere: Double
  ) -> Regression.Word {
    Regression.Word(word: word, reports: reports, share: share, shareElsewhere: elsewhere)
  }
}
