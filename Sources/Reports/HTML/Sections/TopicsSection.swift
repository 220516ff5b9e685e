import Analysis
import Records

/// What mail about the newest release is about, against all mail before.
struct TopicsSection {
  private struct Row {
    var symptom: Symptom
    var newest: Int
    var older: Int
  }

  private let page: Page

  init(_ page: Page) { self.page = page }

  private var phrases: any Phrases { page.phrases }

  func write(to html: inout HTMLWriter) {
    let apps = page.overview.apps.filter { app in
      page.findings.topics.contains { $0.app == app.summary.name }
    }
    let shown = apps.prefix(page.limits.detailedApps)
    html.element("div", [.class(shown.count > 1 ? "pair" : "stack")]) { pair in
      for app in shown {
        pair.literal("\n")
        pair.element("div", [.class("card")]) { write(app, to: &$0) }
      }
    }
    if apps.count > shown.count {
      html.element("p", [.class("cut")], phrases.appsNotShown(apps.count - shown.count))
    }
  }

  private func rows(of app: Overview.App) -> [Row] {
    var rows: [Row] = []
    for topic in page.findings.topics where topic.app == app.summary.name {
      let isNewest = topic.version == app.newest?.summary.version
      let place: Int
      if let found = rows.firstIndex(where: { $0.symptom == topic.symptom }) {
        place = found
      } else {
        place = rows.count
        rows.append(Row(symptom: topic.symptom, newest: 0, older: 0))
      }
      if isNewest {
        rows[place].newest += topic.reports
      } else {
        rows[place].older += topic.reports
      }
    }
    return rows.sorted {
      ($1.newest, $1.older, $0.symptom) < ($0.newest, $0.older, $1.symptom)
    }
  }

  private func write(_ app: Overview.App, to html: inout HTMLWriter) {
    guard let newest = app.newest?.summary else { return }
    let rows = rows(of: app)
    let shown = Array(rows.prefix(PageLimits.topics))
    let older = app.releases.reduce(0) { $0 + $1.summary.reports } - newest.reports
    let name = Untrusted(name: app.summary.name)
    let shares = shown.flatMap { [share($0.newest, newest.reports), share($0.older, older)] }
    let longest = max(shares.max() ?? 0, 0.01)
    html.element("h3", [], name)
    html.element(
      "div",
      [
        .class("scroll"), HTMLAttribute("tabindex", "0"), HTMLAttribute("role", "region"),
        HTMLAttribute("aria-label", phrases.topicsLabel(name)),
      ]
    ) { region in
      region.element("table", [.class("topics")]) { table in
        table.element("caption", [.class("hidden")], phrases.topicsCaption(name))
        writeHead(newest, hasOlder: older > 0, to: &table)
        table.element("tbody") { body in
          for row in shown {
            body.element("tr", tone(row, newest)) { line in
              line.element("th", [.scope("row")], phrases.symptom(row.symptom).title)
              line.element("td", [.class("bar")]) { cell in
                let color = tone(row, newest).isEmpty ? "old3" : "shape"
                var bars = [(share(row.newest, newest.reports) / longest, color)]
                if older > 0 { bars.append((share(row.older, older) / longest, "old1")) }
                BarTable.writeBar(
                  bars, height: 14,
                  title: Untrusted(phrases.symptom(row.symptom).title, limit: 100),
                  description: phrases.part(row.newest, of: newest.reports), to: &cell)
              }
              writeNumbers(row, newest.reports, older, to: &line)
            }
          }
        }
      }
    }
    if rows.count > shown.count {
      html.element("p", [.class("cut")], phrases.topicsNotShown(rows.count - shown.count))
    }
  }

  private func writeHead(
    _ newest: ReleaseSummary, hasOlder: Bool, to table: inout HTMLWriter
  ) {
    table.element("thead") { head in
      head.element("tr") { row in
        row.element("th", [.scope("col")], phrases.topicHead)
        row.element("th", [.scope("col")]) {
          $0.element("span", [.class("hidden")], phrases.barHead)
        }
        row.element("th", [.scope("col"), .class("num")], phrases.mailsHead)
        let version = Untrusted(name: newest.version)
        row.element(
          "th", [.scope("col"), .class(version.isLong(12) ? "num long" : "num")], version)
        guard hasOlder else { return }
        row.element("th", [.scope("col"), .class("num")], phrases.beforeHead)
        row.element("th", [.scope("col"), .class("num wide")], phrases.pointsHead)
      }
    }
  }

  private func writeNumbers(
    _ row: Row, _ newest: Int, _ older: Int, to line: inout HTMLWriter
  ) {
    let share = NumberText.percent(row.newest, of: newest)
    line.element("td", [.class("num")], phrases.number(row.newest))
    line.element("td", [.class("num")], phrases.percent(share))
    guard older > 0 else { return }
    let before = NumberText.percent(row.older, of: older)
    line.element("td", [.class("num")], phrases.percent(before))
    let difference = Double(row.newest) / Double(max(newest, 1)) - Double(row.older) / Double(older)
    line.element("td", [.class("num wide")], phrases.points(NumberText.rounded(difference * 100)))
  }

  private func share(_ part: Int, _ whole: Int) -> Double {
    whole > 0 ? Double(part) / Double(whole) : 0
  }

  /// The colour of the entry that the newest release has for this topic.
  private func tone(_ row: Row, _ newest: ReleaseSummary) -> [HTMLAttribute] {
    let entry = page.overview.unresolved.first {
      $0.app == newest.app && $0.version == newest.version && $0.symptom == row.symptom
    }
    return entry.map { [.class(Icon.tone($0.state))] } ?? []
  }
}
