/// quoted-printable as RFC 2045, section 6.7 has it, read as mail really comes.
///
/// White space at line ends is removed. A `=` with white space and a line end joins two lines. An
/// escape that is none stays as text, hexadecimal digits may be in lower case.
enum QuotedPrintable {
  /// Appends what `bytes` stand for, line ends as they are; stops soon after `limit` bytes.
  ///
  /// - Parameter endsLine: whether the byte behind `bytes` is a line end, as it is before a
  ///   delimiter line; a `=` at the end is then a soft break and no text that was cut off.
  static func decode<Sink: DecodedSink & ~Copyable>(
    _ bytes: Span<UInt8>, endsLine: Bool, into sink: inout Sink, limit: Int
  ) {
    var start = 0
    while start < bytes.count, sink.count < limit {
      let next = bytes.offset(behind: .lineFeed, in: start..<bytes.count)
      let hasLineEnd = next > start && bytes[next - 1] == .lineFeed
      var end = bytes.withoutLineEnd(start..<next).upperBound
      let lineEnd = end..<next
      while end > start, bytes[end - 1] == .blank || bytes[end - 1] == .tab { end -= 1 }
      let joins =
        end > start && bytes[end - 1] == UInt8(ascii: "=") && (hasLineEnd || endsLine)
      decodeLine(bytes, start..<(joins ? end - 1 : end), into: &sink, limit: limit)
      if !joins { sink.append(bytes.extracting(lineEnd)) }
      start = next
    }
  }

  private static func decodeLine<Sink: DecodedSink & ~Copyable>(
    _ bytes: Span<UInt8>, _ line: Range<Int>, into sink: inout Sink, limit: Int
  ) {
    var start = line.lowerBound
    while start < line.upperBound, sink.count < limit {
      guard let escape = bytes.offset(of: UInt8(ascii: "="), in: start..<line.upperBound) else {
        sink.append(bytes.extracting(start..<line.upperBound))
        return
      }
      sink.append(bytes.extracting(start..<escape))
      if line.upperBound - escape > 2, let high = bytes[escape + 1].hexadecimalValue,
        let low = bytes[escape + 2].hexadecimalValue
      {
        sink.append(high << 4 | low)
        start = escape + 3
      } else {
        sink.append(UInt8(ascii: "="))
        start = escape + 1
      }
    }
  }
}
