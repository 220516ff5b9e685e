import Analysis

/// One regression in the summary: what, since when, how many, and where to look.
struct RegressionEntry {
  private let regression: Regression
  private let options: ReportOptions
  private let phrases: any Phrases

  init(_ regression: Regression, options: ReportOptions, phrases: any Phrases) {
    self.regression = regression
    self.options = options
    self.phrases = phrases
  }

  /// Writes two to six lines.
  func write(to writer: inout TerminalWriter) {
    writeHeadline(to: &writer)
    writer.write(phrases.numbers(regression), indent: 4)
    if regression.state == .broken {
      let fine = regression.fineCells
      if !fine.isEmpty {
        writer.write(phrases.fine(fine, of: regression), indent: 4)
      }
      writeWords(to: &writer)
      writeQuote(to: &writer)
    }
    if let example = regression.examples.first(where: { $0.path != "-" }) {
      var line = writer.line(indent: 4)
      line.append("triage explain ")
      line.append(ShellArgument.untrusted(path: example.path, offset: example.offset))
      writer.write(line)
    }
  }

  private func writeHeadline(to writer: inout TerminalWriter) {
    let columns = writer.style.columns
    let sign = TerminalSign(regression.state)
    let word = phrases.state(regression.state).uppercased()
    let when = phrases.time(regression)
    var line = writer.line()
    line.append("\(sign.sign) \(word)", in: sign.color)
    line.pad(to: max(10, line.columns + 2))
    let name = phrases.release(regression.app, regression.version)
    line.append(line.cut(name, to: columns - line.columns))
    var whole = line
    whole.append("   ")
    whole.append(phrases.subject(regression))
    if whole.columns + 2 + DisplayWidth.columns(when) <= columns {
      whole.append(when, endingAt: columns)
      writer.write(whole)
    } else {
      writer.write(line)
      writer.write(
        "\(phrases.subject(regression))\(phrases.clauseSeparator)\(when)", indent: 4)
    }
  }

  private func writeWords(to writer: inout TerminalWriter) {
    let words =
      options.omitsQuotes
      ? [] : regression.words.prefix(3).map { Untrusted(fact: $0.word, options: options) }
    let list = phrases.list(words.map { "\($0)" })
    let waiting = regression.unanswered.flatMap { $0 > 0 ? phrases.notAnswered($0) : nil }
    guard !words.isEmpty else {
      if let waiting { writer.write(waiting, indent: 4) }
      return
    }
    guard let waiting else { return writer.write(phrases.words(list), indent: 4) }
    var line = writer.line(indent: 4)
    line.append(phrases.words(list))
    line.pad(to: max(51, line.columns + 2))
    line.append(waiting)
    if line.columns <= writer.style.columns {
      writer.write(line)
    } else {
      writer.write(phrases.words(list), indent: 4)
      writer.write(waiting, indent: 4)
    }
  }

  private func writeQuote(to writer: inout TerminalWriter) {
    guard !options.omitsQuotes, let example = regression.examples.first else { return }
    var line = writer.line(indent: 4)
    let quote = Untrusted(quote: example.text, limit: 280, options: options)
    guard !quote.isEmpty else { return }
    line.append(phrases.quotationMarks.open)
    line.append(line.cut(quote, to: max(writer.style.columns - 6, 8)))
    line.append(phrases.quotationMarks.close)
    writer.write(line)
  }
}
