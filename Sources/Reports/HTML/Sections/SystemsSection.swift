import Analysis
import Bytes
import Records

/// The worst symptom by release and system, and by release and device.
struct SystemsSection {
  /// One table: releases by places.
  private struct Map {
    var versions: [String]
    var places: [String]
    /// Places that have no column.
    var omitted: Int
    var cells: [SystemCell]

    func cell(_ version: String, _ place: String) -> SystemCell? {
      cells.first { $0.version == version && ($0.system ?? $0.device) == place }
    }
  }

  private let page: Page
  private let app: String
  private let symptom: Symptom?
  private let state: ReleaseState

  init(_ page: Page) {
    self.page = page
    let cells = page.findings.cells
    let entries = (page.findings.regressions + page.findings.watchList).prefix(20)
    let entry = entries.first { entry in
      entry.symptom != nil
        && cells.contains { $0.app == entry.app && $0.symptom == entry.symptom }
    }
    if let entry {
      (app, symptom, state) = (entry.app, entry.symptom, entry.state)
      return
    }
    // On a good day the fault that most mails of the first app are about.
    let first = page.overview.apps.first { app in
      cells.contains { $0.app == app.summary.name }
    }
    app = first?.summary.name ?? ""
    state = .usual
    var sums: [(symptom: Symptom, reports: Int)] = []
    for cell in cells where cell.app == app && cell.device == nil {
      guard !Symptom.intents.contains(cell.symptom) else { continue }
      if let place = sums.firstIndex(where: { $0.symptom == cell.symptom }) {
        sums[place].reports += cell.reports
      } else {
        sums.append((cell.symptom, cell.reports))
      }
    }
    symptom = sums.sorted { ($1.reports, $0.symptom) < ($0.reports, $1.symptom) }.first?.symptom
  }

  private var phrases: any Phrases { page.phrases }

  var heading: String { symptom.map(phrases.systemsHeading) ?? "" }

  var isShown: Bool { symptom != nil && (map(of: \.system) != nil || map(of: \.device) != nil) }

  func write(to html: inout HTMLWriter) {
    guard let symptom else { return }
    html.element("div", [.class("card \(Icon.tone(state == .few ? .usual : state))")]) { card in
      card.element("p", [.class("note")], phrases.heatNote(symptom))
      if let systems = map(of: \.system) {
        write(systems, caption: phrases.systemsCaption(symptom), to: &card)
      }
      if let devices = map(of: \.device) {
        write(devices, caption: phrases.devicesCaption(symptom), to: &card)
      }
    }
  }

  private func map(of place: KeyPath<SystemCell, String?>) -> Map? {
    let isSystem = place == \.system
    let cells = page.findings.cells.filter {
      $0.app == app && $0.symptom == symptom && $0[keyPath: place] != nil
    }
    guard !cells.isEmpty, let releases = page.overview.app(app)?.releases else { return nil }
    let versions = releases.map(\.summary.version).filter { version in
      cells.contains { $0.version == version }
    }
    let shown = Array(versions.prefix(5))
    var sums: [(place: String, total: Int)] = []
    for cell in cells where shown.contains(cell.version) {
      guard let name = cell[keyPath: place] else { continue }
      if let found = sums.firstIndex(where: { $0.place == name }) {
        sums[found].total += cell.total
      } else {
        sums.append((name, cell.total))
      }
    }
    sums.sort { ($1.total, $0.place) < ($0.total, $1.place) }
    let places = sums.prefix(PageLimits.systems).map(\.place)
    return Map(
      versions: shown, places: isSystem ? grouped(places) : places,
      omitted: sums.count - places.count, cells: cells)
  }

  /// Systems of one name stand together, the newest version first.
  private func grouped(_ places: [String]) -> [String] {
    func family(_ place: String) -> Substring { place.prefix { !$0.isNumber } }
    func version(_ place: String) -> [Int] {
      place.split { !$0.isASCII || !$0.isNumber }.compactMap { Int($0.prefix(9)) }
    }
    var families: [Substring] = []
    for place in places where !families.contains(family(place)) { families.append(family(place)) }
    return families.flatMap { name in
      places.filter { family($0) == name }.sorted {
        version($1).lexicographicallyPrecedes(version($0))
      }
    }
  }

  private func write(_ map: Map, caption: String, to html: inout HTMLWriter) {
    html.element(
      "div",
      [
        .class("scroll"), HTMLAttribute("tabindex", "0"), HTMLAttribute("role", "region"),
        HTMLAttribute("aria-label", caption),
      ]
    ) { region in
      region.element("table", [.class("heat")]) { table in
        table.element("caption", [.class("hidden")], caption)
        table.element("thead") { head in
          head.element("tr") { row in
            let name = Untrusted(name: app)
            row.element("th", [.scope("col")] + Self.breaking(name), name)
            for place in map.places {
              row.element("th", [.scope("col")], Untrusted(fact: place, options: page.options))
            }
          }
        }
        table.element("tbody") { body in
          for version in map.versions {
            body.element("tr") { row in
              let name = Untrusted(name: version)
              row.element("th", [.scope("row")] + Self.breaking(name), name)
              for place in map.places { write(map.cell(version, place), to: &row) }
            }
          }
        }
      }
    }
    if map.omitted > 0 {
      html.element("p", [.class("cut")], phrases.placesNotShown(map.omitted))
    }
  }

  /// A long name may be broken over lines.
  private static func breaking(_ name: Untrusted) -> [HTMLAttribute] {
    name.isLong(14) ? [.class("long")] : []
  }

  /// A share; a dash below five mails, because it would mean nothing.
  private func write(_ cell: SystemCell?, to row: inout HTMLWriter) {
    let (reports, total) = (cell?.reports ?? 0, cell?.total ?? 0)
    let level = total < 5 ? "none" : "h\(Heat.level(reports, of: total))"
    row.element("td", [.class(level)]) { html in
      let share = NumberText.percent(reports, of: total)
      html.element("b", [], total < 5 ? "–" : phrases.percent(share))
      html.element("span", [], phrases.part(reports, of: total))
    }
  }
}
