package import Analysis
package import Bytes

/// The summary on the terminal (`report.md`, section 2).
///
/// Lines end in LF and are no longer than the terminal is wide, but for paths that are to be
/// copied.
package enum TerminalSummary {
  /// Entries that are shown in full.
  private static let entries = 3

  /// Writes the whole summary.
  package static func write(
    _ findings: Findings, options: ReportOptions, style: TerminalStyle, to buffer: inout ByteBuffer
  ) {
    let overview = Overview(findings)
    let phrases = options.language.phrases(generated: findings.generated)
    var writer = TerminalWriter(style: style)
    writeAnswer(overview, options: options, phrases: phrases, to: &writer)
    let table = ReleaseTable(overview, phrases: phrases, style: style)
    if !overview.apps.isEmpty {
      writer.writeEmptyLine()
      table.write(to: &writer)
    }
    if findings.totals.messages > 0 {
      if !overview.apps.isEmpty {
        writer.writeEmptyLine()
        writer.write(phrases.whatWasRead(overview))
      }
      if let age = overview.ageOfNewestMail {
        writer.write(phrases.archive(age: age, reference: findings.reference))
      }
    }
    if findings.totals.messages > 0 || !options.outputs.isEmpty {
      writer.write(phrases.outputs(options.outputs))
    }
    buffer.append(writer.buffer.span)
  }

  /// Writes some regressions and nothing else: the news of a quiet run.
  package static func writeNews(
    _ regressions: [Regression], of findings: Findings, options: ReportOptions,
    style: TerminalStyle, to buffer: inout ByteBuffer
  ) {
    let phrases = options.language.phrases(generated: findings.generated)
    var writer = TerminalWriter(style: style)
    for regression in regressions {
      RegressionEntry(regression, options: options, phrases: phrases).write(to: &writer)
    }
    buffer.append(writer.buffer.span)
  }

  private static func writeAnswer(
    _ overview: Overview, options: ReportOptions, phrases: any Phrases,
    to writer: inout TerminalWriter
  ) {
    switch Verdict(overview) {
    case .broken, .watch:
      for regression in overview.unresolved.prefix(entries) {
        RegressionEntry(regression, options: options, phrases: phrases).write(to: &writer)
      }
      let rest = overview.unresolved.count - entries
      if rest > 0 { writer.write(phrases.moreEntries(rest, page: page(of: options)), indent: 2) }
    case .noMail: writer.write(phrases.noMessages(overview.findings.sources))
    case .noApp(let contacts):
      writeNoApp(contacts, overview, options: options, phrases: phrases, to: &writer)
    case .oneRelease(let app): writer.write(phrases.oneRelease(app))
    case .tooFew:
      writer.write(phrases.tooFew(phrases.newest(overview.apps.prefix(5).compactMap(\.newest))))
    case .usual: writeGoodDay(overview, phrases: phrases, to: &writer)
    }
  }

  /// The page that this run writes, which has all entries.
  private static func page(of options: ReportOptions) -> Untrusted? {
    options.outputs.first { $0.hasSuffix(".html") }.map { Untrusted(path: $0) }
  }

  private static func writeGoodDay(
    _ overview: Overview, phrases: any Phrases, to writer: inout TerminalWriter
  ) {
    let sure = overview.apps.filter { $0.summary.state != .few }
    let sign = TerminalSign(.usual)
    var start = writer.line()
    start.append(sign.sign, in: sign.color)
    start.append(" ")
    writer.write(
      phrases.goodDay(
        apps: sure.count, newest: phrases.newest(sure.prefix(5).compactMap(\.newest))), indent: 2,
      start: start)
    let unsure = overview.apps.filter { $0.summary.state == .few }.prefix(5).compactMap(\.newest)
    if !unsure.isEmpty { writer.write(phrases.tooFew(phrases.newest(unsure)), indent: 2) }
  }

  /// The mail of the last days, where there is no table to show it.
  private static func writeDays(
    _ overview: Overview, phrases: any Phrases, to writer: inout TerminalWriter
  ) {
    guard writer.style.isUTF8, writer.style.columns >= 60 else { return }
    var days = DailySeries(days: overview.lastDay - 27...overview.lastDay)
    for count in overview.findings.unplacedDaily { days.add(count.reports, on: count.day) }
    guard let most = days.counts.max(), most > 0 else { return }
    var line = writer.line(indent: 2)
    line.append("\(phrases.lastDaysHead): ")
    line.append(Sparkline.text(days.counts, maximum: most))
    writer.write(line)
  }

  private static func writeNoApp(
    _ contacts: Int, _ overview: Overview, options: ReportOptions, phrases: any Phrases,
    to writer: inout TerminalWriter
  ) {
    writer.write(phrases.noApp(firstContacts: contacts))
    writer.write(phrases.kinds(overview.findings.totals), indent: 2)
    writeDays(overview, phrases: phrases, to: &writer)
    if !options.omitsQuotes {
      let candidates = overview.findings.unclassified.candidates.prefix(3)
      if !candidates.isEmpty { writer.write(phrases.candidates(candidates.count), indent: 2) }
      for candidate in candidates {
        let name = Untrusted(fact: candidate, options: options)
        var line = writer.line(indent: 4)
        line.append(Untrusted("[app \"\(name.cleaned)\"]", limit: 120))
        writer.write(line)
      }
    }
    writer.write(phrases.composeStep, indent: 2)
  }
}
