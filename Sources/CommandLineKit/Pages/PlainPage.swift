/// A page as text of at most 80 columns.
package enum PlainPage {
  package static func text(_ blocks: [PageBlock]) -> String {
    var text = ""
    for (place, block) in blocks.enumerated() {
      switch block {
      case .heading(let words), .subheading(let words):
        text += (place == 0 ? "" : "\n") + words + "\n"
      case .paragraph(let words):
        let isFirst = place == 0 || isHeading(blocks[place - 1])
        text += (isFirst ? "" : "\n") + WrappedText.lines(words, indent: 0)
      case .entry(let term, let paragraphs):
        if place > 0, case .paragraph = blocks[place - 1] { text += "\n" }
        let words = term.map(\.text).joined()
        text += "  \(words)\n"
        // Behind options, which have a column for a letter, text stands further in.
        let indent = words.hasPrefix("-") || words.hasPrefix(" ") ? 10 : 6
        for paragraph in paragraphs {
          text +=
            String(repeating: " ", count: indent) + WrappedText.lines(paragraph, indent: indent)
        }
      case .lines(let lines):
        if place > 0, !isHeading(blocks[place - 1]) { text += "\n" }
        text += lines.map { $0.isEmpty ? "\n" : "  \($0)\n" }.joined()
      }
    }
    return text
  }

  private static func isHeading(_ block: PageBlock) -> Bool {
    switch block {
    case .heading, .subheading: true
    case .paragraph, .entry, .lines: false
    }
  }
}
