/// Brings decoded text into the form of `Message.text`.
enum TextNormalization {
  /// Makes each line end of `text` from `start` on a single LF and removes NUL bytes.
  ///
  /// A line end is LF, CR, or any number of CRs before an LF.
  static func normalize(_ text: inout [UInt8], from start: Int) {
    // The mark of the end of a file in CP/M and DOS.
    while text.count > start, text.last == 0x1A { text.removeLast() }
    let rest = start..<text.count
    guard
      text.span.offset(of: .carriageReturn, in: rest) != nil
        || text.span.offset(of: 0, in: rest) != nil
    else { return }
    var written = start
    var place = start
    while place < text.count {
      let byte = text[place]
      place += 1
      if byte == 0 { continue }
      if byte == .carriageReturn {
        var next = place
        while next < text.count, text[next] == .carriageReturn { next += 1 }
        if next < text.count, text[next] == .lineFeed {
          place = next
          continue
        }
        text[written] = .lineFeed
      } else {
        text[written] = byte
      }
      written += 1
    }
    text.removeSubrange(written...)
  }

  /// Cuts `text` to at most `limit` bytes without cutting a character; says whether it was longer.
  static func cut(_ text: inout [UInt8], to limit: Int) -> Bool {
    guard text.count > limit else { return false }
    text.removeSubrange(text.span.characterBorder(before: limit)...)
    return true
  }
}
