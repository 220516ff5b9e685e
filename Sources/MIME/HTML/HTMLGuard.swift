import Bytes

/// Stands before the HTML parser and lets through only what the text depends on.
///
/// In one linear pass it cuts comments, declarations and the content of `style`, `script`, `title`
/// and the like where a browser ends them, attributes that say nothing about the text, and elements
/// that are nested too deeply. What it gives is well formed: each element that is closed was open
/// and the elements inside are closed before it, with at most `MessageLimits.htmlDepth` of them
/// open. A place where a block begins or ends beyond that depth is shown by the empty element
/// `basefont`, that of a paragraph by one of class `p`; a real `basefont` never comes through.
struct HTMLGuard {
  /// Bytes of the page that were read.
  private(set) var place = 0
  private var open = OpenElements()
  private var attributes: [HTMLTag.Attribute] = []
  /// The element whose raw text is being read.
  private var rawText: HTMLElement?
  /// The `]]>` that ends the CDATA section that is being read.
  private var sectionEnd: Int?

  /// Bytes after which a piece ends at the next border.
  private static let pieceSize = 16_384

  /// Begins a new page.
  mutating func start() {
    place = 0
    open.removeAll()
    rawText = nil
    sectionEnd = nil
  }

  /// Fills `piece` with the next stretch of the page; false when nothing is left.
  ///
  /// A piece ends between two tags or in a run of text, never in a tag, a character or a reference.
  mutating func next(_ bytes: Span<UInt8>, into piece: inout ByteBuffer) -> Bool {
    piece.removeAll()
    while place < bytes.count, piece.count < Self.pieceSize {
      if let rawText {
        readRawText(bytes, of: rawText, into: &piece)
      } else if let end = sectionEnd, place >= end {
        if place == end { place += 3 }
        sectionEnd = nil
      } else {
        let tag = bytes.offset(of: UInt8(ascii: "<"), in: place..<bytes.count) ?? bytes.count
        if tag > place {
          readText(bytes, upTo: min(tag, sectionEnd ?? tag), into: &piece)
        } else {
          readMarkup(bytes, into: &piece)
        }
      }
    }
    return !piece.isEmpty
  }

  // MARK: - Text

  private mutating func readText(
    _ bytes: Span<UInt8>, upTo limit: Int, into piece: inout ByteBuffer
  ) {
    var end = limit
    if end - place > Self.pieceSize { end = Self.border(bytes, near: place + Self.pieceSize) }
    var start = place
    while let mark = bytes.offset(of: UInt8(ascii: "&"), in: start..<end) {
      piece.append(bytes.extracting(start..<mark))
      if let (character, length) = HTMLReference.repaired(bytes.extracting(mark..<end)) {
        for byte in UTF8.encode(character) ?? UTF8.encodedReplacementCharacter {
          piece.append(byte)
        }
        start = mark + length
        continue
      }
      start = mark + 1
      piece.append(UInt8(ascii: "&"))
      if let name = Self.unfinishedReference(bytes, start..<end) {
        piece.append(bytes.extracting(name))
        piece.append(UInt8(ascii: ";"))
        start = name.upperBound
      }
    }
    piece.append(bytes.extracting(start..<end))
    // The parser reads text only when it sees a `<` behind it.
    if end < limit { piece.append("<!---->") }
    place = end
  }

  /// A place before `end` that lies in no character and no reference.
  private static func border(_ bytes: Span<UInt8>, near end: Int) -> Int {
    var place = end
    while bytes[place] & 0xC0 == 0x80, place > end - 4 { place -= 1 }
    for index in stride(from: place - 1, to: place - 40, by: -1)
    where bytes[index] == UInt8(ascii: "&") {
      return index
    }
    return place
  }

  /// The name of a common reference that lacks its semicolon, which browsers forgive.
  private static func unfinishedReference(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Range<Int>?
  {
    let names: InlineArray<5, StaticString> = ["nbsp", "amp", "lt", "gt", "quot"]
    for index in names.indices {
      let end = range.lowerBound + names[index].utf8CodeUnitCount
      guard end <= range.upperBound, bytes.begins(with: names[index], at: range.lowerBound) else {
        continue
      }
      if end == range.upperBound { return range.lowerBound..<end }
      let next = bytes[end]
      if next == UInt8(ascii: ";") || next.isASCIILetter || next.isASCIIDigit { return nil }
      return range.lowerBound..<end
    }
    return nil
  }

  /// Passes the content of `textarea`, `xmp` or `plaintext` as text of a `pre`.
  private mutating func readRawText(
    _ bytes: Span<UInt8>, of element: HTMLElement, into piece: inout ByteBuffer
  ) {
    var end = place
    while end < bytes.count, end - place < Self.pieceSize {
      let byte = bytes[end]
      if byte == UInt8(ascii: "<"), element != .plaintext, Self.isEndTag(bytes, end, of: element) {
        piece.append("</pre>")
        rawText = nil
        place = bytes.offset(behind: UInt8(ascii: ">"), in: end..<bytes.count)
        return
      }
      if byte == UInt8(ascii: "<") {
        piece.append("&lt;")
      } else if byte == UInt8(ascii: "&"), element != .textarea {
        piece.append("&amp;")
      } else {
        piece.append(byte)
      }
      end += 1
    }
    place = end
  }

  // MARK: - Markup

  /// Reads what begins with the `<` at `place`.
  private mutating func readMarkup(_ bytes: Span<UInt8>, into piece: inout ByteBuffer) {
    let next = place + 1 < bytes.count ? bytes[place + 1] : 0
    let isEnd = next == UInt8(ascii: "/")
    let first = isEnd && place + 2 < bytes.count ? bytes[place + 2] : next
    if first.isASCIILetter {
      readTag(bytes, into: &piece)
    } else if bytes.begins(with: "<![CDATA[", at: place), let end = Self.endOfSection(bytes, place)
    {
      // Programs that speak XML wrap text in it.
      place += 9
      sectionEnd = end
    } else if next == UInt8(ascii: "!") || next == UInt8(ascii: "?") || isEnd {
      place = Self.endOfDeclaration(bytes, place)
    } else {
      piece.append("&lt;")
      place += 1
    }
  }

  /// The place of the `]]>` that ends a CDATA section.
  private static func endOfSection(_ bytes: Span<UInt8>, _ start: Int) -> Int? {
    var place = start
    while let found = bytes.offset(of: UInt8(ascii: "]"), in: place..<bytes.count) {
      if bytes.begins(with: "]]>", at: found) { return found }
      place = found + 1
    }
    return nil
  }

  private mutating func readTag(_ bytes: Span<UInt8>, into piece: inout ByteBuffer) {
    guard let tag = HTMLTag(bytes, at: place, attributes: &attributes) else {
      place = bytes.count
      return
    }
    place = tag.end
    if tag.isEnd {
      end(tag.element, into: &piece)
    } else if tag.element.isUnseen {
      place = Self.endOfRawText(bytes, place, of: tag.element)
    } else if tag.element.isRawText {
      rawText = tag.element
      piece.append("<pre>")
    } else {
      begin(tag.element, bytes, into: &piece)
    }
  }

  private mutating func begin(
    _ element: HTMLElement, _ bytes: Span<UInt8>, into piece: inout ByteBuffer
  ) {
    if element.isTransparent || element.isUnseenVoid || element == .basefont { return }
    close(to: open.countKept(before: element), into: &piece)
    if element.isVoid || open.push(element) {
      writeTag(element, bytes, into: &piece)
    } else if element == .p {
      piece.append("<basefont class=\"p\">")
    } else if element.isBlock {
      piece.append("<basefont>")
    }
  }

  private mutating func end(_ element: HTMLElement, into piece: inout ByteBuffer) {
    if element == .br {
      piece.append("<br>")
    } else if open.popFlattened(element) {
      if element.isBlock { piece.append("<basefont>") }
    } else if let kept = open.countKept(behindEndOf: element) {
      close(to: kept, into: &piece)
    } else if element == .p {
      piece.append("<p></p>")
    }
  }

  private mutating func close(to kept: Int, into piece: inout ByteBuffer) {
    while open.count > kept, let element = open.pop() {
      piece.append("</")
      piece.append(element.name.span)
      piece.append(UInt8(ascii: ">"))
    }
  }

  private func writeTag(
    _ element: HTMLElement, _ bytes: Span<UInt8>, into piece: inout ByteBuffer
  ) {
    piece.append(UInt8(ascii: "<"))
    piece.append(element.name.span)
    var room = MessageLimits.htmlAttributeBytes
    for attribute in attributes where attribute.value.count <= room {
      room -= attribute.value.count
      piece.append(UInt8(ascii: " "))
      piece.append(attribute.name.text)
      piece.append("=\"")
      var start = attribute.value.lowerBound
      let end = attribute.value.upperBound
      while let quote = bytes.offset(of: UInt8(ascii: "\""), in: start..<end) {
        piece.append(bytes.extracting(start..<quote))
        piece.append("&quot;")
        start = quote + 1
      }
      piece.append(bytes.extracting(start..<end))
      piece.append(UInt8(ascii: "\""))
    }
    piece.append(UInt8(ascii: ">"))
  }

  // MARK: - Ends

  /// The place behind a comment, a declaration or a wrong end tag; the end of the page when it has
  /// no end.
  private static func endOfDeclaration(_ bytes: Span<UInt8>, _ start: Int) -> Int {
    guard bytes.begins(with: "<!--", at: start) else {
      return bytes.offset(behind: UInt8(ascii: ">"), in: start..<bytes.count)
    }
    var place = start + 4
    if bytes.begins(with: ">", at: place) { return place + 1 }
    if bytes.begins(with: "->", at: place) { return place + 2 }
    while let close = bytes.offset(of: UInt8(ascii: ">"), in: place..<bytes.count) {
      if close >= start + 6, bytes.begins(with: "--", at: close - 2) { return close + 1 }
      if close >= start + 7, bytes.begins(with: "--!", at: close - 3) { return close + 1 }
      place = close + 1
    }
    return bytes.count
  }

  /// The place behind the end tag of an element whose content isn't seen.
  private static func endOfRawText(
    _ bytes: Span<UInt8>, _ start: Int, of element: HTMLElement
  ) -> Int {
    var place = start
    while let tag = bytes.offset(of: UInt8(ascii: "<"), in: place..<bytes.count) {
      if isEndTag(bytes, tag, of: element) {
        return bytes.offset(behind: UInt8(ascii: ">"), in: tag..<bytes.count)
      }
      place = tag + 1
    }
    return bytes.count
  }

  private static func isEndTag(_ bytes: Span<UInt8>, _ start: Int, of element: HTMLElement) -> Bool
  {
    let name = element.name
    let end = start + 2 + name.count
    guard end <= bytes.count, bytes[start + 1] == UInt8(ascii: "/") else { return false }
    for index in name.indices where bytes[start + 2 + index].asciiLowercased != name[index] {
      return false
    }
    guard end < bytes.count else { return true }
    let next = bytes[end]
    return next.isWhiteSpace || next == UInt8(ascii: "/") || next == UInt8(ascii: ">")
  }
}
