/// Finds the name of a file in fields that can't be read by the rules.
enum FileNameMender {
  private static let words: [StaticString] = ["filename", "file", "name"]
  private static let quotes: [StaticString] = [
    "\\\"", "\"", "\u{201C}", "\u{201D}", "\u{201E}", "&quot;",
  ]

  /// Whether a name shows marks that are none of it.
  static func isDamaged(_ name: String) -> Bool {
    let text = Array(name.utf8)
    return text.first == UInt8(ascii: "\"") || text.last == UInt8(ascii: "\"")
      || text.begins("3d\"")
      || text.begins("\u{201C}") || text.place(of: "''") != nil || text.begins("utf-8'")
      || text.begins("=?") && text.ends("?=")
  }

  /// The value behind the first word for a file name in a header, without marks around it.
  static func value(in header: [UInt8]) -> [UInt8]? {
    for word in words {
      var place = 0
      while let found = header.place(of: word, from: place) {
        place = found + word.utf8CodeUnitCount
        guard found == 0 || !header[found - 1].isASCIILetter, let value = value(header[place...])
        else { continue }
        return value
      }
    }
    return nil
  }

  private static func value(_ text: ArraySlice<UInt8>) -> [UInt8]? {
    var text = text.withoutBlanks
    while let first = text.first,
      first == UInt8(ascii: "*") || first.isASCIIDigit || first == UInt8(ascii: "\"")
    {
      text = text.dropFirst()
    }
    text = text.withoutBlanks
    guard text.first == UInt8(ascii: "=") || text.first == UInt8(ascii: ":") else { return nil }
    text = text.dropFirst()
    if text.begins("3d") { text = text.dropFirst(2) }
    text = text.withoutBlanks
    let quote = quotes.first { text.begins($0) }
    if let quote { text = text.dropFirst(quote.utf8CodeUnitCount) }
    var end = text.startIndex
    while end < text.endIndex, text[end] != .lineFeed, text[end] != .carriageReturn {
      if quotes.contains(where: { text.has($0, at: end) }) { break }
      if quote == nil, text[end] == UInt8(ascii: ";") { break }
      end += 1
    }
    let value = text[..<end].withoutBlanks
    return value.isEmpty || value.count > 1_024 ? nil : unescaped(value)
  }

  /// The value without the charset and the `%XY` of RFC 2231, if it has them.
  private static func unescaped(_ value: ArraySlice<UInt8>) -> [UInt8] {
    guard value.begins("utf-8'") else { return Array(value) }
    var rest = value.dropFirst(6)
    if let end = rest.firstIndex(of: UInt8(ascii: "'")), end - rest.startIndex <= 8 {
      rest = rest[(end + 1)...]
    }
    var text: [UInt8] = []
    var place = rest.startIndex
    while place < rest.endIndex {
      if rest[place] == UInt8(ascii: "%"), place + 2 < rest.endIndex,
        let high = rest[place + 1].hexadecimalValue, let low = rest[place + 2].hexadecimalValue
      {
        text.append(high << 4 | low)
        place += 3
      } else {
        text.append(rest[place])
        place += 1
      }
    }
    return text
  }
}
