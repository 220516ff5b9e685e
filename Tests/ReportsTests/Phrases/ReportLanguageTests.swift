import Analysis
import Testing

@testable import Reports

@Suite("Languages of reports, report.md section 9")
struct ReportLanguageTests {
  @Test(
    "a tag names a language",
    arguments: [
      ("en", .english), ("en_GB.UTF-8", .english), ("de", .german), ("de-AT", .german),
      ("de_DE@euro", .german), ("zh", .simplifiedChinese), ("zh-Hans", .simplifiedChinese),
      ("zh_CN.UTF-8", .simplifiedChinese), ("zh-Hans-HK", .simplifiedChinese),
      ("zh-Hant", .traditionalChinese), ("ZH_tw.utf8", .traditionalChinese),
      ("zh-HK", .traditionalChinese), ("fr_FR.UTF-8", nil), ("C", nil), ("C.UTF-8", nil), ("", nil),
      ("english", nil),
    ] as [(String, ReportLanguage?)])
  func tags(tag: String, language: ReportLanguage?) {
    #expect(ReportLanguage(tag: tag) == language)
  }

  @Test(
    "the locale names one, and English stands for all others",
    arguments: [
      ([:], .english), (["LANG": "de_DE.UTF-8"], .german),
      (["LANG": "de_DE.UTF-8", "LC_MESSAGES": "zh_TW.UTF-8"], .traditionalChinese),
      (["LANG": "de_DE.UTF-8", "LC_ALL": "C"], .english),
      (["LANG": "de_DE.UTF-8", "LC_ALL": ""], .german),
      (["LANG": "de_DE.UTF-8", "LC_CTYPE": "zh_CN.UTF-8"], .german),
      (["LC_MESSAGES": "fr_FR.UTF-8", "LANG": "de_DE.UTF-8"], .english),
    ] as [([String: String], ReportLanguage)])
  func locale(variables: [String: String], language: ReportLanguage) {
    #expect(ReportLanguage(variables: variables) == language)
  }

  @Test(
    "numbers stand as the language writes them",
    arguments: [
      (.english, "1,234,567", "3.6", "0.05", "120", "55\u{A0}%"),
      (.german, "1.234.567", "3,6", "0,05", "120", "55\u{A0}%"),
      (.simplifiedChinese, "1,234,567", "3.6", "0.05", "120", "55%"),
      (.traditionalChinese, "1,234,567", "3.6", "0.05", "120", "55%"),
    ] as [(ReportLanguage, String, String, String, String, String)])
  func numbers(
    language: ReportLanguage, grouped: String, decimal: String, small: String, large: String,
    percent: String
  ) {
    let phrases = language.phrases(generated: SampleInbox.findings.generated)
    #expect(phrases.number(1_234_567) == grouped)
    #expect(phrases.decimal(3.6) == decimal)
    #expect(phrases.decimal(0.051) == small)
    #expect(phrases.decimal(119.6) == large)
    #expect(phrases.percent(55) == percent)
    #expect(phrases.decimal(.infinity) == "–")
  }

  @Test(
    "dates stand as the language writes them",
    arguments: [
      (
        .english,
        [
          "8 Mar", "31 Dec 2025", "8 March", "Mar 2026", "20 Jan – 20 Mar 2026",
          "31 Dec 2025 – 8 Mar 2026", "8\u{A0}–\u{A0}20 March", "21 March 2026, 02:15 UTC",
        ]
      ),
      (
        .german,
        [
          "8. März", "31. Dez. 2025", "8. März", "März 2026", "20. Jan. – 20. März 2026",
          "31. Dez. 2025 – 8. März 2026", "8.–20. März", "21. März 2026, 02:15 UTC",
        ]
      ),
      (
        .simplifiedChinese,
        [
          "3月8日", "2025年12月31日", "3月8日", "2026年3月", "2026年1月20日 – 3月20日",
          "2025年12月31日 – 2026年3月8日", "3月8日–20日", "2026年3月21日 02:15 UTC",
        ]
      ),
    ] as [(ReportLanguage, [String])])
  func dates(language: ReportLanguage, texts: [String]) {
    let findings = SampleInbox.findings
    let phrases = language.phrases(generated: findings.generated)
    let (first, eighth, last) = (SampleInbox.firstDay, 20_520, 20_532)
    #expect(
      [
        phrases.shortDay(eighth), phrases.shortDay(20_453), phrases.day(eighth),
        phrases.month(eighth), phrases.period(first, last), phrases.period(20_453, eighth),
        phrases.days(eighth, last), phrases.moment(findings.generated),
      ] == texts)
  }

  @Test(
    "one and several",
    arguments: [
      (.english, ["1 mail", "2 mails", "one day", "1 person", "1 older release", "0 mails"]),
      (.german, ["1 Mail", "2 Mails", "einem Tag", "1 Person", "1 ältere Version", "0 Mails"]),
      (.simplifiedChinese, ["1 封邮件", "2 封邮件", "1 天", "1 人", "1 个旧版本", "0 封邮件"]),
      (.traditionalChinese, ["1 封郵件", "2 封郵件", "1 天", "1 人", "1 個舊版本", "0 封郵件"]),
    ] as [(ReportLanguage, [String])])
  func plurals(language: ReportLanguage, texts: [String]) {
    let phrases = language.phrases(generated: SampleInbox.findings.generated)
    #expect(
      [
        phrases.mails(1), phrases.mails(2), phrases.daysInWords(1), phrases.people(1),
        phrases.olderReleases(1), phrases.mails(0),
      ] == texts)
  }

  @Test(
    "the verdict is a whole sentence",
    arguments: [
      (.english, "Lumen Notes 4.2.0 crashes at launch on iPadOS 26.3"),
      (.german, "Lumen Notes 4.2.0 stürzt unter iPadOS 26.3 beim Start ab"),
      (.simplifiedChinese, "Lumen Notes 4.2.0 在 iPadOS 26.3 上一启动就闪退"),
      (.traditionalChinese, "Lumen Notes 4.2.0 在 iPadOS 26.3 上一啟動就閃退"),
    ] as [(ReportLanguage, String)])
  func verdict(language: ReportLanguage, text: String) {
    let phrases = language.phrases(generated: SampleInbox.findings.generated)
    #expect(phrases.headline(SampleRegressions.crash).plain == text)
  }
}
