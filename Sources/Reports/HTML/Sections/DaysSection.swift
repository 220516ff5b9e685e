import Analysis
import Bytes

/// Mail a day by release: a sentence on the first days of each, then a chart an app.
struct DaysSection {
  private let page: Page

  init(_ page: Page) { self.page = page }

  private var phrases: any Phrases { page.phrases }

  func write(to html: inout HTMLWriter) {
    guard let days = page.overview.days else { return }
    let apps = Array(page.overview.apps.prefix(page.limits.detailedApps))
    let sentences = apps.compactMap(firstDays)
    if !sentences.isEmpty {
      html.element("p", [.class("note")], phrases.inFirstDays(sentences))
    }
    html.element("div", [.class(apps.count > 1 ? "pair" : "stack")]) { pair in
      for (place, app) in apps.enumerated() {
        pair.literal("\n")
        pair.element("figure", [.class("card")]) { figure in
          let chart = chart(app, place, days, isWide: apps.count == 1)
          figure.element(
            "figcaption", [],
            phrases.daysCaption(Untrusted(name: app.summary.name), chart.buckets.unit))
          chart.write(to: &figure)
          chart.writeLegend(to: &figure)
          chart.writeNumbers(to: &figure)
        }
      }
    }
    if page.overview.apps.count > apps.count {
      html.element(
        "p", [.class("cut")], phrases.appsNotShown(page.overview.apps.count - apps.count))
    }
  }

  // MARK: First days

  /// How many mails the newest releases had in their first 14 days; the newest release after fewer
  /// days is compared with the one before after as many.
  private func firstDays(_ app: Overview.App) -> Sentence? {
    guard let newest = app.newest, let first = newest.summary.firstSeen?.day else { return nil }
    let name = phrases.release(app.summary.name, newest.summary.version)
    let older = app.releases.drop { $0.summary.version != newest.summary.version }.dropFirst()
    if let count = newest.summary.firstFourteenDays {
      let others = older.compactMap { release in
        release.summary.firstFourteenDays.map {
          (Untrusted(name: release.summary.version), $0)
        }
      }
      return phrases.fourteenDays(name, count, others: Array(others.prefix(3)))
    }
    let days = page.overview.lastDay - first + 1
    guard days > 0, days <= 14 else { return nil }
    let before = older.first { $0.summary.firstSeen != nil }
    let other = before.flatMap { release -> (Untrusted, Int)? in
      guard let start = release.summary.firstSeen?.day else { return nil }
      let count = release.daily(start...start + days - 1).total
      return (Untrusted(name: release.summary.version), count)
    }
    return phrases.soFar(
      name, newest.daily(first...first + days - 1).total, days: days, other: other)
  }

  // MARK: Chart

  private func chart(
    _ app: Overview.App, _ place: Int, _ days: ClosedRange<Int>, isWide: Bool
  ) -> BarChart {
    let buckets = DayBuckets(days, limit: PageLimits.bars)
    let range = days.lowerBound...days.upperBound
    let groups = groups(of: app)
    let name = Untrusted(name: app.summary.name)
    var series: [BarChart.Series] = []
    for group in groups {
      var sum = DailySeries(days: range)
      for release in group.releases { sum.add(release.daily(range)) }
      series.append(
        BarChart.Series(label: group.label, color: group.color, counts: buckets.sums(sum)))
    }
    let marks = groups.reversed().compactMap { group -> BarChart.Mark? in
      guard group.releases.count == 1, let first = group.releases[0].summary.firstSeen,
        let place = buckets.index(of: first.day)
      else { return nil }
      return BarChart.Mark(place: place, label: group.label, tone: group.tone)
    }
    let sums = buckets.ranges.indices.map { place in
      series.reduce(0) { $0 + $1.counts[place] }
    }
    let newest = app.newest?.summary
    let mark = newest?.firstSeen.flatMap { buckets.index(of: $0.day) }
    let release = newest.flatMap { summary in
      mark.map { (Untrusted(name: summary.version), $0) }
    }
    return BarChart(
      id: "days-\(place + 1)", title: phrases.daysTitle(name, buckets.unit),
      description: phrases.description(buckets, sums, release: release), buckets: buckets,
      series: series, marks: marks, width: isWide ? 560 : 400, height: isWide ? 200 : 180,
      phrases: phrases)
  }

  /// Releases of one colour.
  private struct Group {
    var releases: [Overview.Release]
    var label: Untrusted
    var color: String
    var tone = ""
  }

  /// At most four groups, the oldest first: the newest release, those in trouble, the ones before,
  /// and the rest in one.
  private func groups(of app: Overview.App) -> [Group] {
    let newest = app.newest?.summary.version
    var own: [Int] = app.releases.indices.filter { place in
      let summary = app.releases[place].summary
      return summary.version == newest || summary.state == .broken || summary.state == .watch
    }
    own = Array(own.prefix(4))
    // With more than four releases the last colour is for all the others.
    let limit = app.releases.count > 4 ? 3 : 4
    for place in app.releases.indices where own.count < limit && !own.contains(place) {
      own.append(place)
    }
    own.sort(by: >)
    var olders = ["old1", "old2", "old3"]
    let rest = app.releases.indices.filter { !own.contains($0) }.map { app.releases[$0] }
    var groups: [Group] = []
    if !rest.isEmpty {
      groups.append(
        Group(
          releases: rest, label: Untrusted(phrases.olderReleases(rest.count), limit: 40),
          color: olders.removeFirst()))
    }
    let plain = own.filter { tone(app.releases[$0], newest: newest).isEmpty }.count
    olders = Array(olders.suffix(max(plain, 1)))
    for place in own {
      let release = app.releases[place]
      let tone = tone(release, newest: newest)
      let color = tone.isEmpty ? (olders.isEmpty ? "old3" : olders.removeFirst()) : "shape \(tone)"
      groups.append(
        Group(
          releases: [release], label: Untrusted(name: release.summary.version), color: color,
          tone: tone))
    }
    return groups
  }

  private func tone(_ release: Overview.Release, newest: String?) -> String {
    switch release.summary.state {
    case .broken: "bad"
    case .watch: "warn"
    case .resolved, .usual, .few: release.summary.version == newest ? "ok" : ""
    }
  }
}
