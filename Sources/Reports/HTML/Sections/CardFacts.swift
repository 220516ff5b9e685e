import Analysis
import Bytes

/// For whom and what: the release or the system, the devices, the words, the place in the code.
struct CardFacts {
  private let regression: Regression
  private let page: Page

  init(_ regression: Regression, _ page: Page) {
    self.regression = regression
    self.page = page
  }

  private var phrases: any Phrases { page.phrases }
  private var words: [Regression.Word] { page.options.omitsQuotes ? [] : regression.words }

  /// Whether more is known than words.
  var hasMoreThanWords: Bool {
    !regression.compare.isEmpty || !regression.devices.isEmpty || regression.crash != nil
  }

  func write(to html: inout HTMLWriter) {
    if !regression.compare.isEmpty || !regression.devices.isEmpty || !words.isEmpty {
      html.element("div", [.class("columns")]) { columns in
        if !regression.compare.isEmpty { columns.element("div") { writeComparison(to: &$0) } }
        if !regression.devices.isEmpty { columns.element("div") { writeDevices(to: &$0) } }
        if !words.isEmpty { columns.element("div") { writeWords(to: &$0) } }
      }
    }
    if let crash = regression.crash {
      html.element("div", [.class("place")]) { place in
        place.element("h4", [], phrases.crashPlace(crash))
        place.element("p") { line in
          line.element("code", [], Untrusted(fact: crash.signature, options: page.options))
        }
      }
    }
  }

  // MARK: The release or the system

  private func writeComparison(to html: inout HTMLWriter) {
    let versions = distinct(regression.compare.map(\.version))
    let systems = distinct(regression.compare.map(\.systemVersion))
    let name = regression.os?.name ?? ""
    html.element("h4", [], phrases.releaseOrSystem)
    html.element("table", [.class("two")]) { table in
      table.element("caption", [.class("hidden")], phrases.comparisonCaption(regression))
      table.element("thead") { head in
        head.element("tr") { row in
          row.literal("<td></td>")
          for system in systems {
            row.element(
              "th", [.scope("col")], Untrusted("\(name) \(system)", limit: 165))
          }
        }
      }
      table.element("tbody") { body in
        for version in versions {
          body.element("tr") { row in
            let name = Untrusted(name: version)
            row.element(
              "th", [.scope("row")] + (name.isLong(14) ? [.class("long")] : []), name)
            for system in systems { writeCell(version, system, to: &row) }
          }
        }
      }
    }
    html.element("p", [.class("read")], phrases.comparison(regression))
  }

  private func writeCell(_ version: String, _ system: String, to row: inout HTMLWriter) {
    let cell = regression.compare.first { $0.version == version && $0.systemVersion == system }
    guard let cell else { return row.element("td", [.class("h0")], "–") }
    let heat = Heat.level(cell.reports, of: cell.total)
    row.element("td", [.class("h\(heat)")], phrases.part(cell.reports, of: cell.total))
  }

  private func distinct(_ names: [String]) -> [String] {
    var seen: [String] = []
    for name in names where !seen.contains(name) { seen.append(name) }
    return Array(seen.prefix(4))
  }

  // MARK: Devices and words

  private func writeDevices(to html: inout HTMLWriter) {
    let devices = regression.devices
    let shown = devices.count > 5 ? 4 : devices.count
    let largest = devices.map(\.reports).max() ?? 1
    let named = devices.reduce(0) { $0 + $1.reports }
    var rows: [(Untrusted, Int)] = devices.prefix(shown).map {
      (Untrusted(fact: $0.name, options: page.options), $0.reports)
    }
    if devices.count > shown {
      let rest = devices.dropFirst(shown).reduce(0) { $0 + $1.reports }
      rows.append((Untrusted(phrases.otherModels(devices.count - shown), limit: 40), rest))
    }
    html.element("h4", [], phrases.onWhichDevices)
    BarTable(
      caption: phrases.devicesCaption(regression.reports),
      heads: [phrases.deviceHead, phrases.barHead, phrases.mailsHead],
      rows: rows.map { name, reports in
        BarTable.Row(
          name: name, share: Double(reports) / Double(max(largest, 1)),
          value: phrases.number(reports))
      }
    ).write(to: &html)
    if named < regression.reports {
      html.element("p", [.class("read")], phrases.devicesNamed(named, of: regression.reports))
    }
  }

  /// A share in per cent; what is no share is none.
  private static func percent(_ share: Double) -> Int {
    NumberText.rounded(min(max(share, 0), 1) * 100)
  }

  private func writeWords(to html: inout HTMLWriter) {
    let largest = words.map(\.reports).max() ?? 1
    html.element("h4", [], phrases.whatDoTheyWrite)
    BarTable(
      caption: phrases.wordsCaption,
      heads: [phrases.wordHead, phrases.barHead, phrases.wordsShare],
      rows: words.prefix(8).map { word in
        BarTable.Row(
          name: Untrusted(fact: word.word, options: page.options),
          share: Double(word.reports) / Double(max(largest, 1)),
          value: phrases.wordNumbers(word.reports, elsewhere: Self.percent(word.shareElsewhere)))
      }
    ).write(to: &html)
    html.element("p", [.class("read")], phrases.wordsNote(regression.reports))
  }
}
