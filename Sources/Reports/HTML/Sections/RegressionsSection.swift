import Analysis

/// The entries as cards, worst first, and the watch list folded below.
struct RegressionsSection {
  private let page: Page

  init(_ page: Page) { self.page = page }

  private var phrases: any Phrases { page.phrases }

  func write(to html: inout HTMLWriter) {
    let entries = page.findings.regressions
    let shown = Array(entries.prefix(page.limits.cards))
    let hasBroken = shown.contains { $0.state == .broken }
    // What is broken is told in full; when nothing is, the first that is to be watched.
    let isFull: (Int) -> Bool = { place in
      hasBroken ? shown[place].state == .broken : place == 0 && shown[place].state == .watch
    }
    html.element("div", [.class("stack")]) { stack in
      var brief: [Regression] = []
      for (place, regression) in shown.enumerated() {
        if isFull(place) {
          stack.literal("\n")
          RegressionCard(regression, page).write(to: &stack)
        } else {
          brief.append(regression)
        }
      }
      writeBrief(brief, to: &stack)
      if entries.count > shown.count {
        stack.element("p", [.class("note")], phrases.entriesNotShown(entries.count - shown.count))
      }
      writeWatchList(to: &stack)
    }
  }

  private func writeBrief(_ regressions: [Regression], to html: inout HTMLWriter) {
    guard !regressions.isEmpty else { return }
    html.literal("\n")
    html.element("div", [.class(regressions.count > 1 ? "pair" : "stack")]) { pair in
      for regression in regressions { BriefCard(regression, page).write(to: &pair) }
    }
  }

  private func writeWatchList(to html: inout HTMLWriter) {
    let entries = page.findings.watchList
    guard !entries.isEmpty else { return }
    html.element("details", [.class("card data fold")]) { details in
      details.element("summary", [], phrases.watchListSummary(entries.count))
      details.element("p", [], phrases.watchListNote)
      details.element("ul") { list in
        for regression in entries.prefix(50) {
          list.element("li", [], phrases.watchListEntry(regression))
        }
      }
    }
  }
}
