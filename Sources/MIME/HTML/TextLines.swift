/// Text that is put together line by line, with its quote marks.
///
/// White space and line ends are held back until something visible follows, so nothing of them is
/// left at the ends of lines and of the text.
struct TextLines {
  /// UTF-8 with LF at line ends, without one behind the last line.
  private(set) var bytes: [UInt8] = []
  /// How deep what comes is quoted.
  var quoteDepth = 0

  /// Line ends that come before the next visible character.
  private var breaks = 0
  private var hasBlank = false
  private var hasTab = false
  /// Whether nothing of a cell was written yet: a line that begins in it is the line of its row.
  private var isCellEmpty = false
  /// Where the content of the last line starts, behind its quote marks.
  private var lineStart = 0
  /// The quote depth of the last line.
  private var lineDepth = 0

  /// Quote depths that are told apart.
  private static let deepest = 32

  /// Forgets the text and keeps its room.
  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    quoteDepth = 0
    breaks = 0
    hasBlank = false
    hasTab = false
    isCellEmpty = false
    lineStart = 0
    lineDepth = 0
  }

  /// Ends the line if something stands in it; `count` is 2 for an empty line before the next.
  mutating func endLine(_ count: Int = 1) {
    if !isCellEmpty { breaks = max(breaks, count) }
  }

  /// Ends the line even if it is empty.
  mutating func breakLine() {
    if !isCellEmpty { breaks &+= 1 }
  }

  /// Begins a cell of a row: behind another one of the row a tab takes the place of line ends.
  mutating func beginCell(isFirst: Bool) {
    if !isFirst {
      breaks = 0
      hasTab = true
    }
    isCellEmpty = true
  }

  /// Ends a row or a table.
  mutating func endCells() {
    isCellEmpty = false
    hasTab = false
  }

  /// Notes white space that collapses.
  mutating func blank() { hasBlank = true }

  /// Appends visible text; a blank of its own may be part of it.
  mutating func append(_ text: Span<UInt8>) {
    flush()
    unsafe text.withUnsafeBufferPointer { unsafe bytes.append(contentsOf: $0) }
  }

  /// Quotes all from `place` on, which is in the last line or behind it, one level more.
  mutating func quote(from place: Int) {
    var start = place
    while start < bytes.count, bytes[start] == .lineFeed { start += 1 }
    if start > 0, start <= bytes.count, bytes[start - 1] != .lineFeed { return }
    let tail = Array(bytes[start...])
    guard !tail.isEmpty else { return }
    bytes.removeSubrange(start...)
    var line = 0
    while line < tail.count {
      let end = tail.span.offset(behind: .lineFeed, in: line..<tail.count)
      bytes.append(UInt8(ascii: ">"))
      if tail[line] != .lineFeed, tail[line] != UInt8(ascii: ">") { bytes.append(.blank) }
      lineStart = bytes.count
      bytes.append(contentsOf: tail[line..<end])
      line = end
    }
    lineDepth += 1
  }

  /// Writes what was held back.
  private mutating func flush() {
    if breaks > 0, !bytes.isEmpty {
      trimLine()
      let between = min(lineDepth, quoteDepth)
      for _ in 1..<breaks {
        bytes.append(.lineFeed)
        appendMarks(between)
      }
      bytes.append(.lineFeed)
      beginLine()
    } else if bytes.isEmpty {
      beginLine()
    } else if bytes.count > lineStart {
      if hasTab {
        bytes.append(.tab)
      } else if hasBlank {
        bytes.append(.blank)
      }
    }
    breaks = 0
    hasBlank = false
    hasTab = false
    isCellEmpty = false
  }

  private mutating func beginLine() {
    lineDepth = min(quoteDepth, Self.deepest)
    appendMarks(lineDepth)
    if lineDepth > 0 { bytes.append(.blank) }
    lineStart = bytes.count
  }

  /// Appends `> > >` for a depth of 3.
  private mutating func appendMarks(_ depth: Int) {
    for level in 0..<min(depth, Self.deepest) {
      if level > 0 { bytes.append(.blank) }
      bytes.append(UInt8(ascii: ">"))
    }
  }

  /// Removes blanks at the end of the last line, and of its quote marks if nothing else is there.
  private mutating func trimLine() {
    while let last = bytes.last, last == .blank || last == .tab { bytes.removeLast() }
  }
}
