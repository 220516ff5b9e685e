import Records

/// Reads an address in marks that no rule has: in square or angular quotes, behind another scheme,
/// with its `@` as a word.
enum AddressMender {
  /// What is written for what, one after another.
  private static let replacements: [(StaticString, StaticString)] = [
    ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&amp;", "&"),
    ("\u{AB}", "<"), ("\u{BB}", ">"), ("\u{2039}", "<"), ("\u{203A}", ">"), ("\u{FF1C}", "<"),
    ("\u{FF1E}", ">"), ("\u{3008}", "<"), ("\u{3009}", ">"), ("\u{FF20}", "@"),
    ("smtp:", ""), ("mailto:", ""),
  ]
  /// How archives write the `@`.
  private static let ats: [StaticString] = [
    " (at) ", "(at)", " [at] ", "[at]", "[@]", "(@)", "=40", "%40", " at ",
  ]

  /// The field with usual marks, or nil when it has no address at all.
  static func mended(_ field: ArraySlice<UInt8>) -> [UInt8]? {
    var text = Array(field)
    for (mark, other) in replacements { text = text.replacing(mark, with: other) }
    if !text.contains(UInt8(ascii: "@")) {
      guard let at = ats.first(where: { text.place(of: $0) != nil }), let place = text.place(of: at)
      else { return nil }
      text.replaceSubrange(place..<(place + at.utf8CodeUnitCount), with: [UInt8(ascii: "@")])
    }
    let (start, end) = address(in: text)
    guard start < end else { return nil }
    let address = text[start..<end]
    let name = text[..<start] + [.blank] + text[end...]
    var words = name.filter {
      switch $0 {
      case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "["),
        UInt8(ascii: "]"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: ","),
        UInt8(ascii: ";"), UInt8(ascii: "\\"):
        false
      default: true
      }
    }[...].withoutBlanks
    while words.first == UInt8(ascii: "'") { words = words.dropFirst().withoutBlanks }
    while words.last == UInt8(ascii: "'") { words = words.dropLast().withoutBlanks }
    return words.isEmpty
      ? [UInt8(ascii: "<")] + address + [UInt8(ascii: ">")]
      : [UInt8(ascii: "\"")] + words + Array("\" <".utf8) + address + [UInt8(ascii: ">")]
  }

  /// Where the address lies: the word around the first `@`.
  private static func address(in text: [UInt8]) -> (Int, Int) {
    guard let at = text.firstIndex(of: UInt8(ascii: "@")) else { return (0, 0) }
    var start = at
    while start > 0, isOfAddress(text[start - 1]) { start -= 1 }
    var end = at + 1
    while end < text.count, isOfAddress(text[end]) { end += 1 }
    while start < at, text[start] == UInt8(ascii: "'") { start += 1 }
    while end > at, text[end - 1] == UInt8(ascii: "'") || text[end - 1] == UInt8(ascii: ".") {
      end -= 1
    }
    return start < at && end > at + 1 ? (start, end) : (0, 0)
  }

  private static func isOfAddress(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...32, 127, UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "["),
      UInt8(ascii: "]"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: ","),
      UInt8(ascii: ";"), UInt8(ascii: ":"), UInt8(ascii: "@"), UInt8(ascii: "\\"):
      false
    default: true
    }
  }
}
