import Analysis
import Bytes
import Records

/// Inboxes of the kinds that are not the usual one.
enum OtherInboxes {
  private static func time(_ text: String) -> Timestamp { SampleInbox.time(text) }

  /// No message at all.
  static var empty: Findings {
    let now = time("2026-03-21T02:15:00Z")
    var findings = Findings(generated: now, reference: now, period: ReportPeriod())
    findings.sources = [
      SourceSummary(path: "~/Maildir", type: "maildir", messages: 0, bytes: 0, errors: 0)
    ]
    return findings
  }

  /// Two apps, and nothing unusual.
  static var goodDay: Findings {
    var findings = SampleInbox.findings
    findings.regressions = []
    findings.releases[0].state = .usual
    findings.releases[6].state = .usual
    findings.apps[0].state = .usual
    findings.totals.broken = 0
    findings.totals.watch = 0
    findings.totals.resolved = 0
    return findings
  }

  /// A good day for one app; of the other nothing can be said.
  static var partlyTooFew: Findings {
    var findings = goodDay
    findings.apps[1].state = .few
    findings.releases[4].state = .few
    findings.releases[4].reports = 4
    return findings
  }

  /// 214 first contacts, none of which names an app.
  static var noApp: Findings {
    var findings = SampleInbox.findings
    findings.apps = []
    findings.releases = []
    findings.daily = []
    findings.regressions = []
    findings.topics = []
    findings.cells = []
    findings.totals = Totals()
    findings.unplacedDaily = (0..<60).map { place in
      DayCount(day: SampleInbox.firstDay + place, reports: place % 4 + (place < 32 ? 3 : 1))
    }
    findings.totals.messages = 300
    findings.totals.kinds = [.report: 214, .reply: 1, .spam: 85]
    findings.totals.unclassified = 214
    findings.unclassified.reports = 214
    findings.unclassified.reasons = [.noTrailer: 214]
    findings.unclassified.candidates = ["Lumen Notes", "Packrat"]
    return findings
  }

  /// One app with one release.
  static var oneRelease: Findings {
    var findings = goodDay
    findings.apps = [findings.apps[0]]
    findings.releases = [findings.releases[0]]
    findings.apps[0].state = .few
    findings.releases[0].state = .few
    findings.daily = findings.daily.filter { $0.version == "4.2.0" }
    findings.topics = findings.topics.filter { $0.version == "4.2.0" }
    findings.cells = findings.cells.filter { $0.version == "4.2.0" }
    findings.totals.apps = 1
    findings.totals.releases = 1
    return findings
  }

  /// The sample inbox, looked at 212 days later.
  static var archive: Findings {
    var findings = SampleInbox.findings
    findings.generated = time("2026-10-18T08:00:00Z")
    findings.reference = time("2026-03-20T21:47:10Z")
    return findings
  }

  /// Names and texts that try to act on the reader's terminal or browser.
  static var hostile: Findings {
    var findings = SampleInbox.findings
    let app = "笔记 \u{202E}evil\u{1B}[2J\u{9B}31m<b>&\"'</b>\u{0}\u{200B}"
    findings.apps[0].name = app
    for place in 0..<4 { findings.releases[place].app = app }
    for place in findings.daily.indices where findings.daily[place].app == SampleInbox.lumen {
      findings.daily[place].app = app
    }
    for place in findings.cells.indices { findings.cells[place].app = app }
    for place in findings.topics.indices where findings.topics[place].app == SampleInbox.lumen {
      findings.topics[place].app = app
    }
    for place in 0..<2 { findings.regressions[place].app = app }
    findings.regressions[0].id = "笔记-<script>-4.2.0-crash"
    findings.regressions[0].words[0].word = "</style><img src=x onerror=alert(1)>"
    findings.regressions[0].devices[0].name = "iPad\u{2066}\r\n<svg onload=x>"
    findings.regressions[0].messageIDs[0] = "a\"onmouseover=alert(1)@x.example"
    findings.regressions[0].examples[0].messageID = "a\"onmouseover=alert(1)@x.example"
    findings.regressions[0].examples[0].language = "en\" onclick=\"x"
    findings.regressions[0].examples[0].text =
      "</script><script>alert(1)</script>\u{2028}\u{E0041}\u{E0042}e"
      + String(repeating: "\u{301}", count: 500)
    findings.regressions[0].examples[0].path = "~/Maildir/cur/\u{1B}]0;x\u{7}<i>"
    findings.sources[0].path = "~/<Mail>\u{202E}dir"
    return findings
  }
}

extension OtherInboxes {
  /// Five years of one app with 60 releases, of which the newest is to be watched.
  static var manyReleases: Findings {
    var findings = SampleInbox.findings
    let last = SampleInbox.firstDay + 59
    let first = last - 5 * 365
    findings.period.from = Timestamp.startOfDay(first)
    findings.apps = [findings.apps[0]]
    findings.apps[0].newest = "9.5.0"
    findings.apps[0].state = .watch
    findings.releases = (0..<60).map { place in
      let start = last - 10 - 30 * place
      return ReleaseSummary(
        app: SampleInbox.lumen, version: "\(9 - place / 6).\(5 - place % 6).0",
        state: place == 0 ? .watch : .usual,
        firstSeen: place == 59 ? nil : Timestamp.startOfDay(start),
        lastSeen: Timestamp.startOfDay(place < 5 ? last : start + 60), reports: 900 - place,
        reporters: 800 - place, firstFourteenDays: place == 0 ? nil : 300)
    }
    findings.daily = (first...last).flatMap { day in
      findings.releases.enumerated().compactMap { place, release -> DailyCount? in
        let age = day - (last - 10 - 30 * place)
        guard (0...90).contains(age) else { return nil }
        return DailyCount(
          day: day, app: release.app, version: release.version, reports: (day * 7 + place) % 5 + 1)
      }
    }
    findings.regressions = [findings.regressions[1]]
    findings.regressions[0].version = "9.5.0"
    findings.regressions[0].id = "lumen-notes-9.5.0-sync"
    findings.topics = findings.topics.map { topic in
      var topic = topic
      topic.version = topic.version == "4.2.0" ? "9.5.0" : "9.4.0"
      return topic
    }
    findings.cells = []
    return findings
  }

  /// Names in Chinese, and as long as they may be.
  static var longNames: Findings {
    var findings = SampleInbox.findings
    let names = [
      String(repeating: "Noteworthily", count: 8), "光影笔记与手写涂鸦专业版（家庭共享）",
    ]
    func renamed(_ app: String) -> String { app == SampleInbox.lumen ? names[0] : names[1] }
    for place in findings.apps.indices {
      findings.apps[place].name = renamed(findings.apps[place].name)
    }
    for place in findings.releases.indices {
      findings.releases[place].app = renamed(findings.releases[place].app)
      findings.releases[place].version += ".20260320.113005-nightly"
    }
    for place in findings.daily.indices {
      findings.daily[place].app = renamed(findings.daily[place].app)
      findings.daily[place].version += ".20260320.113005-nightly"
    }
    for place in findings.regressions.indices {
      findings.regressions[place].app = renamed(findings.regressions[place].app)
      findings.regressions[place].version += ".20260320.113005-nightly"
    }
    for place in findings.topics.indices {
      findings.topics[place].app = renamed(findings.topics[place].app)
      findings.topics[place].version += ".20260320.113005-nightly"
    }
    for place in findings.cells.indices {
      findings.cells[place].app = renamed(findings.cells[place].app)
      findings.cells[place].version += ".20260320.113005-nightly"
    }
    findings.apps[0].newest = "4.2.0.20260320.113005-nightly"
    findings.apps[1].newest = "3.0.0.20260320.113005-nightly"
    return findings
  }

  /// Nothing is broken, something is to be watched, and a group is on the watch list.
  static var watchOnly: Findings {
    var findings = SampleInbox.findings
    findings.watchList = [SampleRegressions.login]
    findings.regressions = [findings.regressions[1]]
    findings.regressions[0].unanswered = nil
    findings.releases[0].state = .watch
    findings.apps[0].state = .watch
    return findings
  }
}

extension OtherInboxes {
  /// Numbers that no analysis should give, and times at the ends of their range.
  static var absurd: Findings {
    var findings = SampleInbox.findings
    findings.regressions[0].ratio = .nan
    findings.regressions[0].ratioLow = -.infinity
    findings.regressions[0].ratioHigh = .infinity
    findings.regressions[0].expected = .greatestFiniteMagnitude
    findings.regressions[0].qValue = .nan
    findings.regressions[0].words[0].share = .nan
    findings.regressions[0].words[0].shareElsewhere = .nan
    findings.regressions[1].firstSeen = Timestamp(seconds: -1_000_000_000_000_000)
    findings.regressions[1].lastSeen = Timestamp(seconds: 1_000_000_000_000_000)
    findings.regressions[2].ratioHigh = 1e300
    findings.regressions[2].daily = [
      DailyCount(day: -10_000_000, app: "", version: "", reports: 0),
      DailyCount(day: 10_000_000, app: "", version: "", reports: -1),
    ]
    findings.releases[0].firstSeen = Timestamp(seconds: 1_000_000_000_000_000)
    findings.releases[4].firstSeen = Timestamp(seconds: -1_000_000_000_000_000)
    findings.releases[5].lastSeen = Timestamp(seconds: -1_000_000_000_000_000)
    findings.period.from = Timestamp(seconds: -1_000_000_000_000_000)
    findings.apps[1].newest = "no such release"
    findings.daily.append(
      DailyCount(day: -10_000_000, app: SampleInbox.lumen, version: "4.2.0", reports: 1))
    return findings
  }
}
