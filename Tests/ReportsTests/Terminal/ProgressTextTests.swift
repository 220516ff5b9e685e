import Analysis
import Testing

@testable import Reports

@Suite("Progress, report.md section 2")
struct ProgressTextTests {
  @Test(
    "the line is shorter than the terminal is wide",
    arguments: [
      (80, "Reading ~/Maildir  ██████████▊          54 %  108,214 mails  11 s left"),
      (70, "Reading ~/Maildir  ██████▍      54 %  108,214 mails  11 s left"),
      (59, "Reading ~/Maildir  ████▎    54 %  108,214 mails  11 s left"),
      (58, "Reading ~/Maildir  54 %  108,214 mails  11 s left"),
      (49, "Reading ~/Maildir  54 %  108,214 mails"),
      (38, "54 %  108,214 mails"), (19, "108,214 mails"), (13, ""),
    ])
  func widths(columns: Int, line: String) {
    let text = ProgressText(
      path: "~/Maildir", messages: 108_214, fraction: 0.5412, secondsLeft: 11)
    #expect(text.line(.english, style: TerminalStyle(columns: columns)) == line)
  }

  @Test(
    "what isn't known is left out",
    arguments: [
      (nil, nil, "Reading -  1 mail"), (0, nil, "Reading -                       0 %  1 mail"),
      (1, 0, "Reading -  ████████████████████ 100 %  1 mail  0 s left"),
    ] as [(Double?, Int?, String)])
  func unknown(fraction: Double?, seconds: Int?, line: String) {
    let text = ProgressText(path: "-", messages: 1, fraction: fraction, secondsLeft: seconds)
    #expect(text.line(.english, style: TerminalStyle()) == line)
  }

  @Test(
    "times are rounded up",
    arguments: [
      (.english, 90, "90 s left"), (.english, 91, "2 min left"), (.english, 5400, "90 min left"),
      (.english, 5401, "2 h left"), (.german, 11, "noch 11 s"),
      (.simplifiedChinese, 150, "剩余 3 分钟"), (.traditionalChinese, 11, "剩餘 11 秒"),
    ] as [(ReportLanguage, Int, String)])
  func times(language: ReportLanguage, seconds: Int, text: String) {
    #expect(language.phrases(generated: SampleInbox.findings.generated).timeLeft(seconds) == text)
  }

  @Test("a path can't act on the terminal, and ASCII is enough")
  func hostile() {
    let text = ProgressText(
      path: "/tmp/\u{1B}[2J\u{202E}" + String(repeating: "a", count: 90), messages: 2,
      fraction: 0.5, secondsLeft: nil)
    let line = text.line(.english, style: TerminalStyle(isUTF8: false))
    #expect(line == "Reading /tmp/?[2J?aaaaaaaaaaaaaaaaaaa...  ##########           50 %  2 mails")
  }
}
