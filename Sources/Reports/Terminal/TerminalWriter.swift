import Bytes

/// Writes lines to a buffer, longer sentences over several.
struct TerminalWriter: ~Copyable {
  let style: TerminalStyle
  private(set) var buffer: ByteBuffer

  init(style: TerminalStyle) {
    self.style = style
    buffer = ByteBuffer()
  }

  /// A line to write into, indented.
  func line(indent: Int = 0) -> TerminalLine { TerminalLine(style, indent: indent) }

  /// Ends a line; blanks at its end are left out.
  mutating func write(_ line: TerminalLine) {
    var bytes = [UInt8](line.text.utf8)
    while bytes.last == UInt8(ascii: " ") { bytes.removeLast() }
    buffer.append(bytes.span)
    buffer.append(UInt8(ascii: "\n"))
  }

  mutating func writeEmptyLine() { buffer.append(UInt8(ascii: "\n")) }

  /// Writes a sentence over as many lines as it takes; further lines are indented by `indent`.
  mutating func write(
    _ sentence: Sentence, indent: Int = 0, start: TerminalLine? = nil
  ) {
    var current = start ?? line(indent: indent)
    var isEmpty = true
    for piece in LineBreaks.pieces(sentence.plain) {
      let blank = piece.followsBlank ? 1 : 0
      if !isEmpty, current.columns + blank + DisplayWidth.columns(piece.text) > style.columns {
        write(current)
        current = line(indent: indent)
        isEmpty = true
      }
      current.append((isEmpty || !piece.followsBlank ? "" : " ") + String(piece.text))
      isEmpty = false
    }
    write(current)
  }
}
