import Bytes

/// Undoes what programs did to the text of a mail behind its charset: escapes of a form, marks of a
/// transport, a charset taken for another.
enum BodyTextMender {
  /// The text as a person reads it, or nil when nothing was done to it.
  ///
  /// - Parameter text: UTF-8 with LF at line ends.
  static func mended(_ text: [UInt8], _ signs: TextSigns) -> [UInt8]? {
    guard !signs.isDisjoint(with: .mendable) else { return nil }
    var mended: [UInt8]?
    func apply(_ sign: TextSigns, _ step: ([UInt8]) -> [UInt8]?) {
      guard signs.contains(sign), let changed = step(mended ?? text) else { return }
      mended = changed
    }
    apply(.controls, TerminalCodes.removed)
    apply(.caret, withoutCarets)
    apply(.longLine, LineLimit.joined)
    apply(.backslash, BackslashEscapes.decoded)
    apply(.plus, UTF7Text.unlabelled)
    apply(.plus, ofForm)
    apply(.ampersand, CharacterReferences.decodedProse)
    apply(.tag, withoutBreaks)
    apply(.endsDialogue, withoutDialogue)
    apply(.beyondASCII, Mojibake.mended)
    return mended
  }

  /// The text of a form that was escaped for an address: no blank stands in it, but `+` between words.
  private static func ofForm(_ text: [UInt8]) -> [UInt8]? {
    let content = Array(text[...].withoutBlanks)
    guard content.count(where: { $0 == UInt8(ascii: "+") }) >= 3,
      !content.contains(.blank), content.contains(where: \.isASCIILetter),
      // Mail programs write it for a blank, forms never.
      !String(decoding: content, as: UTF8.self).unicodeScalars.contains("\u{A0}")
    else { return nil }
    let lines = content.split(separator: .lineFeed, omittingEmptySubsequences: false)
    var text: [UInt8] = []
    for line in lines {
      guard let line = PercentEscapes.decoded(Array(line), ofForm: true) else { return nil }
      if !text.isEmpty { text.append(.lineFeed) }
      text += line
    }
    TextNormalization.normalize(&text, from: 0)
    return text
  }

  /// Lines without the `^M` that some editors show for CR, if all of them end with it.
  private static func withoutCarets(_ text: [UInt8]) -> [UInt8]? {
    let lines = text.lines
    let ended = lines.filter { $0.ends("^m") }.count
    guard ended >= 2, ended + 1 >= lines.count else { return nil }
    var plain: [UInt8] = []
    for line in lines { plain.append(line: line.ends("^m") ? line.dropLast(2) : line) }
    return plain
  }

  /// Line ends for `<br>`, if no other tag stands in the text.
  private static func withoutBreaks(_ text: [UInt8]) -> [UInt8]? {
    var plain: [UInt8] = []
    var place = 0
    var breaks = 0
    while let tag = text[place...].firstIndex(of: UInt8(ascii: "<")) {
      guard let length = lengthOfBreak(text, at: tag) else { return nil }
      plain += text[place..<tag]
      while plain.last == .blank { plain.removeLast() }
      plain.append(.lineFeed)
      place = tag + length
      while place < text.count, text[place] == .blank { place += 1 }
      if place < text.count, text[place] == .lineFeed { place += 1 }
      breaks += 1
    }
    // One alone may be what the text speaks about.
    guard breaks >= 2 else { return nil }
    return plain + text[place...]
  }

  private static func lengthOfBreak(_ text: [UInt8], at place: Int) -> Int? {
    for tag: StaticString in ["<br>", "<br/>", "<br />"] where text.has(tag, at: place) {
      return tag.utf8CodeUnitCount
    }
    return nil
  }

  /// The text without the `.` that ends a mail in SMTP, and what was said behind it.
  private static func withoutDialogue(_ text: [UInt8]) -> [UInt8]? {
    let content = text[...].withoutBlanks
    let lines = content.split(separator: .lineFeed, omittingEmptySubsequences: false)
    guard let dot = lines.lastIndex(where: { $0.elementsEqual([UInt8(ascii: ".")]) }), dot > 0,
      lines[(dot + 1)...].allSatisfy({ TextSigns.isOfDialogue($0.span) })
    else { return nil }
    return Array(text[..<lines[dot].startIndex])
  }
}
