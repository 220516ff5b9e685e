import Analysis
import Bytes

/// How sure an entry is, its message ids and its days; folded away.
struct CardProof {
  private let regression: Regression
  private let page: Page

  init(_ regression: Regression, _ page: Page) {
    self.regression = regression
    self.page = page
  }

  private var phrases: any Phrases { page.phrases }

  func write(to html: inout HTMLWriter) {
    let ids = Array(regression.messageIDs.prefix(10))
    html.element("details", [.class("data")]) { details in
      details.element("summary", [], phrases.proofSummary(ids.count, of: regression.reports))
      details.element(
        "p", [],
        phrases.howSure(
          FalseAlarms(qValue: regression.qValue), groups: regression.groupsTested,
          expected: regression.expected))
      if !ids.isEmpty {
        details.element("p") { line in
          let terms = MessageIDQuery.terms(ids)
          line.element("code", [], terms)
          line.literal(" ")
          CopyButton.write(label: phrases.copySearch, copied: terms, phrases: phrases, to: &line)
        }
      }
      if !regression.daily.isEmpty { details.element("p", [], days) }
    }
  }

  /// The days with such mails, in words.
  private var days: Sentence {
    var sums: [(day: Int, reports: Int)] = []
    for count in regression.daily {
      if let last = sums.last, last.day == count.day {
        sums[sums.count - 1].reports += count.reports
      } else {
        sums.append((count.day, count.reports))
      }
    }
    let list = sums.suffix(60).map { "\(phrases.shortDay($0.day)) \(phrases.number($0.reports))" }
    return phrases.daysOfEntry(list.joined(separator: phrases.listSeparator))
  }
}
