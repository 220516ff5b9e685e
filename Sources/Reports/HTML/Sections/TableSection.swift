import Analysis
import Bytes

/// All releases with mail of late, to be sorted and filtered; those without are folded below.
struct TableSection {
  private struct Row {
    var app: Overview.App
    var release: Overview.Release
    /// What the sparklines of the app share.
    var maximum: Int
  }

  private let page: Page

  init(_ page: Page) { self.page = page }

  private var phrases: any Phrases { page.phrases }

  func write(to html: inout HTMLWriter) {
    let (recent, old, omitted) = rows
    html.element("div", [.class("card")]) { card in
      if !recent.isEmpty {
        card.element("p", [.class("filter"), .hidden]) { filter in
          filter.element("label", [HTMLAttribute("for", "filter")], phrases.filter)
          filter.literal(" ")
          filter.void(
            "input",
            [
              .id("filter"), HTMLAttribute("type", "search"), HTMLAttribute("autocomplete", "off"),
              HTMLAttribute("placeholder", phrases.filterHint),
            ])
          filter.literal(" ")
          filter.element(
            "span",
            [
              .id("filter-count"), HTMLAttribute("role", "status"),
              HTMLAttribute("data-text", phrases.filterCount),
            ], "")
        }
        write(recent, id: "releases-table", caption: phrases.tableCaption, to: &card)
      }
      if !old.isEmpty {
        card.element("details", [.class("data")]) { details in
          details.element("summary", [], phrases.oldReleases(old.count))
          write(old, id: "old-table", caption: phrases.oldReleases(old.count), to: &details)
        }
      }
      if omitted > 0 { card.element("p", [.class("cut")], phrases.releasesNotShown(omitted)) }
    }
  }

  /// Releases with mail in the last 90 days, those without, and how many have no row.
  private var rows: (recent: [Row], old: [Row], omitted: Int) {
    var (recent, old, omitted): ([Row], [Row], Int) = ([], [], 0)
    let last = page.overview.lastDay
    for (place, app) in page.overview.apps.enumerated() {
      guard place < page.limits.apps else {
        omitted += app.releases.count
        continue
      }
      let shown = app.releases.prefix(page.limits.releases)
      omitted += app.releases.count - shown.count
      let maximum = shown.flatMap { $0.daily(last - 27...last).counts }.max() ?? 0
      for release in shown {
        let row = Row(app: app, release: release, maximum: maximum)
        if last - release.summary.lastSeen.day > 90 { old.append(row) } else { recent.append(row) }
      }
    }
    return (recent, old, omitted)
  }

  private func write(_ rows: [Row], id: String, caption: String, to html: inout HTMLWriter) {
    html.element(
      "div",
      [
        .class("scroll"), HTMLAttribute("tabindex", "0"), HTMLAttribute("role", "region"),
        HTMLAttribute("aria-label", caption),
      ]
    ) { region in
      region.element("table", [.class("sortable"), .id(id)]) { table in
        table.element("caption", [.class("hidden")], caption)
        table.element("thead") { head in
          head.element("tr") { row in
            for (place, name) in phrases.tableHeads.enumerated() {
              let isNumber = (3...5).contains(place)
              row.element(
                "th", [.scope("col")] + (isNumber ? [.class("num")] : []), name)
            }
            row.element(
              "th", [.scope("col"), HTMLAttribute("data-unsorted", "")], phrases.lastDaysHead)
          }
        }
        table.element("tbody") { body in
          for (place, row) in rows.enumerated() {
            body.literal("\n")
            write(row, id: "\(id)-\(place + 1)", to: &body)
          }
        }
      }
    }
  }

  private func write(_ row: Row, id: String, to html: inout HTMLWriter) {
    let release = row.release.summary
    html.element("tr") { line in
      let app = Untrusted(name: release.app)
      let version = Untrusted(name: release.version)
      line.element("th", [.scope("row")] + Self.breaking(app), app)
      line.element("td", Self.breaking(version), version)
      let order = ReleaseState.allCases.firstIndex(of: release.state) ?? 0
      line.element("td", [HTMLAttribute("data-value", "\(order)")]) { cell in
        cell.element("span", [.class("chip \(Icon.tone(release.state))")]) { chip in
          Icon.write(release.state, phrases: phrases, to: &chip)
          chip.text(phrases.state(release.state))
        }
      }
      line.element("td", number(release.reports), phrases.number(release.reports))
      line.element("td", number(release.reporters), phrases.number(release.reporters))
      writeFirstDays(row.release, to: &line)
      let first = release.firstSeen?.day ?? page.overview.days?.lowerBound ?? 0
      line.element(
        "td", [HTMLAttribute("data-value", "\(first)")],
        phrases.firstMail(release, page.overview.days))
      line.element("td") { writeSparkline(row, id: id, to: &$0) }
    }
  }

  /// A long name may be broken over lines.
  private static func breaking(_ name: Untrusted) -> [HTMLAttribute] {
    name.isLong(24) ? [.class("long")] : []
  }

  private func number(_ number: Int) -> [HTMLAttribute] {
    [.class("num"), HTMLAttribute("data-value", "\(number)")]
  }

  private func writeFirstDays(_ release: Overview.Release, to line: inout HTMLWriter) {
    if let count = release.summary.firstFourteenDays {
      return line.element("td", number(count), phrases.number(count))
    }
    let first = release.summary.firstSeen?.day
    guard let first, (0..<14).contains(page.overview.lastDay - first) else {
      return line.element("td", number(0), "–")
    }
    let days = page.overview.lastDay - first + 1
    let count = release.daily(first...page.overview.lastDay).total
    line.element("td", number(count), phrases.inDays(count, days))
  }

  /// One path: a bar a day on a thin line.
  private func writeSparkline(_ row: Row, id: String, to html: inout HTMLWriter) {
    let last = page.overview.lastDay
    let counts = row.release.daily(last - 27...last).counts
    let tone = row.release.summary.state == .broken ? "spark bad" : "spark"
    var path = "M0 21.5h83v.5h-83z"
    for (place, count) in counts.enumerated() where count > 0 {
      let height = max(Double(count) / Double(max(row.maximum, 1)) * 22, 1)
      path += "M\(place * 3) \(SVGNumber.text(22 - height))h2V22h-2z"
    }
    html.element(
      "svg",
      [
        .class(tone), HTMLAttribute("viewBox", "0 0 84 22"), HTMLAttribute("role", "img"),
        .labelledBy("\(id)-t \(id)-d"),
      ]
    ) { svg in
      svg.element("title", [.id("\(id)-t")], phrases.lastDaysHead)
      svg.element(
        "desc", [.id("\(id)-d")],
        phrases.lastDays(counts.reduce(0, +), most: counts.max() ?? 0))
      svg.shape("path", [HTMLAttribute("d", path)])
    }
  }
}
