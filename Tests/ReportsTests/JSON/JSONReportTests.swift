import Analysis
import Bytes
import Testing

@testable import Reports

@Suite("JSON, report.md section 5")
struct JSONReportTests {
  @Test("the sample inbox gives the keys of the documentation in their order")
  func sample() {
    var findings = SampleInbox.findings
    findings.daily = [
      DailyCount(day: 20_531, app: SampleInbox.lumen, version: "4.2.0", reports: 10),
      DailyCount(day: 20_532, app: SampleInbox.lumen, version: "4.2.0", reports: 9),
      DailyCount(day: 20_532, app: SampleInbox.ferry, version: "3.0.0", reports: 4),
    ]
    findings.regressions[0].devices.removeLast(5)
    findings.regressions[0].words.removeLast(3)
    findings.regressions[1].words = []
    #expect(Output.text(JSONReport.self, findings) == Self.documented + "\n")
  }

  private static let documented = #"""
    {"schema":"triage-report/1","generator":{"name":"triage","version":"1.0.0"},\#
    "generated":"2026-03-21T02:15:00Z","period":{"from":"2026-01-20T00:00:00Z",\#
    "to":"2026-03-20T23:59:59Z","newest_message":"2026-03-20T21:47:10Z"},"sources":[{\#
    "path":"~/Maildir","type":"maildir","messages":1742,"bytes":61382217,"errors":0}],\#
    "totals":{"messages":1742,"duplicates":12,"redated":0,"apps":2,"releases":8,"kinds":{\#
    "report":783,"reply":318,"staff":402,"auto":37,"bounce":9,"bulk":61,"spam":120},\#
    "reports":742,"reporters":668,"unclassified":41,"regressions":{"broken":1,"watch":1,\#
    "resolved":1}},"apps":[{"name":"Lumen Notes","bundle_id":"com.example.lumen",\#
    "newest":"4.2.0","state":"broken","reports":470,"reporters":421,"unanswered":31},{\#
    "name":"Ferry Timer","bundle_id":null,"newest":"3.0.0","state":"usual","reports":272,\#
    "reporters":247,"unanswered":6}],"releases":[{"app":"Lumen Notes","version":"4.2.0",\#
    "state":"broken","first_seen":"2026-03-07T17:20:44Z","last_seen":"2026-03-20T21:47:10Z",\#
    "reports":147,"reporters":131,"first_14_days":147},{"app":"Lumen Notes","version":"4.1.3",\#
    "state":"usual","first_seen":"2026-02-16T09:02:31Z","last_seen":"2026-03-20T11:30:05Z",\#
    "reports":141,"reporters":128,"first_14_days":77},{"app":"Lumen Notes","version":"4.1.0",\#
    "state":"usual","first_seen":"2026-01-26T08:11:00Z","last_seen":"2026-03-20T08:14:52Z",\#
    "reports":118,"reporters":109,"first_14_days":60},{"app":"Lumen Notes","version":"4.0.2",\#
    "state":"usual","first_seen":null,"last_seen":"2026-03-20T06:40:19Z","reports":64,\#
    "reporters":60,"first_14_days":null},{"app":"Ferry Timer","version":"3.0.0",\#
    "state":"usual","first_seen":"2026-03-11T12:00:09Z","last_seen":"2026-03-20T20:21:33Z",\#
    "reports":39,"reporters":37,"first_14_days":null},{"app":"Ferry Timer","version":"2.9.2",\#
    "state":"usual","first_seen":"2026-02-11T10:45:27Z","last_seen":"2026-03-20T19:58:01Z",\#
    "reports":104,"reporters":97,"first_14_days":52},{"app":"Ferry Timer","version":"2.9.1",\#
    "state":"resolved","first_seen":"2026-02-01T14:33:50Z","last_seen":"2026-03-20T07:07:07Z",\#
    "reports":71,"reporters":63,"first_14_days":39},{"app":"Ferry Timer","version":"2.9.0",\#
    "state":"usual","first_seen":null,"last_seen":"2026-03-20T16:12:40Z","reports":58,\#
    "reporters":55,"first_14_days":null}],"daily":[{"day":"2026-03-19T00:00:00Z",\#
    "app":"Lumen Notes","version":"4.2.0","reports":10},{"day":"2026-03-20T00:00:00Z",\#
    "app":"Lumen Notes","version":"4.2.0","reports":9},{"day":"2026-03-20T00:00:00Z",\#
    "app":"Ferry Timer","version":"3.0.0","reports":4}],"regressions":[{\#
    "id":"lumen-notes-4.2.0-crash-ipados-26.3","app":"Lumen Notes","version":"4.2.0",\#
    "previous":"4.1.3","symptom":"crash","os":{"name":"iPadOS","version":"26.3"},\#
    "device":null,"also":["launch"],"level":"broken","status":"new",\#
    "first_alarm":"2026-03-10T00:00:00Z","first_seen":"2026-03-08T07:41:03Z",\#
    "last_seen":"2026-03-20T18:22:51Z","reports":38,"reporters":34,"unanswered":12,\#
    "expected":3.6,"ratio":10.6,"ratio_low":7.5,"ratio_high":14.5,"q_value":3.3e-23,\#
    "groups_tested":412,"compare":[{"version":"4.1.3","os_version":"26.2","reports":1,\#
    "of":17},{"version":"4.1.3","os_version":"26.3","reports":2,"of":44},{"version":"4.2.0",\#
    "os_version":"26.2","reports":1,"of":11},{"version":"4.2.0","os_version":"26.3",\#
    "reports":38,"of":69}],"devices":[{"name":"iPad Pro 11-inch (M4)","reports":11},{\#
    "name":"iPad Air 11-inch (M2)","reports":9}],"words":[{"word":"white screen","reports":19,\#
    "share":0.5,"share_elsewhere":0.01}],"crash":{\#
    "signature":"EXC_BREAKPOINT SidebarModel.restoreSelection()","reports":6,"of":7},\#
    "message_ids":["CAF7n2@mail.example.net","B41C-77@icloud.example","9d1f.33@gmx.example",\#
    "tw.8812@mail.example"]},{"id":"lumen-notes-4.2.0-sync","app":"Lumen Notes",\#
    "version":"4.2.0","previous":"4.1.3","symptom":"sync","os":null,"device":null,"also":[],\#
    "level":"watch","status":"new","first_alarm":"2026-03-15T00:00:00Z",\#
    "first_seen":"2026-03-09T06:15:20Z","last_seen":"2026-03-19T22:40:02Z","reports":23,\#
    "reporters":22,"unanswered":4,"expected":8.6,"ratio":2.7,"ratio_low":1.7,"ratio_high":4,\#
    "q_value":0.0048,"groups_tested":412,"compare":[],"devices":[],"words":[],"crash":null,\#
    "message_ids":["77aa.10@mail.example"]},{"id":"ferry-timer-2.9.1-login-android",\#
    "app":"Ferry Timer","version":"2.9.1","previous":"2.9.0","symptom":"login","os":{\#
    "name":"Android","version":null},"device":null,"also":[],"level":"broken",\#
    "status":"resolved","first_alarm":"2026-02-05T00:00:00Z",\#
    "first_seen":"2026-02-02T08:05:41Z","last_seen":"2026-02-13T15:59:12Z","reports":21,\#
    "reporters":19,"unanswered":0,"expected":2.6,"ratio":8.1,"ratio_low":5,\#
    "ratio_high":12.3,"q_value":1.8e-10,"groups_tested":412,"compare":[],"devices":[],\#
    "words":[],"crash":null,"message_ids":["f-2231@mail.example"]}],"watch_list":[],\#
    "unclassified":{"reports":41,"reasons":{"no-trailer":24,"trailer-removed":9,\#
    "unknown-app":5,"damaged":3},"examples":[{"path":"~/Maildir/cur/1770823001.M5:2,S",\#
    "offset":0,"reason":"damaged"}]}}
    """#

  @Test(
    "estimates have three significant digits",
    arguments: [
      (3.6, 3.6), (10.594594594594595, 10.6), (120.4, 120), (0.051249, 0.0512), (0, 0),
      (3.3e-23, 3.3e-23), (-2.5555, -2.56),
      (0.9999, 1),
      (.leastNonzeroMagnitude, .leastNonzeroMagnitude),
      (.greatestFiniteMagnitude, .greatestFiniteMagnitude),
    ] as [(Double, Double)])
  func significant(number: Double, rounded: Double) {
    #expect(NumberText.significant(number) == rounded)
  }

  @Test("what is not known is null, and an empty inbox has all keys")
  func empty() {
    let now = SampleInbox.time("2026-03-21T02:15:00Z")
    let findings = Findings(generated: now, reference: now, period: ReportPeriod())
    #expect(
      Output.text(JSONReport.self, findings) == #"""
        {"schema":"triage-report/1","generator":{"name":"triage","version":"1.0.0"},\#
        "generated":"2026-03-21T02:15:00Z",\#
        "period":{"from":null,"to":null,"newest_message":null},"sources":[],\#
        "totals":{"messages":0,"duplicates":0,"redated":0,"apps":0,"releases":0,\#
        "kinds":{"report":0,"reply":0,"staff":0,"auto":0,"bounce":0,"bulk":0,"spam":0},\#
        "reports":0,"reporters":0,"unclassified":0,\#
        "regressions":{"broken":0,"watch":0,"resolved":0}},"apps":[],"releases":[],"daily":[],\#
        "regressions":[],"watch_list":[],\#
        "unclassified":{"reports":0,"reasons":{},"examples":[]}}

        """#)
  }

  @Test("entries of the watch list have no judgement")
  func watchList() {
    var findings = SampleInbox.findings
    findings.watchList = [findings.regressions.removeLast()]
    let text = Output.text(JSONReport.self, findings)
    let list = text.components(from: #""watch_list":"#)
    #expect(list.hasPrefix(#"[{"id":"ferry-timer-2.9.1-login-android","app":"Ferry Timer","#))
    #expect(list.contains(#""also":[],"first_alarm":"2026-02-05T00:00:00Z""#))
    #expect(!list.contains(#""level""#))
    #expect(!list.contains(#""status""#))
  }

  @Test("without quotes there are no words")
  func withoutQuotes() {
    var options = Output.options
    options.omitsQuotes = true
    let text = Output.text(JSONReport.self, SampleInbox.findings, options: options)
    #expect(!text.contains("white screen"))
    #expect(text.contains(#""words":[]"#))
  }
}
