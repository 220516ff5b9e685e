/// A file in base64 that stands in text: POSIX uuencode(1) with `-m`.
struct Base64File: Equatable {
  /// Where the name stands in the `begin-base64` line.
  var name: Range<Int>
  /// The lines of data.
  var data: Range<Int>
  /// The byte behind the line `====`.
  var end: Int

  private static let begin: StaticString = "begin-base64 "

  /// Reads the file whose first line starts at `start`, or nil when there is none.
  ///
  /// `begin-base64`, a mode of octal digits and a name; lines of base64; then `====`.
  init?(_ bytes: Span<UInt8>, at start: Int) {
    guard bytes.begins(with: Self.begin, at: start) else { return nil }
    var line = bytes.offset(behind: .lineFeed, in: start..<bytes.count)
    let words = bytes.trimmed(start + Self.begin.utf8CodeUnitCount..<line)
    guard let blank = bytes.offset(of: .blank, in: words), blank - words.lowerBound <= 4 else {
      return nil
    }
    name = bytes.trimmed(blank..<words.upperBound)
    data = line..<line
    while line < bytes.count {
      let next = bytes.offset(behind: .lineFeed, in: line..<bytes.count)
      let content = bytes.withoutLineEnd(line..<next)
      if bytes.equals("====", in: content) {
        data = data.lowerBound..<line
        end = next
        return
      }
      for index in content where !EncodingEvidence.isDigitOrPad(bytes[index]) { return nil }
      line = next
    }
    return nil
  }
}
