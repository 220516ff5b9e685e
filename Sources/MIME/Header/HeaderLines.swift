/// The lines of a header block: where they end and what they are.
struct HeaderLines: ~Escapable {
  /// One line.
  struct Line {
    /// The line without its end.
    var content: Range<Int>
    /// The start of the next line.
    var next: Int
  }

  /// The name of a field and the colon behind it.
  struct FieldName {
    var range: Range<Int>
    var colon: Int
  }

  /// Where the lines lie.
  let range: Range<Int>
  private let bytes: Span<UInt8>

  @_lifetime(copy bytes)
  init(_ bytes: Span<UInt8>, _ range: Range<Int>) {
    self.bytes = bytes
    self.range = range
  }

  /// The line that starts at `start`, or nil at the end.
  func line(at start: Int) -> Line? {
    guard start < range.upperBound else { return nil }
    guard let found = bytes.offset(of: .lineFeed, in: start..<range.upperBound) else {
      return Line(content: withoutReturns(start..<range.upperBound), next: range.upperBound)
    }
    return Line(content: withoutReturns(start..<found), next: found + 1)
  }

  /// The name that the line begins with, or nil when it is no field.
  ///
  /// White space before the colon is obsolete and allowed (RFC 5322, section 4.5).
  func fieldName(_ line: Range<Int>) -> FieldName? {
    var place = line.lowerBound
    while place < line.upperBound, bytes[place] &- 33 < 94, bytes[place] != UInt8(ascii: ":") {
      place += 1
    }
    let name = line.lowerBound..<place
    while place < line.upperBound, bytes[place] == .blank || bytes[place] == .tab { place += 1 }
    guard !name.isEmpty, place < line.upperBound, bytes[place] == UInt8(ascii: ":") else {
      return nil
    }
    return FieldName(range: name, colon: place)
  }

  /// The end of the field that begins with `line`, with the lines that continue it.
  func endOfField(_ line: Line) -> (content: Int, next: Int) {
    var last = line
    while last.next < range.upperBound, bytes[last.next] == .blank || bytes[last.next] == .tab,
      let continuation = self.line(at: last.next)
    {
      last = continuation
    }
    return (last.content.upperBound, last.next)
  }

  /// The place behind the first empty line from `line` on.
  func endOfBlock(from line: Line) -> Int {
    var place = line.next
    while let line = self.line(at: place) {
      if line.content.isEmpty { return line.next }
      place = line.next
    }
    return range.upperBound
  }

  /// Whether a line before the header is no part of it: an empty one, a separator of an mbox that
  /// was quoted or doubled, or the answer of a POP3 server (RFC 1939).
  func isBeforeHeader(_ line: Range<Int>) -> Bool {
    line.isEmpty
      || fieldName(line) == nil
        && (bytes.begins(with: "From ", at: line.lowerBound)
          || bytes.begins(with: ">From ", at: line.lowerBound)
          || bytes.begins(with: "+OK", at: line.lowerBound))
  }

  private func withoutReturns(_ line: Range<Int>) -> Range<Int> {
    var end = line.upperBound
    while end > line.lowerBound, bytes[end - 1] == .carriageReturn { end -= 1 }
    return line.lowerBound..<end
  }
}
