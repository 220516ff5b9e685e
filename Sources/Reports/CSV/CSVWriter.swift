import Bytes

/// Rows of RFC 4180 with LF at their ends, safe to open in a spreadsheet.
struct CSVWriter: ~Copyable {
  private(set) var buffer = ByteBuffer()
  private var isFirst = true

  /// Forgets what was written.
  mutating func removeAll() { buffer.removeAll() }

  /// Writes the names of the columns.
  mutating func header(_ names: [StaticString]) {
    for name in names {
      separate()
      buffer.append(name)
    }
    endRow()
  }

  mutating func endRow() {
    buffer.append("\n")
    isFirst = true
  }

  /// Writes text of strangers, quoted: the only place where it reaches the table.
  ///
  /// A spreadsheet would take a cell that begins with `=`, `+`, `-` or `@`, or with their full-width
  /// forms, for a formula; it gets an apostrophe before it.
  mutating func cell(_ text: Untrusted) {
    separate()
    guard !text.isEmpty else { return }
    buffer.append("\"")
    if Self.isFormula(text.cleaned) { buffer.append("'") }
    for byte in text.cleaned.utf8 {
      if byte == UInt8(ascii: "\"") { buffer.append(byte) }
      buffer.append(byte)
    }
    buffer.append("\"")
  }

  /// Writes text of strangers; nothing when it is not known.
  mutating func cell(_ text: String?) { cell(Untrusted(text ?? "", limit: 4000)) }

  /// Writes a whole number; nothing when it is not known.
  mutating func cell(_ number: Int?) {
    separate()
    if let number { buffer.append(decimal: number) }
  }

  /// Writes an estimate with three significant digits.
  mutating func cell(_ number: Double) {
    separate()
    let text = "\(NumberText.significant(number))"
    if number.isFinite { buffer.append(text.hasSuffix(".0") ? String(text.dropLast(2)) : text) }
  }

  /// Writes a time in RFC 3339, UTC; nothing when it is not known.
  mutating func cell(_ time: Timestamp?) {
    separate()
    if let time { buffer.append(time.description) }
  }

  /// Writes true or false; nothing when it is not known.
  mutating func cell(_ flag: Bool?) {
    separate()
    if let flag { buffer.append(flag ? "true" as StaticString : "false") }
  }

  private mutating func separate() {
    if !isFirst { buffer.append(",") }
    isFirst = false
  }

  private static func isFormula(_ text: String) -> Bool {
    // Clean text has no blanks, zero-width characters or controls at its start, but for signs that
    // stand for them.
    switch text.unicodeScalars.first {
    case "=", "+", "-", "@", "＝", "＋", "－", "＠", "﹢", "﹣", "﹦", "﹫", "−", "\u{2409}", "\u{240D}":
      true
    default: false
    }
  }
}
