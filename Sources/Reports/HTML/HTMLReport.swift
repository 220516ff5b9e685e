package import Analysis
import Assets
package import Bytes

/// The report as one page that needs nothing else (`report.md`, section 3).
///
/// It makes no request: style and script stand in it, and its Content-Security-Policy names them by
/// their hashes and forbids everything else. It is never larger than `PageLimits.size`.
package enum HTMLReport: ReportFormat {
  package static let name = "html"

  package static func write(
    _ findings: Findings, options: ReportOptions, to buffer: inout ByteBuffer
  ) {
    for (place, limits) in PageLimits.all.enumerated() {
      var html = HTMLWriter()
      write(Page(findings, options: options, limits: limits), to: &html)
      if html.count <= PageLimits.size || place == PageLimits.all.count - 1 {
        return buffer.append(html.buffer.span)
      }
    }
  }

  /// The policy of the page, for a server that adds its own.
  package static var contentSecurityPolicy: String {
    """
    default-src 'none'; style-src '\(source("report.css"))'; script-src '\(source("report.js"))'; \
    base-uri 'none'; form-action 'none'
    """
  }

  private static func source(_ name: String) -> String {
    guard let asset = Asset(name) else { return "none" }
    return "sha256-" + Base64.text(SHA256.hash(asset.bytes))
  }

  private static func write(_ page: Page, to html: inout HTMLWriter) {
    html.literal("<!DOCTYPE html>\n")
    html.element("html", [HTMLAttribute("lang", page.phrases.language.rawValue)]) { html in
      html.literal("\n")
      html.element("head") { writeHead(page, to: &$0) }
      html.literal("\n")
      html.element("body") { writeBody(page, to: &$0) }
      html.literal("\n")
    }
    html.literal("\n")
  }

  private static func writeHead(_ page: Page, to head: inout HTMLWriter) {
    head.literal("\n<meta charset=\"utf-8\">\n")
    head.void(
      "meta",
      [
        HTMLAttribute("http-equiv", "Content-Security-Policy"),
        HTMLAttribute("content", contentSecurityPolicy),
      ])
    head.literal(
      """

      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta name="referrer" content="no-referrer">
      <meta name="robots" content="noindex">

      """)
    head.element("title", [], page.phrases.title(page))
    head.literal("\n")
    head.element("style") { style in
      if let css = Asset("report.css") { style.file(css.bytes) }
    }
    head.literal("\n")
  }

  private static func writeBody(_ page: Page, to body: inout HTMLWriter) {
    let phrases = page.phrases
    let sections = PageSection.all.filter { $0.isShown(page) }
    body.literal("\n")
    body.element("a", [.class("skip"), .href("#verdict")], phrases.skipLink)
    body.literal("\n")
    body.element("header", [.class("top")]) { header in
      header.element("div", [.class("wrap")]) { wrap in
        wrap.element("p", [.class("brand")]) { brand in
          brand.element("b", [], phrases.brand)
          if let period = page.period { brand.element("span", [], period) }
        }
        guard !sections.isEmpty else { return }
        wrap.element("nav", [HTMLAttribute("aria-label", phrases.sections)]) { nav in
          for section in sections {
            nav.element("a", [.href("#\(section.anchor)")], section.link(phrases))
          }
        }
      }
    }
    body.literal("\n")
    body.element("main", [.class("wrap")]) { main in
      VerdictSection(page).write(to: &main)
      for section in sections {
        main.literal("\n")
        let heading = "h-\(section.anchor)"
        main.element("section", [.id(section.anchor), .labelledBy(heading)]) { html in
          html.element("h2", [.id(heading)], section.heading(page))
          html.literal("\n")
          section.write(page, &html)
        }
      }
    }
    body.literal("\n")
    FootSection(page).write(to: &body)
    body.literal("\n")
    body.element("script") { script in
      if let js = Asset("report.js") { script.file(js.bytes) }
    }
    body.literal("\n")
  }
}
