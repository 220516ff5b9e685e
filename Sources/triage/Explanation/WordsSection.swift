import Extraction
import Records

/// The text line by line: the person's words, and what was left out of them with what it is.
struct WordsSection {
  /// Lines of one kind that are left out and shown all the same.
  private static let shownLines = 6

  /// Lines that follow one another and are of one kind.
  private struct Run {
    var role: LineRole
    var lines: [String]
    /// Whether an empty line stands behind it.
    var isSpaced = false
  }

  private let explanation: MessageExplanation

  init(_ explanation: MessageExplanation) { self.explanation = explanation }

  func write(to page: inout ExplanationPage) {
    page.emptyLine()
    guard let text = explanation.texts.first, !text.bytes.isEmpty else {
      page.heading("There is no text.")
      return
    }
    page.heading(Self.heading(explanation))
    page.emptyLine()
    if explanation.record.text.isEmpty { page.label("(nothing)") }
    for run in runs {
      write(run, to: &page)
      if run.isSpaced { page.emptyLine() }
    }
  }

  private static func heading(_ explanation: MessageExplanation) -> String {
    var place = ""
    if let first = explanation.lines.first?.place, let last = explanation.lines.last?.place {
      let range = first.bytes.lowerBound..<max(last.bytes.upperBound, first.bytes.lowerBound)
      place =
        first.base == .message
        ? ExplanationWords.place(BytePlace(.message, range)) : "\(range.count) bytes, decoded"
    }
    if explanation.isMended { place += ", its escapes undone" }
    return "What the person wrote, and what was left out of it (\(place))"
  }

  private var runs: [Run] {
    var runs: [Run] = []
    for line in explanation.lines {
      let words = ShownText.line(line.words)
      // An empty line is nobody's: it goes with the lines before it.
      if words.isEmpty {
        if let last = runs.indices.last, runs[last].lines.last?.isEmpty == false {
          runs[last].lines.append("")
        }
      } else if let last = runs.indices.last, runs[last].role == line.role {
        runs[last].lines.append(words)
      } else {
        runs.append(Run(role: line.role, lines: [words]))
      }
    }
    for place in runs.indices where runs[place].lines.last?.isEmpty == true {
      let isBetween = place + 1 < runs.count
      // Between two kinds an empty line without a bar divides better than one with it.
      runs[place].lines.removeLast()
      if isBetween { runs[place].isSpaced = true }
    }
    return runs
  }

  private func write(_ run: Run, to page: inout ExplanationPage) {
    guard run.role != .own else {
      for line in run.lines { page.words("│", line) }
      return
    }
    page.label(ExplanationWords.role(run.role))
    let isLong = run.lines.count > Self.shownLines + 2
    for line in isLong ? run.lines.prefix(Self.shownLines) : run.lines[...] {
      page.words("┊", line)
    }
    if isLong { page.words("┊", "… \(run.lines.count - Self.shownLines) more lines") }
  }
}
