import Analysis
import Bytes

/// Some of an entry's mails in people's own words, each with the ways to find it.
struct CardMails {
  private let regression: Regression
  private let page: Page
  private let limit: Int
  private let isBrief: Bool

  init(_ regression: Regression, _ page: Page, limit: Int? = nil) {
    self.regression = regression
    self.page = page
    self.limit = min(limit ?? page.limits.quotes, page.limits.quotes)
    isBrief = limit != nil
  }

  private var phrases: any Phrases { page.phrases }

  func write(to html: inout HTMLWriter) {
    let mails = regression.examples.prefix(limit)
    guard !mails.isEmpty else { return }
    if !isBrief {
      html.element("h4") { heading in
        heading.text(phrases.someMails(mails.count, of: regression.reports))
        if let waiting = phrases.unanswered(regression) {
          heading.literal(" ")
          heading.element("span", [], waiting)
        }
      }
    }
    html.element("ul", [.class("mails")]) { list in
      for mail in mails { list.element("li") { write(mail, to: &$0) } }
    }
  }

  private func write(_ mail: ExampleMail, to html: inout HTMLWriter) {
    if !page.options.omitsQuotes {
      let quote = Untrusted(quote: mail.text, limit: PageLimits.quote, options: page.options)
      if !quote.isEmpty {
        html.element("blockquote", language(of: mail) + [HTMLAttribute("dir", "auto")]) { block in
          let words = regression.words.map { Untrusted(fact: $0.word, options: page.options) }
          for run in MarkedText.runs(quote, marking: words) {
            if run.isMarked {
              block.element("mark", [], run.text)
            } else {
              block.text(run.text)
            }
          }
        }
      }
    }
    html.element("p", [.class("meta")], phrases.mail(mail, options: page.options))
    html.element("p", [.class("actions")]) { writeActions(mail, to: &$0) }
  }

  private func writeActions(_ mail: ExampleMail, to html: inout HTMLWriter) {
    if let id = mail.messageID {
      if let address = page.options.links.address(of: id) {
        html.element("a", [.href(address)], phrases.openMail)
      }
      CopyButton.write(
        label: phrases.copyID, copied: MessageIDQuery.term(id), phrases: phrases, to: &html)
    }
    html.element("code", [], ShellArgument.untrusted(path: mail.path, offset: mail.offset))
  }

  private func language(of mail: ExampleMail) -> [HTMLAttribute] {
    guard let language = mail.language, (2...35).contains(language.utf8.count),
      language.utf8.allSatisfy({
        switch $0 {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
          true
        default: false
        }
      })
    else { return [] }
    return [HTMLAttribute("lang", language)]
  }
}
