/// A uuencoded file: POSIX uuencode(1), the historical algorithm.
struct Uuencode: Equatable {
  /// Where the name stands in the `begin` line.
  var name: Range<Int>
  /// The lines of data.
  var data: Range<Int>
  /// The byte behind the line `end`.
  var end: Int

  /// Reads the file whose `begin` line starts at `start`, or nil when there is none.
  ///
  /// `begin`, a mode of three or four octal digits and a name; then a line whose first byte fits
  /// its length; then `end`, or the end of a text that was
  /// cut off. A line that can't be data before it makes all of it text.
  init?(_ bytes: Span<UInt8>, at start: Int) {
    guard let name = Self.name(bytes, at: start) else { return nil }
    var line = bytes.offset(behind: .lineFeed, in: name.upperBound..<bytes.count)
    self.name = name
    data = line..<line
    var isFirst = true
    let isFull = line < bytes.count && bytes[line] == UInt8(ascii: "M")
    while line < bytes.count {
      let next = bytes.offset(behind: .lineFeed, in: line..<bytes.count)
      let content = bytes.withoutLineEnd(line..<next)
      if !isFirst, bytes.equals("end", in: bytes.trimmed(content)) {
        data = data.lowerBound..<line
        end = next
        return
      }
      guard Self.isData(bytes, content, strictly: isFirst) else { return nil }
      isFirst = false
      line = next
    }
    // The rest of a file whose lines are full was cut off.
    guard isFull, !isFirst else { return nil }
    data = data.lowerBound..<line
    end = line
  }

  /// The name in a `begin` line that starts at `start`, or nil when it isn't one.
  private static func name(_ bytes: Span<UInt8>, at start: Int) -> Range<Int>? {
    guard bytes.begins(with: "begin ", at: start), bytes[start] == UInt8(ascii: "b") else {
      return nil
    }
    var place = start + 6
    while place < bytes.count, bytes[place] & 0xF8 == 0x30, place - start < 11 { place += 1 }
    let digits = place - start - 6
    guard digits == 3 || digits == 4, place < bytes.count, bytes[place] == .blank else {
      return nil
    }
    let lineEnd = bytes.offset(behind: .lineFeed, in: place..<bytes.count)
    let name = bytes.trimmed(place..<lineEnd)
    return name.isEmpty ? nil : name
  }

  /// Whether a line can be data; mail programs cut blanks at its end, some encoders add a sum.
  private static func isData(
    _ bytes: Span<UInt8>, _ line: Range<Int>, strictly: Bool
  ) -> Bool {
    guard let first = line.first else { return !strictly }
    let length = Int(bytes[first] &- 32) & 63
    guard bytes[first] >= 32, bytes[first] <= 96 else { return false }
    let characters = line.count - 1
    guard characters <= (length + 2) / 3 * 4 + 2 else { return false }
    if strictly, length == 0 || characters < (length * 4 + 2) / 3 { return false }
    for index in line where bytes[index] < 32 || bytes[index] > 96 { return false }
    return true
  }
}

extension Uuencode {
  /// Appends what the lines of data stand for; stops soon after `limit` bytes.
  static func decode<Sink: DecodedSink & ~Copyable>(
    data bytes: Span<UInt8>, into sink: inout Sink, limit: Int
  ) {
    var line = 0
    while line < bytes.count, sink.count < limit {
      let next = bytes.offset(behind: .lineFeed, in: line..<bytes.count)
      decodeLine(bytes, bytes.withoutLineEnd(line..<next), into: &sink)
      line = next
    }
  }

  /// Appends the first file in a body whose transfer encoding is uuencode; a body without a `begin`
  /// line is read as lines of data.
  static func decode<Sink: DecodedSink & ~Copyable>(
    body bytes: Span<UInt8>, into sink: inout Sink, limit: Int
  ) {
    var line = 0
    while line < bytes.count {
      let next = bytes.offset(behind: .lineFeed, in: line..<bytes.count)
      if name(bytes, at: line) != nil { return decodeLines(bytes, from: next, into: &sink, limit) }
      line = next
    }
    decodeLines(bytes, from: 0, into: &sink, limit)
  }

  private static func decodeLines<Sink: DecodedSink & ~Copyable>(
    _ bytes: Span<UInt8>, from start: Int, into sink: inout Sink, _ limit: Int
  ) {
    var line = start
    while line < bytes.count, sink.count < limit {
      let next = bytes.offset(behind: .lineFeed, in: line..<bytes.count)
      let content = bytes.withoutLineEnd(line..<next)
      if bytes.equals("end", in: bytes.trimmed(content)) { return }
      decodeLine(bytes, content, into: &sink)
      line = next
    }
  }

  private static func decodeLine<Sink: DecodedSink & ~Copyable>(
    _ bytes: Span<UInt8>, _ line: Range<Int>, into sink: inout Sink
  ) {
    guard let first = line.first, bytes[first] > 32, bytes[first] < 96 else { return }
    var rest = Int(bytes[first] - 32)
    var place = first + 1
    while rest > 0 {
      var group: UInt32 = 0
      for offset in 0..<4 {
        let byte = place + offset < line.upperBound ? bytes[place + offset] : .blank
        group = group << 6 | UInt32((byte &- 32) & 63)
      }
      for index in 0..<min(rest, 3) {
        sink.append(UInt8(truncatingIfNeeded: group >> UInt32(16 - 8 * index)))
      }
      rest -= 3
      place += 4
    }
  }
}
