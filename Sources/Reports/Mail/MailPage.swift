import Analysis

/// The page that stands in a mail: tables and colours at the elements, since mail programs drop
/// everything else.
struct MailPage {
  private let page: Page

  private static let body = HTMLAttribute(
    "style", "font-family:sans-serif;font-size:15px;line-height:1.5;color:#14181d;max-width:44em")
  private static let cell = HTMLAttribute(
    "style", "padding:4px 12px 4px 0;border-bottom:1px solid #d8dee5;text-align:left")
  private static let number = HTMLAttribute(
    "style", "padding:4px 12px 4px 0;border-bottom:1px solid #d8dee5;text-align:right")
  private static let quote = HTMLAttribute(
    "style", "margin:8px 0;padding-left:12px;border-left:3px solid #d8dee5;color:#4b5561")

  init(_ page: Page) { self.page = page }

  func write(to html: inout HTMLWriter) {
    html.literal("<!DOCTYPE html>\n")
    html.element("html", [HTMLAttribute("lang", page.phrases.language.rawValue)]) { html in
      html.element("head") { head in
        head.literal("<meta charset=\"utf-8\">")
        head.element("title", [], page.phrases.title(page))
      }
      html.literal("\n")
      html.element("body", [Self.body]) { body in
        body.element("h1", [HTMLAttribute("style", "font-size:22px")], page.phrases.verdict(page))
        body.literal("\n")
        let entries = page.findings.regressions
        for regression in entries.prefix(page.limits.cards) { write(regression, to: &body) }
        let rest = entries.count - page.limits.cards
        if rest > 0 { body.element("p", [], page.phrases.entriesNotShown(rest)) }
        writeReleases(to: &body)
        writeFoot(to: &body)
      }
      html.literal("\n")
    }
    html.literal("\n")
  }

  private func write(_ regression: Regression, to html: inout HTMLWriter) {
    let phrases = page.phrases
    html.element("h2", [HTMLAttribute("style", "font-size:17px;margin-bottom:4px")]) { head in
      head.element("span", [Self.color(regression.state)], phrases.state(regression.state))
      head.text(": ")
      head.sentence(phrases.headline(regression))
    }
    html.literal("\n")
    html.element("p", [], phrases.subtitle(regression))
    html.element("p", [], phrases.numbers(regression))
    if let waiting = phrases.unanswered(regression) { html.element("p", [], waiting) }
    html.literal("\n")
    guard !page.options.omitsQuotes else { return }
    for mail in regression.examples.prefix(3) {
      let quote = Untrusted(quote: mail.text, limit: PageLimits.quote, options: page.options)
      guard !quote.isEmpty else { continue }
      var attributes = [Self.quote]
      if let language = mail.language { attributes.append(HTMLAttribute("lang", language)) }
      html.element("blockquote", attributes, quote)
      html.literal("\n")
    }
  }

  private func writeReleases(to html: inout HTMLWriter) {
    let phrases = page.phrases
    guard !page.overview.apps.isEmpty else { return }
    let heads = phrases.tableHeads
    html.element("table", [HTMLAttribute("style", "border-collapse:collapse;margin:16px 0")]) {
      table in
      table.element("tr") { row in
        for place in [0, 1, 2] { row.element("th", [.scope("col"), Self.cell], heads[place]) }
        for place in [3, 4] { row.element("th", [.scope("col"), Self.number], heads[place]) }
      }
      for app in page.overview.apps.prefix(page.limits.apps) {
        for release in app.releases.prefix(5).map(\.summary) {
          table.literal("\n")
          table.element("tr") { row in
            row.element("td", [Self.cell], Untrusted(name: release.app))
            row.element("td", [Self.cell], Untrusted(name: release.version))
            row.element("td", [Self.cell]) { cell in
              cell.element("span", [Self.color(release.state)], phrases.state(release.state))
            }
            row.element("td", [Self.number], phrases.number(release.reports))
            row.element("td", [Self.number], phrases.number(release.reporters))
          }
        }
      }
    }
    html.literal("\n")
  }

  private func writeFoot(to html: inout HTMLWriter) {
    let style = HTMLAttribute("style", "font-size:13.5px;color:#4b5561")
    let phrases = page.phrases
    html.element("p", [style], phrases.read(page.findings.sources, page.findings.totals))
    html.element("p", [style], phrases.privacy(page.options))
    html.element(
      "p", [style],
      phrases.written(page.findings.generated, version: page.version))
  }

  /// The colours of the page on white (`report.md`, section 4).
  private static func color(_ state: ReleaseState) -> HTMLAttribute {
    switch state {
    case .broken: HTMLAttribute("style", "color:#a8200d;font-weight:bold")
    case .watch: HTMLAttribute("style", "color:#734800;font-weight:bold")
    case .usual: HTMLAttribute("style", "color:#0b4f86")
    case .resolved, .few: HTMLAttribute("style", "color:#4b5561")
    }
  }
}
