/// A file in yEnc: the informal standard of Jürgen Helbing, version 1.3.
struct YEnc: Equatable {
  /// Where the name stands in the line `=ybegin`.
  var name: Range<Int>
  /// The encoded lines.
  var data: Range<Int>
  /// The byte behind the line `=yend`.
  var end: Int

  /// Reads the file whose line `=ybegin` starts at `start`, or nil when there is none.
  ///
  /// - Parameter lastEnd: the place of the last line `=yend` in `bytes`, so that a `=ybegin` behind
  ///   it isn't searched to the end again and again.
  init?(_ bytes: Span<UInt8>, at start: Int, lastEnd: Int) {
    guard start < lastEnd, bytes.begins(with: "=ybegin ", at: start) else { return nil }
    var line = bytes.offset(behind: .lineFeed, in: start..<bytes.count)
    let header = bytes.withoutLineEnd(start..<line)
    guard let name = Self.name(bytes, header) else { return nil }
    self.name = name
    if bytes.begins(with: "=ypart ", at: line) {
      line = bytes.offset(behind: .lineFeed, in: line..<bytes.count)
    }
    data = line..<line
    while line < bytes.count {
      let next = bytes.offset(behind: .lineFeed, in: line..<bytes.count)
      if bytes.begins(with: "=yend", at: line) {
        data = data.lowerBound..<line
        end = next
        return
      }
      if bytes.begins(with: "=ybegin ", at: line) { return nil }
      line = next
    }
    return nil
  }

  /// Appends what the encoded lines stand for; stops soon after `limit` bytes.
  static func decode<Sink: DecodedSink & ~Copyable>(
    data bytes: Span<UInt8>, into sink: inout Sink, limit: Int
  ) {
    var isEscaped = false
    for index in bytes.indices {
      let byte = bytes[index]
      if byte == .lineFeed || byte == .carriageReturn { continue }
      if isEscaped {
        sink.append(byte &- 106)
        isEscaped = false
      } else if byte == UInt8(ascii: "=") {
        isEscaped = true
      } else {
        sink.append(byte &- 42)
      }
      if sink.count >= limit { return }
    }
  }

  /// What stands behind `name=`, which is the last key and runs to the end of the line.
  private static func name(_ bytes: Span<UInt8>, _ line: Range<Int>) -> Range<Int>? {
    var place = line.lowerBound
    while let key = bytes.offset(of: UInt8(ascii: "n"), in: place..<line.upperBound) {
      if bytes.begins(with: "name=", at: key), bytes[key - 1] == .blank, line.upperBound > key + 5 {
        return bytes.trimmed(key + 5..<line.upperBound)
      }
      place = key + 1
    }
    return nil
  }
}
