extension CharsetDecoder {
  /// Decodes HZ (RFC 1843), which glibc's iconv does not know; false if something means nothing.
  ///
  /// `~{` begins pairs of GB 2312 and `~}` ends them, `~~` is a tilde, and `~` at the end of a line
  /// joins it with the next. Each line begins with ASCII.
  mutating func decodeHZ(_ bytes: Span<UInt8>, into text: inout [UInt8]) -> Bool {
    var isClean = true
    var place = 0
    while place < bytes.count {
      let byte = bytes[place]
      guard byte == UInt8(ascii: "~"), place + 1 < bytes.count else {
        if byte < 0x80 {
          text.append(byte)
        } else {
          text.appendReplacementCharacter()
          isClean = false
        }
        place += 1
        continue
      }
      place += 2
      switch bytes[place - 1] {
      case UInt8(ascii: "{"):
        let start = place
        while place < bytes.count, bytes[place] >= 0x21, bytes[place] < 0x7E { place += 1 }
        let pairs = bytes.extracting(start..<place)
        if !decodePairs(pairs, from: .gb2312, into: &text) { isClean = false }
        if place + 1 < bytes.count, bytes[place] == UInt8(ascii: "~"),
          bytes[place + 1] == UInt8(ascii: "}")
        {
          place += 2
        }
      case UInt8(ascii: "~"): text.append(byte)
      case .lineFeed: break
      default:
        text.append(byte)
        place -= 1
      }
    }
    return isClean
  }
}
