import Analysis
import Bytes

/// The answer: one sentence, the numbers behind it, a chart, and one line for all else.
struct VerdictSection {
  private let page: Page

  init(_ page: Page) { self.page = page }

  private var phrases: any Phrases { page.phrases }

  private var lead: Regression? {
    switch page.verdict {
    case .broken(let regression, _), .watch(let regression, _): regression
    case .noMail, .noApp, .oneRelease, .tooFew, .usual: nil
    }
  }

  private var state: ReleaseState {
    switch page.verdict {
    case .broken: .broken
    case .watch: .watch
    case .usual: .usual
    case .noMail, .noApp, .oneRelease, .tooFew: .few
    }
  }

  func write(to html: inout HTMLWriter) {
    let chart = chart
    let verdict = phrases.verdict(page)
    html.literal("\n")
    html.element(
      "section",
      [
        .id("verdict"),
        .class("verdict \(Icon.tone(state))\(chart == nil ? " alone" : "")"),
        .labelledBy("verdict-heading"),
      ]
    ) { section in
      section.element("div") { say in
        say.element("p", [.class("kick")]) { kick in
          Icon.write(state, phrases: phrases, to: &kick)
          kick.text(phrases.kicker(page.verdict))
        }
        // A very long name in very large letters is no longer quick to read.
        let size: [HTMLAttribute] = verdict.plain.count > 90 ? [.class("long")] : []
        say.element("h1", [.id("verdict-heading")] + size, verdict)
        writeLead(to: &say)
      }
      if let chart {
        section.literal("\n")
        section.element("figure") { figure in
          figure.element("figcaption", [], chart.caption)
          chart.bars.write(to: &figure)
        }
      }
    }
    writeAlso(to: &html)
    if let age = page.overview.ageOfNewestMail {
      html.element(
        "p", [.class("note aside")],
        phrases.archive(age: age, reference: page.findings.reference))
    }
  }

  // MARK: Text

  private func writeLead(to html: inout HTMLWriter) {
    let findings = page.findings
    var sentences: [Sentence] = []
    switch page.verdict {
    case .broken(let regression, _), .watch(let regression, _):
      let release = page.overview.release(regression.app, regression.version)?.summary
      sentences = [phrases.lead(regression, release: release, reference: findings.reference)]
    case .noMail: sentences = [phrases.noMessages(findings.sources)]
    case .noApp(let contacts):
      sentences = [phrases.noApp(firstContacts: contacts), phrases.composeStep]
    case .oneRelease(let app): sentences = [phrases.oneRelease(app)]
    case .tooFew: sentences = [phrases.tooFewLead]
    case .usual: sentences = [phrases.goodDayLead(page)]
    }
    for sentence in sentences { html.element("p", [.class("lead")], sentence) }
    if let lead { writeFacts(lead, to: &html) }
  }

  private func writeFacts(_ regression: Regression, to html: inout HTMLWriter) {
    html.element("dl", [.class("facts")]) { list in
      func fact(_ name: String, _ value: String, _ list: inout HTMLWriter) {
        list.element("div") { pair in
          pair.element("dt", [], name)
          pair.element("dd", [], value)
        }
      }
      fact(
        phrases.factMails(people: regression.reporters), phrases.number(regression.reports),
        &list)
      fact(phrases.factExpected, phrases.decimal(regression.expected), &list)
      if regression.reports >= 3 { fact(phrases.factRatio, phrases.times(regression.ratio), &list) }
    }
    html.element("p", [.class("go")]) { go in
      go.element(
        "a", [.class("button"), .href("#\(Anchor.name(regression.id))")], phrases.cardLink)
    }
  }

  // MARK: The lines below

  private func writeAlso(to html: inout HTMLWriter) {
    let overview = page.overview
    var lines: [(ReleaseState, Sentence, String?)] = []
    for regression in overview.unresolved where regression.id != lead?.id {
      lines.append((regression.state, phrases.also(regression), Anchor.name(regression.id)))
    }
    // On a good day the heading says it already.
    let isGoodDay = if case .usual = page.verdict { true } else { false }
    for app in overview.apps {
      guard let newest = app.newest?.summary else { continue }
      if !isGoodDay, newest.state == .usual {
        lines.append((.usual, phrases.alsoFine(newest, lastDay: overview.lastDay), nil))
      } else if newest.state == .few, isGoodDay || lead != nil {
        lines.append((.few, phrases.alsoFew(newest), nil))
      }
    }
    for regression in overview.resolved {
      lines.append((.resolved, phrases.also(regression), Anchor.name(regression.id)))
    }
    guard !lines.isEmpty else { return }
    let shown = lines.count > 9 ? 8 : lines.count
    html.literal("\n")
    html.element("ul", [.class("also")]) { list in
      for (state, sentence, anchor) in lines.prefix(shown) {
        list.element("li", [.class(Icon.tone(state))]) { item in
          Icon.write(state, phrases: phrases, to: &item)
          item.element("span") { span in
            span.sentence(sentence)
            guard let anchor else { return }
            span.literal(" ")
            span.element("a", [.href("#\(anchor)")], phrases.details)
          }
        }
      }
      if lines.count > shown {
        list.element("li", [.class("few")]) {
          Icon.write(.few, phrases: phrases, to: &$0)
          $0.element("span", [], phrases.alsoMore(lines.count - shown))
        }
      }
    }
  }

  // MARK: Chart

  private var chart: (caption: Sentence, bars: BarChart)? {
    guard let days = page.overview.days else { return nil }
    guard let lead else { return allMailChart(days) }
    return lead.daily.isEmpty ? nil : complaintChart(lead, days)
  }

  /// The days of just this complaint, with the release marked.
  private func complaintChart(
    _ regression: Regression, _ days: ClosedRange<Int>
  ) -> (caption: Sentence, bars: BarChart) {
    let last = page.overview.lastDay
    let first = min(last - 29, regression.firstSeen.day - 14)
    let range = max(first, last - 18_000)...last
    let buckets = DayBuckets(range, limit: PageLimits.bars)
    var own = DailySeries(days: range)
    var others = DailySeries(days: range)
    for count in regression.daily {
      if count.version == regression.version {
        own.add(count.reports, on: count.day)
      } else {
        others.add(count.reports, on: count.day)
      }
    }
    let tone = Icon.tone(regression.state)
    let version = Untrusted(name: regression.version)
    var series = [
      BarChart.Series(label: version, color: "shape \(tone)", counts: buckets.sums(own))
    ]
    if others.total > 0 {
      series.insert(
        BarChart.Series(
          label: Untrusted(phrases.otherReleases, limit: 40), color: "old3",
          counts: buckets.sums(others)), at: 0)
    }
    let appeared = page.overview.release(regression.app, regression.version)?.summary.firstSeen
    let place = appeared.flatMap { buckets.index(of: $0.day) }
    let marks = place.map {
      [BarChart.Mark(place: $0, label: Untrusted(phrases.appears(version), limit: 110), tone: tone)]
    }
    let sums = zip(buckets.sums(own), buckets.sums(others)).map { $0 + $1 }
    let caption = phrases.heroCaption(regression, buckets.unit)
    let bars = BarChart(
      id: "hero", title: caption,
      description: phrases.description(buckets, sums, release: place.map { (version, $0) }),
      buckets: buckets, series: series, marks: marks ?? [], width: 400, height: 266,
      phrases: phrases)
    return (caption, bars)
  }

  /// All first contacts of the last days: what there is to see when nothing is wrong.
  private func allMailChart(_ days: ClosedRange<Int>) -> (caption: Sentence, bars: BarChart)? {
    guard !page.findings.daily.isEmpty || !page.findings.unplacedDaily.isEmpty else { return nil }
    let last = page.overview.lastDay
    let range = max(days.lowerBound, last - 59)...last
    let buckets = DayBuckets(range, limit: PageLimits.bars)
    var all = DailySeries(days: range)
    for count in page.findings.daily { all.add(count.reports, on: count.day) }
    for count in page.findings.unplacedDaily { all.add(count.reports, on: count.day) }
    let sums = buckets.sums(all)
    let color = state == .usual ? "shape ok" : "old2"
    let caption = phrases.allMailCaption(buckets.unit)
    let bars = BarChart(
      id: "hero", title: caption, description: phrases.description(buckets, sums, release: nil),
      buckets: buckets,
      series: [
        BarChart.Series(label: Untrusted(phrases.allMail, limit: 40), color: color, counts: sums)
      ], marks: [],
      width: 400, height: 266, phrases: phrases)
    return (caption, bars)
  }
}
