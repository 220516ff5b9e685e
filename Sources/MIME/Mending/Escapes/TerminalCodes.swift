/// What a terminal does with text: colours (ECMA-48), and letters struck twice.
enum TerminalCodes {
  /// The text without them, or nil when it has none.
  static func removed(_ text: [UInt8]) -> [UInt8]? {
    guard text.contains(0x1B) || text.contains(0x08) else { return nil }
    var plain: [UInt8] = []
    plain.reserveCapacity(text.count)
    var isChanged = false
    var place = 0
    while place < text.count {
      let byte = text[place]
      if byte == 0x1B, place + 1 < text.count, text[place + 1] == UInt8(ascii: "[") {
        var end = place + 2
        while end < text.count, (0x20...0x3F).contains(text[end]) { end += 1 }
        if end < text.count, (0x40...0x7E).contains(text[end]) {
          isChanged = true
          place = end + 1
          continue
        }
      }
      if byte == 0x08, let last = plain.last, last < 0x80, last != .lineFeed,
        place + 1 < text.count
      {
        plain.removeLast()
        isChanged = true
      } else {
        plain.append(byte)
      }
      place += 1
    }
    return isChanged ? plain : nil
  }
}
