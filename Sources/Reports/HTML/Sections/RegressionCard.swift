import Analysis
import Bytes

/// A regression told in full: the release or the system, which devices, which words, which mails.
struct RegressionCard {
  private let regression: Regression
  private let page: Page

  init(_ regression: Regression, _ page: Page) {
    self.regression = regression
    self.page = page
  }

  private var phrases: any Phrases { page.phrases }

  func write(to html: inout HTMLWriter) {
    let head = CardHead(regression, page)
    html.element(
      "article",
      [
        .class("card entry \(Icon.tone(regression.state))"), .id(Anchor.name(regression.id)),
        .labelledBy(head.headingID),
      ]
    ) { card in
      card.element("header") { header in
        header.element("div") { head.writeTitle(to: &$0) }
        head.writeRatio(to: &header)
      }
      card.literal("\n")
      CardFacts(regression, page).write(to: &card)
      card.literal("\n")
      CardMails(regression, page).write(to: &card)
      card.literal("\n")
      CardProof(regression, page).write(to: &card)
    }
  }
}

/// A regression in short: a sentence, a mail, and the rest folded away.
struct BriefCard {
  private let regression: Regression
  private let page: Page

  init(_ regression: Regression, _ page: Page) {
    self.regression = regression
    self.page = page
  }

  func write(to html: inout HTMLWriter) {
    let head = CardHead(regression, page)
    html.element(
      "article",
      [
        .class("card entry brief \(Icon.tone(regression.state))"),
        .id(Anchor.name(regression.id)), .labelledBy(head.headingID),
      ]
    ) { card in
      card.element("header") { header in
        header.element("div") { head.writeTitle(to: &$0) }
        head.writeRatio(to: &header)
      }
      card.element("p", [], page.phrases.brief(regression, words: words))
      CardMails(regression, page, limit: 1).write(to: &card)
      let facts = CardFacts(regression, page)
      if facts.hasMoreThanWords {
        card.element("details", [.class("data")]) { details in
          details.element("summary", [], page.phrases.whoAndWhere)
          facts.write(to: &details)
        }
      }
      CardProof(regression, page).write(to: &card)
    }
  }

  private var words: [Untrusted] {
    page.options.omitsQuotes
      ? []
      : regression.words.prefix(4).map { Untrusted(fact: $0.word, options: page.options) }
  }
}
