/// Text as quoted-printable (RFC 2045, section 6.7).
enum QuotedPrintable {
  private static let lineLimit = 76
  private static let digits = Array("0123456789ABCDEF".utf8)

  /// Appends a line of text, without its line end, with soft line breaks.
  static func append(_ line: Substring, to result: inout [UInt8]) {
    let bytes = Array(line.utf8)
    var column = 0
    for (place, byte) in bytes.enumerated() {
      let isLast = place == bytes.count - 1
      let isPlain =
        (0x21..<0x7F).contains(byte) && byte != UInt8(ascii: "=") && !needsCare(byte, at: place)
        || byte == 0x20 && !isLast
      let width = isPlain ? 1 : 3
      // The last column is for the sign of a soft line break.
      if column + width > (isLast ? lineLimit : lineLimit - 1) {
        result += [UInt8(ascii: "="), 13, 10]
        column = 0
      }
      if isPlain {
        result.append(byte)
      } else {
        result += [UInt8(ascii: "="), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
      column += width
    }
  }

  /// Whether the first byte of a line is one that programs on the way change: a dot, and the `F` of
  /// `From `.
  private static func needsCare(_ byte: UInt8, at place: Int) -> Bool {
    place == 0 && (byte == UInt8(ascii: ".") || byte == UInt8(ascii: "F"))
  }
}
