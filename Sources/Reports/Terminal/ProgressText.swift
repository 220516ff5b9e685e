import Bytes

/// The line that says how far a run has read.
///
/// ```
/// Reading ~/Maildir  ███████████▍          54 %  108,214 mails  11 s left
/// ```
package struct ProgressText {
  private let path: String
  private let messages: Int
  private let fraction: Double?
  private let secondsLeft: Int?

  /// Columns of the bar, the first that fits.
  private static let barColumns = [20, 12, 8]
  private static let eighths = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"]

  /// - Parameters:
  ///   - path: what is read, as the person wrote it.
  ///   - fraction: 0 to 1; nil when the whole isn't known.
  package init(path: String, messages: Int, fraction: Double?, secondsLeft: Int?) {
    self.path = path
    self.messages = messages
    self.fraction = fraction
    self.secondsLeft = secondsLeft
  }

  /// The text of one line, shorter than the terminal is wide: the bar gives way first, then the
  /// time, then the path.
  package func line(_ language: ReportLanguage, style: TerminalStyle) -> String {
    let phrases = language.phrases(generated: Timestamp(seconds: 0))
    let share = fraction.map { phrases.percent(Int($0 * 100)) }
    let count = phrases.mails(messages)
    let left = secondsLeft.map(phrases.timeLeft)
    let shortPath = DisplayWidth.cut(Untrusted(path: path).cleaned, to: 30, ellipsis: "…")
    let reading = phrases.reading(Untrusted(cleaned: shortPath)).plain
    var candidates: [[String?]] = Self.barColumns.compactMap { columns in
      guard let fraction, let share else { return nil }
      let bar = Self.bar(fraction, columns: columns, isUTF8: style.isUTF8)
      return [reading, "\(bar) \(share)", count, left]
    }
    candidates += [
      [reading, share, count, left], [reading, share, count], [share, count], [count],
    ]
    for parts in candidates {
      var line = TerminalLine(style)
      line.append(parts.compactMap(\.self).joined(separator: "  "))
      if line.columns < style.columns { return line.text }
    }
    return ""
  }

  private static func bar(_ fraction: Double, columns: Int, isUTF8: Bool) -> String {
    let filled = Int(min(max(fraction, 0), 1) * Double(columns * 8))
    var bar = String(repeating: isUTF8 ? "█" : "#", count: filled / 8)
    if isUTF8 { bar += eighths[filled % 8] }
    return bar + String(repeating: " ", count: columns - DisplayWidth.columns(bar))
  }
}
