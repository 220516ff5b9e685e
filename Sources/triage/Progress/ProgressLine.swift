import Bytes
import Reports

/// How far a run has read: one line on standard error while a person waits, removed at the end.
final class ProgressLine {
  private let errors: OutputStream
  private let style: TerminalStyle
  private let language: ReportLanguage
  private let path: String
  private let size: InputSize
  private let start = ContinuousClock.now
  private var meter = ProgressMeter()
  private var messages = 0
  private var bytes = 0

  /// Nil where nobody looks: standard error is no terminal, or is a very simple one.
  init?(_ reading: ReadingOptions, language: ReportLanguage, _ environment: Environment) {
    guard environment.errors.isTerminal, environment.variables["TERM"] != "dumb",
      !reading.isQuiet, let first = reading.paths.first
    else { return nil }
    errors = environment.errors
    style = TerminalStyle(
      columns: environment.errors.columns ?? 80, isUTF8: environment.isUTF8)
    self.language = environment.isUTF8 ? language : .english
    path = String(decoding: first, as: UTF8.self)
    size = InputSize(of: reading.paths)
  }

  /// Counts what was read, and draws the line when it is time.
  func add(messages: Int, bytes: Int) {
    self.messages += messages
    self.bytes += bytes
    let time = Double((ContinuousClock.now - start) / .milliseconds(1)) / 1000
    guard meter.isDue(at: time) else { return }
    let fraction = ProgressMeter.fraction(self.bytes, of: size.bytes)
    let text = ProgressText(
      path: path, messages: self.messages, fraction: fraction,
      secondsLeft: ProgressMeter.secondsLeft(fraction, at: time))
    _ = try? errors.write("\r\(text.line(language, style: style))\u{1B}[K")
  }

  /// Takes the line away.
  func finish() {
    if meter.hasDrawn { _ = try? errors.write("\r\u{1B}[K") }
  }
}
