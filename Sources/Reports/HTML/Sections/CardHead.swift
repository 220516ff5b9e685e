import Analysis
import Bytes

/// The head of a card: state and news, what and where, and the factor with its interval.
struct CardHead {
  private let regression: Regression
  private let page: Page

  init(_ regression: Regression, _ page: Page) {
    self.regression = regression
    self.page = page
  }

  private var phrases: any Phrases { page.phrases }

  var headingID: String { Anchor.name(regression.id) + "-h" }

  func writeTitle(to html: inout HTMLWriter) {
    html.element("p", [.class("tags")]) { tags in
      tags.element("span", [.class("chip \(Icon.tone(regression.state))")]) { chip in
        Icon.write(regression.state, phrases: phrases, to: &chip)
        chip.text(phrases.state(regression.state))
      }
      if let news = phrases.news(
        regression, hasState: page.options.hasState,
        isOver: regression.isOver(page.findings.reference))
      {
        tags.element("span", [.class("chip tag")], news)
      }
    }
    html.element("h3", [.id(headingID)], phrases.title(regression))
    html.element("p", [.class("sub")], phrases.subtitle(regression))
  }

  /// The factor on a line that begins at "usual"; below three mails none is named.
  func writeRatio(to html: inout HTMLWriter) {
    guard regression.reports >= 3, regression.ratioHigh.isFinite else { return }
    html.element("div", [.class("ratio")]) { ratio in
      ratio.element("p") { line in
        line.element("b", [], phrases.times(regression.ratio))
        line.literal(" ")
        line.element("span", [], phrases.interval(regression))
      }
      writeInterval(to: &ratio)
    }
  }

  private func writeInterval(to html: inout HTMLWriter) {
    // 0 to 16 times, or as far as the interval goes; "usual" is 1.
    let end = max(16, regression.ratioHigh * 1.05)
    func x(_ ratio: Double) -> Double { 6 + min(max(ratio, 0), end) / end * 188 }
    let low = SVGNumber.text(x(regression.ratioLow))
    let high = SVGNumber.text(x(regression.ratioHigh))
    html.element(
      "svg",
      [
        .class("interval"), HTMLAttribute("viewBox", "0 0 200 30"), HTMLAttribute("role", "img"),
        .labelledBy("\(headingID)-it \(headingID)-id"),
      ]
    ) { svg in
      svg.element("title", [.id("\(headingID)-it")], phrases.intervalTitle)
      svg.element("desc", [.id("\(headingID)-id")], phrases.intervalDescription(regression))
      svg.literal("<path class=\"grid\" d=\"M6 11H194\"/>")
      let usual = SVGNumber.text(x(1))
      svg.shape("path", [.class("one"), HTMLAttribute("d", "M\(usual) 4V18")])
      svg.element(
        "text", [.class("axis"), HTMLAttribute("x", x(1) - 3), HTMLAttribute("y", "29")],
        phrases.usualMark)
      svg.shape("path", [.class("range"), HTMLAttribute("d", "M\(low) 11H\(high)")])
      svg.shape(
        "circle",
        [
          HTMLAttribute("cx", x(regression.ratio)), HTMLAttribute("cy", "11"),
          HTMLAttribute("r", "4.5"),
        ])
    }
  }
}
