/// White space and control characters in decoded header values.
enum HeaderSpace {
  /// Marks a blank within a quoted string, which stays when the value is folded.
  static let kept: UInt8 = 0x01

  /// Replaces `folded` by `text` with each run of white space as one blank, none at the ends, and
  /// without control characters (C0, DEL, C1).
  ///
  /// - Returns: Whether a byte stands in it that `FieldTextMender` looks for.
  static func fold(_ text: [UInt8], keepsMarkedBlanks: Bool, into folded: inout [UInt8]) -> Bool {
    var seen: UInt64 = 0
    let text = text.span
    folded.removeAll(keepingCapacity: true)
    folded.reserveCapacity(text.count)
    var isPending = false
    var place = 0
    while place < text.count {
      let byte = text[place]
      place += 1
      seen |= FieldTextMender.marks(byte)
      if byte.isWhiteSpace {
        isPending = !folded.isEmpty
        continue
      }
      if byte < 0x20 || byte == 0x7F {
        if byte == kept, keepsMarkedBlanks, !folded.isEmpty { folded.append(.blank) }
        continue
      }
      if byte == 0xC2, place < text.count, text[place] < 0xA0 {
        place += 1
        continue
      }
      if isPending { folded.append(.blank) }
      isPending = false
      folded.append(byte)
    }
    while folded.last == .blank { folded.removeLast() }
    return seen & 1 != 0
  }
}
