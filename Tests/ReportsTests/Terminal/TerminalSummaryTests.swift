import Analysis
import Bytes
import Records
import Testing

@testable import Reports

@Suite("Terminal summary, report.md section 2")
struct TerminalSummaryTests {
  @Test("80 columns")
  func wide() {
    #expect(
      Output.terminal(SampleInbox.findings) == """
        ✗ BROKEN  Lumen Notes 4.2.0   crash on iPadOS 26.3          since 8 Mar, ongoing
            38 mails from 34 people, 3.6 expected: 10.6× as many (7.5 to 14.5)
            fine: 4.1.3 on iPadOS 26.3 (2 of 44), 4.2.0 on iPadOS 26.2 (1 of 11)
            words: white screen, launch, split view        not answered yet: 12
            “Since yesterday’s update the app closes as soon as the white screen …”
            triage explain ~/Maildir/cur/1772955663.M4:2,S
        ! WATCH   Lumen Notes 4.2.0   sync                          since 9 Mar, ongoing
            23 mails from 22 people, 8.6 expected: 2.7× as many (1.7 to 4.0)
            triage explain ~/Maildir/cur/1773263539.M1:2,S

          APP          RELEASE  STATE     MAILS  SINCE   LAST 28 DAYS
          Lumen Notes  4.2.0    ✗ broken    147  7 Mar                 ▁▂█▇▅▅█▃▄▃▃▄▄▄
                       4.1.3    usual       141  16 Feb  ▂▃▂▁▅▂▁▂▁▃▂▂▃▁▁▁▃▁▂▁▂▁▁▁▁▁▁▁
                       2 older releases     182
          Ferry Timer  3.0.0    usual        39  11 Mar                    ▁▂▆█▁▇▃▃▄▄
                       2.9.2    usual       104  11 Feb  ▅▃▄▁▅▃▂▆▁▃▃▂▄▃▁ ▃▁ ▂▁▁▂▁▂ ▃▃
                       2 older releases     129

        783 first contacts in 1,742 messages, 20 Jan to 20 Mar 2026. 41 name no app.
        Wrote nothing yet: add -o report.html to see all of it.

        """)
  }

  @Test("60 columns: no sparkline, longer lines are broken")
  func narrow() {
    #expect(
      Output.terminal(SampleInbox.findings, style: TerminalStyle(columns: 60)) == """
        ✗ BROKEN  Lumen Notes 4.2.0
            crash on iPadOS 26.3, since 8 Mar, ongoing
            38 mails from 34 people, 3.6 expected: 10.6× as many
            (7.5 to 14.5)
            fine: 4.1.3 on iPadOS 26.3 (2 of 44), 4.2.0 on
            iPadOS 26.2 (1 of 11)
            words: white screen, launch, split view
            not answered yet: 12
            “Since yesterday’s update the app closes as soon as …”
            triage explain ~/Maildir/cur/1772955663.M4:2,S
        ! WATCH   Lumen Notes 4.2.0   sync      since 9 Mar, ongoing
            23 mails from 22 people, 8.6 expected: 2.7× as many
            (1.7 to 4.0)
            triage explain ~/Maildir/cur/1773263539.M1:2,S

          APP          RELEASE  STATE     MAILS  SINCE
          Lumen Notes  4.2.0    ✗ broken    147  7 Mar
                       4.1.3    usual       141  16 Feb
                       2 older releases     182
          Ferry Timer  3.0.0    usual        39  11 Mar
                       2.9.2    usual       104  11 Feb
                       2 older releases     129

        783 first contacts in 1,742 messages, 20 Jan to 20 Mar 2026.
        41 name no app.
        Wrote nothing yet: add -o report.html to see all of it.

        """)
  }

  @Test("40 columns: no dates in the table")
  func narrowest() {
    #expect(
      Output.terminal(SampleInbox.findings, style: TerminalStyle(columns: 40)) == """
        ✗ BROKEN  Lumen Notes 4.2.0
            crash on iPadOS 26.3, since 8 Mar,
            ongoing
            38 mails from 34 people, 3.6
            expected: 10.6× as many
            (7.5 to 14.5)
            fine: 4.1.3 on iPadOS 26.3
            (2 of 44), 4.2.0 on iPadOS 26.2
            (1 of 11)
            words: white screen, launch, split
            view
            not answered yet: 12
            “Since yesterday’s update the app …”
            triage explain ~/Maildir/cur/1772955663.M4:2,S
        ! WATCH   Lumen Notes 4.2.0
            sync, since 9 Mar, ongoing
            23 mails from 22 people, 8.6
            expected: 2.7× as many (1.7 to 4.0)
            triage explain ~/Maildir/cur/1773263539.M1:2,S

          APP          RELEASE  STATE     MAILS
          Lumen Notes  4.2.0    ✗ broken    147
                       4.1.3    usual       141
                       2 older releases     182
          Ferry Timer  3.0.0    usual        39
                       2.9.2    usual       104
                       2 older releases     129

        783 first contacts in 1,742 messages, 20
        Jan to 20 Mar 2026. 41 name no app.
        Wrote nothing yet: add -o report.html to
        see all of it.

        """)
  }

  @Test("a locale without UTF-8 gets signs of ASCII and no sparkline")
  func ascii() {
    #expect(
      Output.terminal(SampleInbox.findings, style: TerminalStyle(isUTF8: false)) == """
        X BROKEN  Lumen Notes 4.2.0   crash on iPadOS 26.3          since 8 Mar, ongoing
            38 mails from 34 people, 3.6 expected: 10.6x as many (7.5 to 14.5)
            fine: 4.1.3 on iPadOS 26.3 (2 of 44), 4.2.0 on iPadOS 26.2 (1 of 11)
            words: white screen, launch, split view        not answered yet: 12
            "Since yesterday's update the app closes as soon as the white screen ..."
            triage explain ~/Maildir/cur/1772955663.M4:2,S
        ! WATCH   Lumen Notes 4.2.0   sync                          since 9 Mar, ongoing
            23 mails from 22 people, 8.6 expected: 2.7x as many (1.7 to 4.0)
            triage explain ~/Maildir/cur/1773263539.M1:2,S

          APP          RELEASE  STATE     MAILS  SINCE
          Lumen Notes  4.2.0    X broken    147  7 Mar
                       4.1.3    usual       141  16 Feb
                       2 older releases     182
          Ferry Timer  3.0.0    usual        39  11 Mar
                       2.9.2    usual       104  11 Feb
                       2 older releases     129

        783 first contacts in 1,742 messages, 20 Jan to 20 Mar 2026. 41 name no app.
        Wrote nothing yet: add -o report.html to see all of it.

        """)
  }

  @Test("a good day is one line, then the table")
  func goodDay() {
    #expect(
      Output.terminal(OtherInboxes.goodDay) == """
        ✓ Nothing unusual in 2 apps. Newest: Lumen Notes 4.2.0 (147 mails), Ferry Timer
          3.0.0 (39).

          APP          RELEASE  STATE     MAILS  SINCE   LAST 28 DAYS
          Lumen Notes  4.2.0    usual       147  7 Mar                 ▁▂█▇▅▅█▃▄▃▃▄▄▄
                       4.1.3    usual       141  16 Feb  ▂▃▂▁▅▂▁▂▁▃▂▂▃▁▁▁▃▁▂▁▂▁▁▁▁▁▁▁
                       2 older releases     182
          Ferry Timer  3.0.0    usual        39  11 Mar                    ▁▂▆█▁▇▃▃▄▄
                       2.9.2    usual       104  11 Feb  ▅▃▄▁▅▃▂▆▁▃▃▂▄▃▁ ▃▁ ▂▁▁▂▁▂ ▃▃
                       2 older releases     129

        783 first contacts in 1,742 messages, 20 Jan to 20 Mar 2026. 41 name no app.
        Wrote nothing yet: add -o report.html to see all of it.

        """)
  }

  @Test("an app with too little mail is not called fine")
  func tooFew() {
    #expect(
      Output.terminal(OtherInboxes.partlyTooFew) == """
        ✓ Nothing unusual in 1 app. Newest: Lumen Notes 4.2.0 (147 mails).
          Too few mails to say anything about Ferry Timer 3.0.0 (4 mails).

          APP          RELEASE  STATE     MAILS  SINCE   LAST 28 DAYS
          Lumen Notes  4.2.0    usual       147  7 Mar                 ▁▂█▇▅▅█▃▄▃▃▄▄▄
                       4.1.3    usual       141  16 Feb  ▂▃▂▁▅▂▁▂▁▃▂▂▃▁▁▁▃▁▂▁▂▁▁▁▁▁▁▁
                       2 older releases     182
          Ferry Timer  3.0.0    too few       4  11 Mar                    ▁▂▆█▁▇▃▃▄▄
                       2.9.2    usual       104  11 Feb  ▅▃▄▁▅▃▂▆▁▃▃▂▄▃▁ ▃▁ ▂▁▁▂▁▂ ▃▃
                       2 older releases     129

        783 first contacts in 1,742 messages, 20 Jan to 20 Mar 2026. 41 name no app.
        Wrote nothing yet: add -o report.html to see all of it.

        """)
  }

  @Test("an empty inbox")
  func empty() {
    #expect(
      Output.terminal(OtherInboxes.empty) == """
        No messages in ~/Maildir (Maildir, 0 files).

        """)
  }

  @Test("mail without any trailer")
  func noApp() {
    #expect(
      Output.terminal(OtherInboxes.noApp) == """
        0 of 214 first contacts name an app.
          300 messages: 214 first contacts, 1 follow-up, 85 spam.
          Last 28 days: ▂▄▆█▂▄▆█▂▄▆█▂▄▆█▂▄▆█▂▄▆█▂▄▆█
          Some beginnings of subjects look like apps. Lines in the config file accept
          them:
            [app "Lumen Notes"]
            [app "Packrat"]
          To get mail that says which app it is about, put a support link into your app:
          triage compose --app "Your App"
        Wrote nothing yet: add -o report.html to see all of it.

        """)
  }

  @Test("one app with one release")
  func oneRelease() {
    #expect(
      Output.terminal(OtherInboxes.oneRelease) == """
        Lumen Notes 4.2.0 is the only release in this mail (147 mails): there is nothing
        to compare it with.

          APP          RELEASE  STATE     MAILS  SINCE  LAST 28 DAYS
          Lumen Notes  4.2.0    too few     147  7 Mar                ▁▂█▇▅▅█▃▄▃▃▄▄▄

        783 first contacts in 1,742 messages, 20 Jan to 20 Mar 2026. 41 name no app.
        Wrote nothing yet: add -o report.html to see all of it.

        """)
  }

  @Test("an old archive is judged as of its newest mail")
  func archive() {
    #expect(
      Output.terminal(OtherInboxes.archive) == """
        ✗ BROKEN  Lumen Notes 4.2.0   crash on iPadOS 26.3          since 8 Mar, ongoing
            38 mails from 34 people, 3.6 expected: 10.6× as many (7.5 to 14.5)
            fine: 4.1.3 on iPadOS 26.3 (2 of 44), 4.2.0 on iPadOS 26.2 (1 of 11)
            words: white screen, launch, split view        not answered yet: 12
            “Since yesterday’s update the app closes as soon as the white screen …”
            triage explain ~/Maildir/cur/1772955663.M4:2,S
        ! WATCH   Lumen Notes 4.2.0   sync                          since 9 Mar, ongoing
            23 mails from 22 people, 8.6 expected: 2.7× as many (1.7 to 4.0)
            triage explain ~/Maildir/cur/1773263539.M1:2,S

          APP          RELEASE  STATE     MAILS  SINCE   LAST 28 DAYS
          Lumen Notes  4.2.0    ✗ broken    147  7 Mar                 ▁▂█▇▅▅█▃▄▃▃▄▄▄
                       4.1.3    usual       141  16 Feb  ▂▃▂▁▅▂▁▂▁▃▂▂▃▁▁▁▃▁▂▁▂▁▁▁▁▁▁▁
                       2 older releases     182
          Ferry Timer  3.0.0    usual        39  11 Mar                    ▁▂▆█▁▇▃▃▄▄
                       2.9.2    usual       104  11 Feb  ▅▃▄▁▅▃▂▆▁▃▃▂▄▃▁ ▃▁ ▂▁▁▂▁▂ ▃▃
                       2 older releases     129

        783 first contacts in 1,742 messages, 20 Jan to 20 Mar 2026. 41 name no app.
        The newest mail is 212 days old: all of this is judged as of 20 March.
        Wrote nothing yet: add -o report.html to see all of it.

        """)
  }

  @Test("names of strangers neither act on the terminal nor break its columns")
  func hostile() {
    #expect(
      Output.terminal(OtherInboxes.hostile) == """
        ✗ BROKEN  笔记 �evil␛[2J�31m<b>&"'</b>␀ 4.2.0
            crash on iPadOS 26.3, since 8 Mar, ongoing
            38 mails from 34 people, 3.6 expected: 10.6× as many (7.5 to 14.5)
            fine: 4.1.3 on iPadOS 26.3 (2 of 44), 4.2.0 on iPadOS 26.2 (1 of 11)
            words: </style><img src=x onerror=alert(1)>, launch, split view
            not answered yet: 12
            “</script><script>alert(1)</script>�é́́́́́́́”
            triage explain '~/Maildir/cur/␛]0;x␇<i>'
        ! WATCH   笔记 �evil␛[2J�31m<b>&"'</b>␀ 4.2.0   sync        since 9 Mar, ongoing
            23 mails from 22 people, 8.6 expected: 2.7× as many (1.7 to 4.0)
            triage explain ~/Maildir/cur/1773263539.M1:2,S

          APP                         RELEASE  STATE     MAILS  SINCE   LAST 14 DAYS
          笔记 �evil␛[2J�31m<b>&"'<…  4.2.0    ✗ broken    147  7 Mar   ▁▂█▇▅▅█▃▄▃▃▄▄▄
                                      4.1.3    usual       141  16 Feb  ▁▁▃▁▂▁▂▁▁▁▁▁▁▁
                                      2 older releases     182
          Ferry Timer                 3.0.0    usual        39  11 Mar      ▁▂▆█▁▇▃▃▄▄
                                      2.9.2    usual       104  11 Feb  ▁ ▃▁ ▂▁▁▂▁▂ ▃▃
                                      2 older releases     129

        783 first contacts in 1,742 messages, 20 Jan to 20 Mar 2026. 41 name no app.
        Wrote nothing yet: add -o report.html to see all of it.

        """)
  }

  @Test("colour is only on the sign, the word and the sparkline of a broken release")
  func color() {
    let text = Output.terminal(SampleInbox.findings, style: TerminalStyle(usesColor: true))
    #expect(text.hasPrefix("\u{1B}[31m✗ BROKEN\u{1B}[0m  Lumen Notes 4.2.0   crash on"))
    #expect(text.contains("\n\u{1B}[33m! WATCH\u{1B}[0m   Lumen Notes 4.2.0   sync"))
    #expect(text.contains("\u{1B}[31m✗ broken\u{1B}[0m    147  7 Mar"))
    #expect(text.count(of: "\u{1B}[") == 8)
    var plain = text
    for code in ["\u{1B}[31m", "\u{1B}[33m", "\u{1B}[0m"] {
      plain = plain.split(separator: code, omittingEmptySubsequences: false).joined()
    }
    #expect(plain == Output.terminal(SampleInbox.findings))
  }

  @Test(
    "a path that a shell would cut is quoted, and an mbox has its offset",
    arguments: [
      ("~/Mail/inbox", 0, "triage explain ~/Mail/inbox\n"),
      ("~/Mail/inbox", 61_440, "triage explain ~/Mail/inbox#61440\n"),
      ("My Mail/in (old)", 7, "triage explain 'My Mail/in (old)#7'\n"),
      ("it's; rm -rf", 0, "triage explain 'it'\\''s; rm -rf'\n"),
      ("$(id)/`x`", 0, "triage explain '$(id)/`x`'\n"),
    ])
  func paths(path: String, offset: Int, line: String) {
    var findings = SampleInbox.findings
    findings.regressions[0].examples[0].path = path
    findings.regressions[0].examples[0].offset = offset
    #expect(Output.terminal(findings).contains("    " + line))
  }

  @Test("at most three entries are shown, and the others are counted")
  func manyEntries() {
    var findings = SampleInbox.findings
    findings.regressions = Array(repeating: SampleRegressions.sync, count: 7)
    #expect(Output.terminal(findings).count(of: "! WATCH") == 3)
    #expect(Output.terminal(findings).contains("\n  and 4 more: add -o report.html\n"))
    var options = Output.options
    options.outputs = ["out/a.json", "out/report.html"]
    let text = Output.terminal(findings, options: options)
    #expect(text.contains("\n  and 4 more: see out/report.html\n"))
    #expect(text.hasSuffix("\nWrote out/a.json, out/report.html.\n"))
  }

  @Test("without quotes there are no words of people")
  func withoutQuotes() {
    var options = Output.options
    options.omitsQuotes = true
    let text = Output.terminal(SampleInbox.findings, options: options)
    #expect(!text.contains("white screen"))
    #expect(text.contains("\n    not answered yet: 12\n    triage explain"))
  }

  @Test("news are the entries alone, resolved ones too, and nothing is no byte")
  func news() {
    func news(_ regressions: [Regression]) -> String {
      var buffer = ByteBuffer()
      TerminalSummary.writeNews(
        regressions, of: SampleInbox.findings, options: Output.options, style: TerminalStyle(),
        to: &buffer)
      return buffer.string
    }
    #expect(news([]) == "")
    #expect(
      news([SampleRegressions.login]) == """
        - RESOLVED  Ferry Timer 2.9.1   login on Android       2 Feb to 13 Feb, resolved
            21 mails from 19 people, 2.6 expected: 8.1× as many (5.0 to 12.3)
            triage explain ~/Maildir/cur/1770111043.M3:2,RS

        """)
  }

  @Test("absurd numbers end no run, in any format")
  func absurd() {
    for columns in [1, 20, 80, 1000] {
      let text = Output.terminal(OtherInboxes.absurd, style: TerminalStyle(columns: columns))
      #expect(text.contains("BROKEN"))
    }
    for format in ReportFormats.all {
      #expect(!Output.text(format, OtherInboxes.absurd).lowercased().contains("nan,"))
    }
  }
}
