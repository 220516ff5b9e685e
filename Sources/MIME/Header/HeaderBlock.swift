import Records

/// The header block of a message or part: RFC 5322, sections 2.2 and 4.5; RFC 6532.
///
/// Only fields that mean something to triage are kept. One block is read again and again, so that
/// its room is allocated once.
struct HeaderBlock: Sendable {
  /// The fields, in order.
  private(set) var fields: [HeaderField] = []
  /// The block with the empty line that ends it.
  private(set) var range = 0..<0
  /// Where the body begins: behind the empty line, or at the line that is no field any more.
  private(set) var bodyStart = 0
  /// `malformedHeader` for lines that are no fields, `truncated` for what lies past a limit.
  private(set) var warnings: RecordWarnings = []

  /// Lines behind one that is no field in which a field shows that the block goes on.
  private static let linesOfJunk = 3

  init() {}

  /// Reads the header of a part or of a message in a message: it starts at once.
  mutating func read(_ bytes: Span<UInt8>, in range: Range<Int>) {
    fields.removeAll(keepingCapacity: true)
    warnings = []
    bodyStart = readFields(HeaderLines(bytes, range), bytes)
    self.range = range.lowerBound..<bodyStart
  }

  /// Reads the header of a message.
  ///
  /// What a mailbox or a protocol left before it is passed over. Without any field all is body.
  mutating func readMessage(_ bytes: Span<UInt8>, in range: Range<Int>) {
    let content = Self.byteOrderMark(bytes, range)..<range.upperBound
    let lines = HeaderLines(bytes, content)
    var start = content.lowerBound
    while let line = lines.line(at: start), lines.isBeforeHeader(line.content) { start = line.next }
    read(bytes, in: start..<range.upperBound)
    if fields.isEmpty, bodyStart == start { bodyStart = content.lowerBound }
    self.range = content.lowerBound..<bodyStart
  }

  /// Reads fields from the start of `lines`; gives the start of the body.
  private mutating func readFields(_ lines: HeaderLines, _ bytes: Span<UInt8>) -> Int {
    var place = lines.range.lowerBound
    let limit = place.addingReportingOverflow(MessageLimits.headerBytes).partialValue
    while let line = lines.line(at: place) {
      if line.content.isEmpty { return line.next }
      guard let name = lines.fieldName(line.content) else {
        warnings.insert(.malformedHeader)
        guard let next = nextField(lines, behind: line) else { return place }
        place = next
        continue
      }
      let end = lines.endOfField(line)
      if let known = KnownField(name: name.range, of: bytes) {
        guard fields.count < MessageLimits.headerFields else {
          warnings.insert(.truncated)
          return lines.endOfBlock(from: line)
        }
        if name.colon < limit {
          let body = name.colon + 1..<min(end.content, limit)
          fields.append(HeaderField(known: known, name: name.range, body: body))
        }
      }
      guard end.content <= limit else {
        warnings.insert(.truncated)
        return lines.endOfBlock(from: line)
      }
      place = end.next
    }
    return lines.range.upperBound
  }

  /// The field that follows a line which is none, or nil when the body begins with that line.
  private func nextField(_ lines: HeaderLines, behind junk: HeaderLines.Line) -> Int? {
    var place = junk.next
    for _ in 0..<Self.linesOfJunk {
      guard let line = lines.line(at: place), !line.content.isEmpty else { return nil }
      if lines.fieldName(line.content) != nil { return place }
      place = line.next
    }
    return nil
  }

  /// The place behind a UTF-8 byte order mark.
  private static func byteOrderMark(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Int {
    let start = range.lowerBound
    guard range.count >= 3, bytes[start] == 0xEF, bytes[start + 1] == 0xBB, bytes[start + 2] == 0xBF
    else { return start }
    return start + 3
  }
}
