import Analysis

/// What is in none of the numbers, why, and what helps.
struct UnplacedSection {
  private let page: Page

  init(_ page: Page) { self.page = page }

  private var phrases: any Phrases { page.phrases }
  private var unclassified: Unclassified { page.findings.unclassified }

  var isShown: Bool { page.findings.totals.messages > 0 }

  func write(to html: inout HTMLWriter) {
    html.element("div", [.class("card")]) { card in
      card.element(
        "p", [], phrases.unplaced(unclassified.reports, of: page.overview.firstContacts))
      let reasons = Unclassified.Reason.allCases.filter { unclassified.reasons[$0] ?? 0 > 0 }
      if !reasons.isEmpty { writeReasons(reasons, to: &card) }
      writeCandidates(to: &card)
      if page.findings.totals.redated > 0 {
        card.element("p", [.class("cut")], phrases.redated(page.findings.totals.redated))
      }
    }
  }

  private func writeReasons(_ reasons: [Unclassified.Reason], to html: inout HTMLWriter) {
    html.element("table", [.class("plain")]) { table in
      table.element("caption", [.class("hidden")], phrases.unplacedCaption)
      table.element("thead") { head in
        head.element("tr") { row in
          row.element("th", [.scope("col"), .class("num")], phrases.mailsHead)
          row.element("th", [.scope("col")], phrases.whyHead)
          row.element("th", [.scope("col")], phrases.whatHelpsHead)
        }
      }
      table.element("tbody") { body in
        for reason in reasons {
          body.element("tr") { row in
            row.element(
              "td", [.class("num")], phrases.number(unclassified.reasons[reason] ?? 0))
            row.element("th", [.scope("row")], phrases.reason(reason))
            row.element("td", [], help(reason))
          }
        }
      }
    }
  }

  /// What helps, and one mail to look at.
  private func help(_ reason: Unclassified.Reason) -> Sentence {
    let example = unclassified.examples.first { $0.reason == reason && $0.path != "-" }
    let command = example.map { example in
      let path = ShellArgument.untrusted(path: example.path, offset: example.offset)
      return Untrusted("triage explain \(path.cleaned)", limit: 4200)
    }
    return phrases.help(reason, example: command)
  }

  private func writeCandidates(to html: inout HTMLWriter) {
    let candidates = unclassified.candidates.prefix(3)
    guard !page.options.omitsQuotes, !candidates.isEmpty else { return }
    html.element("p", [.class("cut")], phrases.candidates(candidates.count))
    html.element("ul") { list in
      for candidate in candidates {
        let name = Untrusted(fact: candidate, options: page.options).cleaned
        list.element("li") { item in
          item.element("code", [], Untrusted("[app \"\(name)\"]", limit: 120))
        }
      }
    }
  }
}
