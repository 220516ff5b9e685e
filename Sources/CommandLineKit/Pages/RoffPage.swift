/// A page of the manual in the macros of man(7).
package enum RoffPage {
  /// - Parameters:
  ///   - title: such as `TRIAGE`.
  ///   - source: program and version.
  ///   - date: `2026-03-01`.
  package static func text(
    _ blocks: [PageBlock], title: String, section: Int, date: String, source: String,
    manual: String
  ) -> String {
    var text = ".TH \(title) \(section) \(date) \"\(source)\" \"\(manual)\"\n"
    for (place, block) in blocks.enumerated() {
      switch block {
      case .heading(let words): text += ".SH \(words.uppercased())\n"
      case .subheading(let words): text += ".SS \(escaped(words))\n"
      case .paragraph(let words):
        if place > 0, !isHeading(blocks[place - 1]) { text += ".PP\n" }
        text += sentences(words)
      case .entry(let term, let paragraphs):
        text += ".TP\n" + line(term.map(run).joined())
        text += paragraphs.map(sentences).joined(separator: ".IP\n")
      case .lines(let lines):
        if place > 0, !isHeading(blocks[place - 1]) { text += ".PP\n" }
        text += ".nf\n.RS 4\n" + lines.map { line(escaped($0)) }.joined() + ".RE\n.fi\n"
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

  private static func run(_ run: PageBlock.Run) -> String {
    switch run {
    case .bold(let text): "\\fB\(escaped(text))\\fR"
    case .italic(let text): "\\fI\(escaped(text))\\fR"
    case .plain(let text): text.allSatisfy { $0 == " " } && text.count > 1 ? "" : escaped(text)
    }
  }

  /// A paragraph with each sentence on a line of its own, as manual pages are written.
  private static func sentences(_ text: String) -> String {
    var lines: [String] = [""]
    for word in text.split(separator: " ").map({ escaped(String($0)) }) {
      if lines[lines.count - 1].utf8.count + word.utf8.count > 76 { lines.append("") }
      lines[lines.count - 1] += (lines[lines.count - 1].isEmpty ? "" : " ") + word
      if word.hasSuffix(".") || word.hasSuffix(":") { lines.append("") }
    }
    return lines.filter { !$0.isEmpty }.map(line).joined()
  }

  /// A line that is no request, whatever it begins with.
  private static func line(_ text: String) -> String {
    (text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" : "") + text + "\n"
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text.unicodeScalars {
      switch character {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "'": result += "\\(aq"
      case "`": result += "\\(ga"
      case "^": result += "\\(ha"
      case "~": result += "\\(ti"
      case "\"": result += "\\(dq"
      default: result.unicodeScalars.append(character)
      }
    }
    return result
  }
}
