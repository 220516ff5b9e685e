package import Analysis
package import Bytes

/// The answer, the releases and the entries as Markdown, for an issue or a wiki page.
package enum MarkdownReport: ReportFormat {
  package static let name = "md"

  package static func write(
    _ findings: Findings, options: ReportOptions, to buffer: inout ByteBuffer
  ) {
    let page = Page(findings, options: options, limits: PageLimits.all[0])
    var markdown = MarkdownWriter()
    writeAnswer(page, to: &markdown)
    writeReleases(page, to: &markdown)
    for regression in findings.regressions.prefix(page.limits.cards) {
      write(regression, page, to: &markdown)
    }
    let rest = findings.regressions.count - page.limits.cards
    if rest > 0 { paragraph(page.phrases.entriesNotShown(rest), to: &markdown) }
    markdown.literal("---\n\n")
    if findings.totals.unclassified > 0 {
      paragraph(
        page.phrases.unplaced(findings.totals.unclassified, of: page.overview.firstContacts),
        to: &markdown)
    }
    paragraph(page.phrases.read(findings.sources, findings.totals), to: &markdown)
    paragraph(page.phrases.privacy(options), to: &markdown)
    markdown.sentence(
      page.phrases.written(findings.generated, version: page.version))
    markdown.literal("\n")
    buffer.append(markdown.buffer.span)
  }

  private static func paragraph(_ sentence: Sentence, to markdown: inout MarkdownWriter) {
    markdown.sentence(sentence)
    markdown.literal("\n\n")
  }

  private static func writeAnswer(_ page: Page, to markdown: inout MarkdownWriter) {
    let phrases = page.phrases
    markdown.literal("# ")
    paragraph(phrases.verdict(page), to: &markdown)
    switch page.verdict {
    case .broken(let regression, _), .watch(let regression, _):
      let release = page.overview.release(regression.app, regression.version)?.summary
      paragraph(
        phrases.lead(regression, release: release, reference: page.findings.reference),
        to: &markdown)
      paragraph("\(phrases.numbers(regression)).", to: &markdown)
    case .noMail: paragraph(phrases.noMessages(page.findings.sources), to: &markdown)
    case .noApp(let contacts):
      paragraph(phrases.noApp(firstContacts: contacts), to: &markdown)
      paragraph(phrases.composeStep, to: &markdown)
    case .oneRelease(let app): paragraph(phrases.oneRelease(app), to: &markdown)
    case .tooFew: paragraph(phrases.tooFewLead, to: &markdown)
    case .usual: paragraph(phrases.goodDayLead(page), to: &markdown)
    }
    if let age = page.overview.ageOfNewestMail {
      paragraph(phrases.archive(age: age, reference: page.findings.reference), to: &markdown)
    }
  }

  private static func writeReleases(_ page: Page, to markdown: inout MarkdownWriter) {
    let phrases = page.phrases
    guard !page.overview.apps.isEmpty else { return }
    // The heads of the page but for the days.
    let heads = phrases.tableHeads
    for place in [0, 1, 2, 3, 4, 6] {
      markdown.literal("| ")
      markdown.text(heads[place])
      markdown.literal(" ")
    }
    markdown.literal("|\n| --- | --- | --- | ---: | ---: | --- |\n")
    for app in page.overview.apps.prefix(page.limits.apps) {
      let shown = app.releases.prefix(page.limits.releases)
      for release in shown.map(\.summary) {
        let cells: [Untrusted] = [
          Untrusted(name: release.app), Untrusted(name: release.version),
          Untrusted(phrases.state(release.state), limit: 40),
          Untrusted(phrases.number(release.reports), limit: 40),
          Untrusted(phrases.number(release.reporters), limit: 40),
          Untrusted(phrases.firstMail(release, page.overview.days), limit: 40),
        ]
        for cell in cells {
          markdown.literal("| ")
          markdown.text(cell)
          markdown.literal(" ")
        }
        markdown.literal("|\n")
      }
    }
    markdown.literal("\n")
  }

  private static func write(
    _ regression: Regression, _ page: Page, to markdown: inout MarkdownWriter
  ) {
    let phrases = page.phrases
    markdown.literal("## ")
    markdown.text(phrases.state(regression.state))
    markdown.literal(": ")
    paragraph(phrases.headline(regression), to: &markdown)
    var lines: [Sentence] = [
      phrases.subtitle(regression), phrases.numbers(regression),
    ]
    let fine = regression.fineCells
    if !fine.isEmpty { lines.append(phrases.fine(fine, of: regression)) }
    if !page.options.omitsQuotes, !regression.words.isEmpty {
      lines.append(
        phrases.words(
          phrases.list(
            regression.words.prefix(8).map { word in
              "\(Untrusted(fact: word.word, options: page.options))"
            })))
    }
    if let crash = regression.crash {
      let place = Untrusted(fact: crash.signature, options: page.options)
      lines.append("\(phrases.crashPlace(crash)): \(code: place)")
    }
    if let waiting = phrases.unanswered(regression) { lines.append("\(waiting)") }
    for line in lines {
      markdown.literal("- ")
      markdown.sentence(line)
      markdown.literal("\n")
    }
    markdown.literal("\n")
    for mail in regression.examples.prefix(page.limits.quotes) {
      write(mail, page, to: &markdown)
    }
  }

  private static func write(_ mail: ExampleMail, _ page: Page, to markdown: inout MarkdownWriter) {
    if !page.options.omitsQuotes {
      let quote = Untrusted(quote: mail.text, limit: PageLimits.quote, options: page.options)
      if !quote.isEmpty {
        markdown.literal("> ")
        markdown.text(quote)
        markdown.literal("\n>\n")
      }
    }
    markdown.literal("> ")
    markdown.sentence(page.phrases.mail(mail, options: page.options))
    markdown.literal(" · ")
    markdown.code(ShellArgument.untrusted(path: mail.path, offset: mail.offset))
    markdown.literal("\n\n")
  }
}
