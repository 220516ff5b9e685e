import Analysis
import Bytes
import Records
import Testing

@testable import Reports

@Suite("Reports in other languages")
struct TranslationTests {
  /// By name, which keeps what a failing test prints short.
  private static let inboxes: [String: Findings] = [
    "sample": SampleInbox.findings, "good day": OtherInboxes.goodDay,
    "partly too few": OtherInboxes.partlyTooFew, "empty": OtherInboxes.empty,
    "no app": OtherInboxes.noApp, "one release": OtherInboxes.oneRelease,
    "archive": OtherInboxes.archive, "many releases": OtherInboxes.manyReleases,
    "watch": OtherInboxes.watchOnly,
  ]
  private static let hardInboxes: [String: Findings] = [
    "hostile": OtherInboxes.hostile, "absurd": OtherInboxes.absurd,
    "long names": OtherInboxes.longNames,
  ]
  /// What the English pages say.
  private static let english = inboxes.mapValues { texts(Output.text(HTMLReport.self, $0)) }
  /// What German writes as English does.
  private static let common: Set<String> = [
    "App", "Details", "Widget", "Export", "Import", "Update", "Video", "Mails",
  ]

  private static func options(_ language: ReportLanguage) -> ReportOptions {
    var options = Output.options
    options.language = language
    return options
  }

  /// The runs of text of a page that hold letters of ASCII, without style and script.
  private static func texts(_ page: String) -> Set<String> {
    var texts: Set<String> = []
    for piece in page.split(separator: "<") {
      let parts = piece.split(separator: ">", maxSplits: 1)
      guard parts.count == 2, parts[0] != "style", parts[0] != "script" else { continue }
      let edges: Set<Character> = [" ", "\n", "·"]
      var text = parts[1].drop { edges.contains($0) }
      while let last = text.last, edges.contains(last) { text.removeLast() }
      if text.unicodeScalars.contains(where: { ("a"..."z").contains($0) }) {
        texts.insert(String(text))
      }
    }
    return texts
  }

  @Test("no sentence is left in English", arguments: ReportLanguage.allCases, inboxes.keys.sorted())
  func translated(language: ReportLanguage, inbox: String) throws {
    let findings = try #require(Self.inboxes[inbox])
    guard language != .english else { return }
    let english = try #require(Self.english[inbox])
    let other = Self.texts(
      Output.text(HTMLReport.self, findings, options: Self.options(language)))
    let names = Self.data(of: findings)
    let left = english.intersection(other).subtracting(Self.common).filter { text in
      !names.contains { name in
        let name = Self.escaped(name)
        return text.contains(name) || name.contains(text)
      }
    }
    #expect(left == [])
  }

  /// What comes from the mails, which is the same in every language.
  private static func data(of findings: Findings) -> [String] {
    var names = ["triage compose", "triage explain", "UTC"]
    for entry in findings.regressions + findings.watchList {
      names += [entry.app, entry.version, entry.crash?.signature ?? "", entry.os?.name ?? ""]
      names += entry.words.map(\.word)
      names += entry.devices.map(\.name)
      names += entry.messageIDs
      for mail in entry.examples {
        names += [mail.text, mail.path, mail.messageID ?? "", mail.device ?? ""]
      }
    }
    names += findings.apps.map(\.name)
    names += findings.sources.map(\.path)
    for cell in findings.cells { names += [cell.system ?? "", cell.device ?? ""] }
    names += findings.unclassified.candidates
    names += findings.unclassified.examples.map(\.path)
    return names.filter { !$0.isEmpty }
  }

  private static func escaped(_ text: String) -> String {
    var html = HTMLWriter()
    html.text(Untrusted(text, limit: 1000))
    return html.buffer.string
  }

  @Test("every page is well made", arguments: ReportLanguage.allCases, hardInboxes.keys.sorted())
  func wellMade(language: ReportLanguage, inbox: String) throws {
    let findings = try #require(Self.hardInboxes[inbox])
    let text = Output.text(HTMLReport.self, findings, options: Self.options(language))
    let page = ReadPage(text)
    #expect(page.faults == [])
    #expect(page.elements("html").first?["lang"] == language.rawValue)
    #expect(page.elements("h1").count == 1)
  }

  @Test("data is the same in every language", arguments: ReportLanguage.allCases)
  func data(language: ReportLanguage) {
    for format in [JSONReport.self, OpenMetricsReport.self] as [any ReportFormat.Type] {
      #expect(
        Output.text(format, SampleInbox.findings, options: Self.options(language))
          == Output.text(format, SampleInbox.findings))
    }
  }

  @Test("the summary in German")
  func german() {
    #expect(
      Output.terminal(SampleInbox.findings, options: Self.options(.german)) == """
        ✗ DEFEKT  Lumen Notes 4.2.0   Absturz unter iPadOS 26.3    seit 8. März, hält an
            38 Mails von 34 Personen, 3,6 erwartet: 10,6× so viele (7,5 bis 14,5)
            in Ordnung: 4.1.3 unter iPadOS 26.3 (2 von 44), 4.2.0 unter iPadOS 26.2
            (1 von 11)
            Wörter: white screen, launch, split view       noch ohne Antwort: 12
            „Since yesterday’s update the app closes as soon as the white screen …“
            triage explain ~/Maildir/cur/1772955663.M4:2,S
        ! BEOBACHTEN  Lumen Notes 4.2.0   Synchronisierung         seit 9. März, hält an
            23 Mails von 22 Personen, 8,6 erwartet: 2,7× so viele (1,7 bis 4,0)
            triage explain ~/Maildir/cur/1773263539.M1:2,S

          APP          VERSION  ZUSTAND    MAILS  SEIT      LETZTE 28 TAGE
          Lumen Notes  4.2.0    ✗ defekt     147  7. März                 ▁▂█▇▅▅█▃▄▃▃▄▄▄
                       4.1.3    üblich       141  16. Feb.  ▂▃▂▁▅▂▁▂▁▃▂▂▃▁▁▁▃▁▂▁▂▁▁▁▁▁▁▁
                       2 ältere Versionen    182
          Ferry Timer  3.0.0    üblich        39  11. März                    ▁▂▆█▁▇▃▃▄▄
                       2.9.2    üblich       104  11. Feb.  ▅▃▄▁▅▃▂▆▁▃▃▂▄▃▁ ▃▁ ▂▁▁▂▁▂ ▃▃
                       2 ältere Versionen    129

        783 Anfragen in 1.742 Nachrichten, 20. Jan. bis 20. März 2026. 41 nennen keine
        App.
        Noch nichts geschrieben: mit -o report.html ist alles zu sehen.

        """)
  }

  @Test("the summary in Traditional Chinese, 60 columns")
  func chinese() {
    #expect(
      Output.terminal(
        SampleInbox.findings, options: Self.options(.traditionalChinese),
        style: TerminalStyle(columns: 60)) == """
          ✗ 故障    Lumen Notes 4.2.0
              iPadOS 26.3 上的閃退，3月8日起，仍在持續
              38 封郵件，來自 34 人，預期 3.6 封：10.6 倍
              （7.5 至 14.5）
              正常：iPadOS 26.3 上的 4.1.3（44 封中 2 封）、
              iPadOS 26.2 上的 4.2.0（11 封中 1 封）
              用詞：white screen、launch、split view
              尚未回覆：12
              「Since yesterday’s update the app closes as soon as …」
              triage explain ~/Maildir/cur/1772955663.M4:2,S
          ! 留意    Lumen Notes 4.2.0   同步        3月9日起，仍在持續
              23 封郵件，來自 22 人，預期 8.6 封：2.7 倍（1.7 至 4.0）
              triage explain ~/Maildir/cur/1773263539.M1:2,S

            APP          版本   狀態       郵件  起始
            Lumen Notes  4.2.0  ✗ 故障      147  3月7日
                         4.1.3  正常        141  2月16日
                         2 個舊版本         182
            Ferry Timer  3.0.0  正常         39  3月11日
                         2.9.2  正常        104  2月11日
                         2 個舊版本         129

          1,742 封郵件中有 783 封首次來信，2026年1月20日至3月20日。其
          中 41 封沒有寫明 App。
          尚未寫入檔案：加上 -o report.html 可查看全部內容。

          """)
  }

  @Test(
    "lines break where the script allows",
    arguments: [
      ("a bc d", ["a", "bc", "d"]), ("没有邮件。", ["没", "有", "邮", "件。"]),
      ("（七）封", ["（七）", "封"]), ("在 iOS 26 上闪退", ["在", "iOS", "26", "上", "闪", "退"]),
      ("说“好”吗？", ["说", "“好”", "吗？"]), ("3月8日起", ["3月", "8日", "起"]),
      ("한국어 문장", ["한국어", "문장"]), ("（7\u{A0}至\u{A0}9）", ["（7\u{A0}至\u{A0}9）"]),
      ("2\u{A0}of\u{A0}44", ["2\u{A0}of\u{A0}44"]), ("", []),
    ])
  func lineBreaks(text: String, pieces: [String]) {
    #expect(LineBreaks.pieces(text).map { String($0.text) } == pieces)
  }
}
