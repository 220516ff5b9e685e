import Analysis
import Bytes
import Records
import Testing

@testable import Reports

@Suite("HTML page, report.md section 3")
struct HTMLReportTests {
  private static let inboxes: [(String, Findings)] = [
    ("sample", SampleInbox.findings), ("good day", OtherInboxes.goodDay),
    ("partly too few", OtherInboxes.partlyTooFew), ("empty", OtherInboxes.empty),
    ("no app", OtherInboxes.noApp), ("one release", OtherInboxes.oneRelease),
    ("archive", OtherInboxes.archive), ("hostile", OtherInboxes.hostile),
    ("many releases", OtherInboxes.manyReleases), ("long names", OtherInboxes.longNames),
    ("watch", OtherInboxes.watchOnly), ("absurd", OtherInboxes.absurd),
  ]

  private static func page(_ findings: Findings) -> String {
    Output.text(HTMLReport.self, findings)
  }

  @Test("every page is well made", arguments: inboxes)
  func wellMade(name: String, findings: Findings) {
    let page = ReadPage(Self.page(findings))
    #expect(page.faults == [])
    #expect(page.elements("h1").count == 1)
    #expect(page.elements("title").filter { $0.parents == ["html", "head"] }.count == 1)
    let ids = page.elements.compactMap { $0["id"] }
    #expect(Set(ids).count == ids.count)
    for element in page.elements {
      #expect(element["style"] == nil)
      #expect(element["src"] == nil)
      #expect(!element.attributes.contains { $0.name.hasPrefix("on") })
      if let href = element["href"], href.hasPrefix("#") {
        #expect(ids.contains(String(href.dropFirst())), "\(href) leads nowhere")
      }
      for name in (element["aria-labelledby"] ?? "").split(separator: " ") {
        #expect(ids.contains(String(name)), "\(name) labels nothing")
      }
    }
  }

  @Test("every picture has a title and a description, every table a caption", arguments: inboxes)
  func described(name: String, findings: Findings) {
    let text = Self.page(findings)
    let page = ReadPage(text)
    for name in ["title", "desc"] {
      #expect(
        page.elements(name).count { $0.parents.last == "svg" } == page.elements("svg").count)
    }
    for svg in page.elements("svg") {
      if svg["aria-hidden"] == "true" { continue }
      #expect(svg["role"] == "img")
      #expect(svg["aria-labelledby"]?.split(separator: " ").count == 2)
    }
    let pictures = page.elements("svg").filter { $0["role"] == "img" }.count
    #expect(text.count(of: "<desc id=") == pictures)
    #expect(page.elements("caption").count == page.elements("table").count)
    for head in page.elements("th") { #expect(head["scope"] != nil) }
  }

  @Test("headings leave no level out", arguments: inboxes)
  func headings(name: String, findings: Findings) {
    let levels = ReadPage(Self.page(findings)).elements.compactMap { element -> Int? in
      element.name.count == 2 && element.name.first == "h" ? Int(element.name.dropFirst()) : nil
    }
    var last = 0
    for level in levels {
      #expect(level <= last + 1)
      last = level
    }
  }

  @Test("the policy names the style and the script that are there, and nothing else")
  func policy() throws {
    let page = Self.page(SampleInbox.findings)
    func content(_ name: String) -> [UInt8] {
      let start = page.components(from: "<\(name)>")
      let end = start.firstRange(of: "</\(name)>")
      return [UInt8](start[..<(end?.lowerBound ?? start.startIndex)].utf8)
    }
    let (style, script) = (content("style"), content("script"))
    #expect(style.count > 10_000)
    #expect(script.count > 1000)
    #expect(script.count < 3072)
    let meta = ReadPage(page).elements("meta").first {
      $0["http-equiv"] == "Content-Security-Policy"
    }
    #expect(
      try #require(meta?["content"]) == """
        default-src &#39;none&#39;; \
        style-src &#39;sha256-\(Base64.text(SHA256.hash(style.span)))&#39;; \
        script-src &#39;sha256-\(Base64.text(SHA256.hash(script.span)))&#39;; \
        base-uri &#39;none&#39;; form-action &#39;none&#39;
        """)
  }

  @Test("nothing of a mail acts on the page")
  func hostile() {
    let text = Self.page(OtherInboxes.hostile)
    let page = ReadPage(text)
    #expect(page.elements("script").count == 1)
    #expect(page.elements("style").count == 1)
    #expect(page.elements("img").isEmpty)
    let known: Set<String> = [
      "html", "head", "meta", "title", "style", "body", "a", "header", "div", "p", "b", "span",
      "nav", "main", "section", "h1", "h2", "h3", "h4", "svg", "circle", "path", "rect", "g",
      "text", "desc", "bdi", "i", "code", "dl", "dt", "dd", "figure", "figcaption", "ul", "ol",
      "li", "article", "table", "caption", "thead", "tbody", "tr", "th", "td", "blockquote", "mark",
      "button", "details", "summary", "input", "label", "footer", "script",
    ]
    #expect(Set(page.elements.map(\.name)).subtracting(known) == [])
    #expect(text.contains("&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;"))
    for scalar in text.unicodeScalars {
      let isActing =
        scalar.value < 0x20 && scalar != "\n" || (0x7F...0x9F).contains(scalar.value)
        || (0x2028...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
        || scalar.value >= 0xE0000
      #expect(!isActing, "U+\(String(scalar.value, radix: 16)) on the page")
    }
    // An id that no link can hold safely leads nowhere, and can still be copied.
    #expect(!text.contains("mid:a\""))
    #expect(page.elements("blockquote").allSatisfy { $0["lang"] != "en\" onclick=\"x" })
  }

  @Test(
    "links to entries are the same in every run",
    arguments: [
      ("lumen-notes-4.2.0-crash-ipados-26.3", "r-lumen-notes-4.2.0-crash-ipados-26.3"),
      ("a.b-1", "r-a.b-1"), ("笔记-4.2.0", "r--4.2.0-5ede10fa87e5a3cf"), ("", "r--cbf29ce484222325"),
      ("A\" onx", "r-onx-1da8bc91f27e597d"),
    ])
  func anchors(id: String, anchor: String) { #expect(Anchor.name(id) == anchor) }

  @Test(
    "the title is the verdict",
    arguments: [
      (
        SampleInbox.findings,
        "Lumen Notes 4.2.0 crashes at launch on iPadOS 26.3 – support mail, 20 Jan – 20 Mar 2026"
      ),
      (OtherInboxes.goodDay, "Nothing unusual in 2 apps – support mail, 20 Jan – 20 Mar 2026"),
      (
        OtherInboxes.watchOnly,
        "Lumen Notes 4.2.0 brings more sync mail – support mail, 20 Jan – 20 Mar 2026"
      ),
      (OtherInboxes.empty, "No mail yet – support mail"),
      (OtherInboxes.noApp, "No mail names an app – support mail, 20 Jan – 20 Mar 2026"),
      (OtherInboxes.oneRelease, "Nothing to compare yet – support mail, 20 Jan – 20 Mar 2026"),
    ])
  func titles(findings: Findings, title: String) {
    #expect(Self.page(findings).contains("<title>\(title)</title>"))
  }

  @Test("the verdict of the sample inbox")
  func verdict() {
    let page = Self.page(SampleInbox.findings)
    let expected = [
      "1 release is broken",
      "<b><bdi>Lumen Notes 4.2.0</bdi></b> crashes at launch on <bdi>iPadOS 26.3</bdi></h1>",
      "Since <b>8 March</b>, one day after the release first appeared in the mail. Still going on.",
      "<dt>mails, from 34 people</dt><dd>38</dd>", "<dt>were to be expected</dt><dd>3.6</dd>",
      "<dt>as many as usual</dt><dd>10.6×</dd>",
      "href=\"#r-lumen-notes-4.2.0-crash-ipados-26.3\">Who, why, and which mails</a>",
    ]
    for text in expected { #expect(page.contains(text), "\(text) is missing") }
    #expect(
      page.contains(
        "2 mails before 4.2.0 appeared on 7 March, 38 since then. The most are 5 on 10 March."))
  }

  @Test("what else is said below the verdict")
  func also() {
    let page = Self.page(SampleInbox.findings)
    for text in [
      "<b>Watch:</b> <bdi>Lumen Notes 4.2.0</bdi>, sync, 23 mails where 8.6 were expected.",
      "<b>Fine:</b> <bdi>Ferry Timer 3.0.0</bdi>, ten days out, nothing unusual.",
      "<b>Resolved:</b> <bdi>Ferry Timer 2.9.1</bdi>, login on <bdi>Android</bdi>, last mail 13 Feb.",
    ] { #expect(page.contains(text), "\(text) is missing") }
  }

  @Test("a card says for whom, in which words, and where to look")
  func card() {
    let page = Self.page(SampleInbox.findings)
    for text in [
      "<article class=\"card entry bad\" id=\"r-lumen-notes-4.2.0-crash-ipados-26.3\"",
      "between 7.5 and 14.5", "<td class=\"h4\">38 of 69</td>", "<td class=\"h0\">2 of 44</td>",
      "Only the two together: few such mails about <bdi>4.1.3</bdi> on <bdi>26.3</bdi>, and few "
        + "about <bdi>4.2.0</bdi> on <bdi>26.2</bdi>.",
      "<th scope=\"row\">3 other models</th>", "19 · else 1\u{A0}%",
      "6 of 7 attached crash reports stop at the same place", "Four of the 38 mails",
      "12 of them have no answer from you yet",
      "as soon as the <mark>white screen</mark> appears", "In <mark>Split View</mark> it lives",
      "<blockquote lang=\"zh-Hant\" dir=\"auto\">", "href=\"mid:CAF7n2@mail.example.net\"",
      "data-copy=\"id:CAF7n2@mail.example.net\"", "<code>~/Maildir/cur/1772955663.M4:2,S</code>",
      "8 Mar, 07:41 · sender 212 · <bdi>iPad Pro 11-inch (M4)</bdi>",
    ] { #expect(page.contains(text), "\(text) is missing") }
  }

  @Test("the first days of the releases are compared")
  func firstDays() {
    #expect(
      Self.page(SampleInbox.findings).contains(
        "In their first 14 days: <bdi>Lumen Notes 4.2.0</bdi> has 147 mails, <bdi>4.1.3</bdi> had "
          + "77, <bdi>4.1.0</bdi> had 60. <bdi>Ferry Timer 3.0.0</bdi> has 39 after ten days; "
          + "<bdi>2.9.2</bdi> had 39 by then."))
  }

  @Test("the map is coloured from three mails, and has a dash below five")
  func heat() {
    let page = Self.page(SampleInbox.findings)
    #expect(page.contains("On which systems does it crash?"))
    #expect(page.contains("<td class=\"h4\"><b>55\u{A0}%</b><span>38 of 69</span></td>"))
    #expect(page.contains("<td class=\"h0\"><b>9\u{A0}%</b><span>1 of 11</span></td>"))
    #expect(page.contains("<td class=\"none\"><b>–</b><span>0 of 4</span></td>"))
  }

  @Test("topics stand against all mail before, in points")
  func topics() {
    let page = Self.page(SampleInbox.findings)
    #expect(
      page.contains(
        "<td class=\"num\">43</td><td class=\"num\">29\u{A0}%</td><td class=\"num\">5\u{A0}%</td>"
          + "<td class=\"num wide\">+24</td>"))
    #expect(
      page.contains(
        "<td class=\"num\">20</td><td class=\"num\">14\u{A0}%</td><td class=\"num\">30\u{A0}%</td>"
          + "<td class=\"num wide\">−16</td>"))
  }

  @Test("the foot tells what was read")
  func foot() {
    #expect(
      Self.page(SampleInbox.findings).contains(
        "<b>Read:</b> <bdi>~/Maildir</bdi>, 1,742 messages: 783 first contacts, 318 follow-ups, "
          + "402 of your own replies, 120 spam, 61 from lists, 37 automatic, 9 bounces, "
          + "12 duplicates."))
  }

  @Test("an old archive says how old it is")
  func archive() {
    #expect(
      Self.page(OtherInboxes.archive).contains(
        "The newest mail is 212 days old: all of this is judged as of 20 March."))
  }

  @Test("releases without mail in the last 90 days are folded, and what is cut has its number")
  func manyReleases() {
    let page = Self.page(OtherInboxes.manyReleases)
    #expect(page.contains("35 older releases without mail in the last 90 days</summary>"))
    #expect(page.contains("20 further releases are not shown; the JSON report has all."))
    #expect(page.contains("57 older releases</bdi></li>"))
    #expect(page.contains("mail a month"))
  }

  @Test("the same findings give the same bytes")
  func deterministic() {
    #expect(Self.page(SampleInbox.findings) == Self.page(SampleInbox.findings))
  }
}
