import Bytes

/// A page for a terminal that is no report: headings, and lines with a sign before them.
package struct TerminalPage: ~Copyable {
  /// What a line says of its subject.
  package enum Mark: Hashable, Sendable {
    case good
    case attention
    case bad
    case plain
  }

  private var writer: TerminalWriter
  /// Longer lines are hard to read.
  private let columns: Int

  package init(style: TerminalStyle) {
    writer = TerminalWriter(style: style)
    columns = min(style.columns, 80)
  }

  package var text: Span<UInt8> {
    @_lifetime(borrow self)
    get { writer.buffer.span }
  }

  /// A heading; an empty line is before each but the first.
  package mutating func heading(_ words: String) {
    if writer.buffer.count > 0 { writer.writeEmptyLine() }
    var line = writer.line()
    line.append(words)
    writer.write(line)
  }

  /// A sentence behind its sign, over as many lines as it takes.
  package mutating func item(_ mark: Mark, _ words: String) {
    var lines = TerminalText.wrapped(words, to: max(columns - 4, 20))[...]
    var line = writer.line(indent: 2)
    switch mark {
    case .good: line.append("✓", in: .cyan)
    case .attention: line.append("!", in: .yellow)
    case .bad: line.append("✗", in: .red)
    case .plain: line.append(" ")
    }
    line.append(" " + (lines.popFirst() ?? ""))
    writer.write(line)
    for rest in lines { verbatim(rest) }
  }

  /// A line that is to be copied and stays whole.
  package mutating func verbatim(_ words: String, indent: Int = 4) {
    var line = writer.line(indent: indent)
    line.append(words)
    writer.write(line)
  }

  /// A name and a number in columns.
  package mutating func row(_ name: String, _ number: String, share: Double) {
    var line = writer.line(indent: 4)
    let room = max(columns - 34, 12)
    line.append(line.cut(Untrusted(name, limit: 4096), to: room))
    line.append(number, endingAt: room + 14)
    line.append("  ")
    line.append(Self.bar(share))
    writer.write(line)
  }

  /// A bar of at most 16 columns, in steps of an eighth of one.
  private static func bar(_ share: Double) -> String {
    let eighths = max(NumberText.rounded(min(max(share, 0), 1) * 128), share > 0 ? 1 : 0)
    let parts = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"]
    return String(repeating: "█", count: eighths / 8) + parts[eighths % 8]
  }
}
