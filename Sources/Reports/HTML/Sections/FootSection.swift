import Analysis

/// What was read, what is hidden, and by what this was written.
struct FootSection {
  private let page: Page

  init(_ page: Page) { self.page = page }

  func write(to html: inout HTMLWriter) {
    let phrases = page.phrases
    let findings = page.findings
    html.element("footer", [.class("wrap foot")]) { foot in
      foot.element(
        "p", [], phrases.read(findings.sources, findings.totals))
      let errors = findings.sources.reduce(0) { $0 + $1.errors }
      if errors > 0 { foot.element("p", [], phrases.unreadable(errors)) }
      foot.element("p", [], phrases.privacy(page.options))
      foot.element(
        "p", [], phrases.written(findings.generated, version: page.version))
    }
  }
}
