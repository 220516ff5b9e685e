/// Undoes what happened to a whole file: another character encoding, line ends written out, a mark
/// or blanks before each line, line ends doubled.
enum FileFormMender {
  /// The mail as it was, or nil when nothing of this kind happened to it.
  static func mended(_ bytes: [UInt8]) -> [UInt8]? {
    var bytes = bytes
    var isChanged = false
    let steps: [([UInt8]) -> [UInt8]?] = [
      withoutUTF16, withoutEscapes, withoutZeros, withLineFeeds, withoutMarks, withoutEmptyLines,
    ]
    for step in steps {
      guard let changed = step(bytes) else { continue }
      bytes = changed
      isChanged = true
    }
    return isChanged ? bytes : nil
  }

  /// UTF-16 as UTF-8: by its mark, or because every second byte of the start is zero.
  private static func withoutUTF16(_ bytes: [UInt8]) -> [UInt8]? {
    guard bytes.count > 16 else { return nil }
    let isMarked = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
    let zeros = (0..<16).filter { bytes[$0] == 0 }
    let isPlain = zeros.count == 8 && zeros.allSatisfy { $0 & 1 == zeros[0] & 1 }
    guard isMarked || isPlain else { return nil }
    var text: [UInt8] = []
    _ = UnicodeText.decodeUTF16(bytes.span, declared: nil, into: &text)
    return text.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(text.dropFirst(3)) : text
  }

  /// `\n` and `\r\n` that were written out, in a file that is one line and begins with a field.
  private static func withoutEscapes(_ bytes: [UInt8]) -> [UInt8]? {
    let line = bytes.withoutBlanks
    guard !line.contains(.lineFeed), line.place(of: "\\n") != nil else { return nil }
    var content = line
    if content.begins("b'") || content.begins("b\"") { content = content.dropFirst() }
    if let quote = content.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
      content.last == quote, content.count > 1
    {
      content = content.dropFirst().dropLast()
    }
    var text: [UInt8] = []
    var place = content.startIndex
    while place < content.endIndex {
      let byte = content[place]
      place += 1
      guard byte == UInt8(ascii: "\\"), place < content.endIndex else {
        text.append(byte)
        continue
      }
      switch content[place] {
      case UInt8(ascii: "n"): text.append(.lineFeed)
      case UInt8(ascii: "r"): break
      case UInt8(ascii: "t"): text.append(.tab)
      case let other: text.append(other)
      }
      place += 1
    }
    return text
  }

  /// Where the first empty line behind some text stands.
  private static func lengthOfHeader(_ bytes: [UInt8]) -> Int {
    var end = bytes.firstIndex { $0 != 0 && !$0.isWhiteSpace } ?? 0
    while end < bytes.count {
      if bytes[end] == .lineFeed {
        let rest = bytes[(end + 1)...].prefix(2)
        if rest.first == .lineFeed || rest.elementsEqual([.carriageReturn, .lineFeed]) { break }
      }
      end += 1
    }
    return end
  }

  /// Blocks of zeros that a disk left before the header or in it.
  private static func withoutZeros(_ bytes: [UInt8]) -> [UInt8]? {
    let end = lengthOfHeader(bytes)
    let head = bytes[..<end]
    guard head.contains(0) else { return nil }
    var text: [UInt8] = []
    var isInZeros = false
    for byte in head {
      if byte == 0 {
        if !isInZeros, !text.isEmpty, text.last != .lineFeed { text.append(.lineFeed) }
        isInZeros = true
      } else {
        isInZeros = false
        text.append(byte)
      }
    }
    return text + bytes[end...]
  }

  /// LF CR at line ends as LF; CR alone between two fields as LF.
  private static func withLineFeeds(_ bytes: [UInt8]) -> [UInt8]? {
    let head = bytes.prefix(65_536)
    guard head.contains(.carriageReturn) else { return nil }
    var text: [UInt8] = []
    var isChanged = false
    let first = head.firstIndex(of: .lineFeed) ?? head.endIndex
    let isReversed =
      first > 0 && first + 1 < bytes.count && bytes[first + 1] == .carriageReturn
      && bytes[first - 1] != .carriageReturn
    let headerEnd = lengthOfHeader(bytes)
    for place in bytes.indices {
      let byte = bytes[place]
      guard byte == .carriageReturn else {
        text.append(byte)
        continue
      }
      let next = place + 1 < bytes.count ? bytes[place + 1] : .lineFeed
      let isOfEnd = next == .lineFeed || next == .carriageReturn
      if isOfEnd, !isReversed {
        text.append(byte)
      } else if isReversed, place > 0, bytes[place - 1] == .lineFeed {
        isChanged = true
      } else if place < headerEnd, LooseFieldName(bytes[(place + 1)...].prefix(64)) != nil {
        text.append(.lineFeed)
        isChanged = true
      } else {
        text.append(byte)
      }
    }
    return isChanged ? text : nil
  }

  /// The same mark before every line: `> `, `| `, or blanks before a line with each field.
  private static func withoutMarks(_ bytes: [UInt8]) -> [UInt8]? {
    let lines = bytes.lines
    guard let first = lines.first(where: { !$0.withoutBlanks.isEmpty }), let byte = first.first,
      byte == UInt8(ascii: ">") || byte == UInt8(ascii: "|"), !first.begins(">from ")
    else { return nil }
    guard lines.allSatisfy({ $0.isEmpty || $0.first == byte }) else { return nil }
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    for line in lines {
      let content = line.dropFirst()
      text.append(line: content.first == .blank ? content.dropFirst() : content)
    }
    return text
  }

  /// Lines with an empty one behind each of them, from the first on.
  private static func withoutEmptyLines(_ bytes: [UInt8]) -> [UInt8]? {
    withoutEmptyLines(Array(bytes.lines.drop(while: \.isEmpty)))
  }

  private static func withoutEmptyLines(_ lines: [ArraySlice<UInt8>]) -> [UInt8]? {
    var fields = 0
    var doubled = 0
    while doubled + 1 < lines.count, lines[doubled + 1].isEmpty {
      guard !lines[doubled].isEmpty else { break }
      if LooseFieldName(lines[doubled]) != nil { fields += 1 }
      doubled += 2
    }
    guard fields >= 3 else { return nil }
    var end = doubled
    while end + 1 < lines.count, lines[end + 1].isEmpty { end += 2 }
    var text: [UInt8] = []
    for (place, line) in lines.enumerated() where place >= end || place & 1 == 0 {
      text.append(line: line)
    }
    if end == doubled, lines.indices.contains(end), !lines[end].isEmpty,
      LooseFieldName(lines[end]) == nil
    {
      // The header alone was doubled: what follows is the body.
      text = []
      for place in stride(from: 0, to: doubled, by: 2) { text.append(line: lines[place]) }
      text.append(.lineFeed)
      for line in lines[doubled...] { text.append(line: line) }
    }
    return text
  }
}
