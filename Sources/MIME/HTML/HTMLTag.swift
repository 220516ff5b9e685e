/// One tag of a page: its element and the attributes that may mean something to the text.
///
/// Read as a browser reads it (HTML Living Standard, section 13.2.5.6 on): a `>` in a quoted value
/// ends nothing, a tag that never ends isn't there.
struct HTMLTag {
  /// An attribute that the text depends on.
  struct Attribute {
    enum Name: UInt8, CaseIterable {
      case id, type, name, style, `class`, hidden, alt
    }

    var name: Name
    var value: Range<Int>
  }

  var element: HTMLElement
  var isEnd: Bool
  /// The byte behind the `>`.
  var end: Int

  /// Reads the tag whose `<` stands at `start`; `attributes` gets those that count.
  ///
  /// - Returns: nil when the bytes end before it does.
  init?(_ bytes: Span<UInt8>, at start: Int, attributes: inout [Attribute]) {
    attributes.removeAll(keepingCapacity: true)
    var place = start + 1
    isEnd = bytes[place] == UInt8(ascii: "/")
    if isEnd { place += 1 }
    let nameStart = place
    while place < bytes.count, !Self.endsName(bytes[place]) { place += 1 }
    element = Self.element(bytes, nameStart..<place)
    var read = 0
    while place < bytes.count {
      let byte = bytes[place]
      if byte == UInt8(ascii: ">") {
        end = place + 1
        return
      }
      if byte.isWhiteSpace || byte == UInt8(ascii: "/") {
        place += 1
        continue
      }
      read += 1
      guard let attribute = Self.attribute(bytes, at: place) else { return nil }
      place = attribute.end
      if read <= MessageLimits.htmlAttributes, let name = Self.name(bytes, attribute.name),
        attribute.value.count <= MessageLimits.htmlAttributeBytes
      {
        attributes.append(Attribute(name: name, value: attribute.value))
      }
    }
    return nil
  }

  private static func element(_ bytes: Span<UInt8>, _ name: Range<Int>) -> HTMLElement {
    guard name.count <= 10 else { return .span }
    var lower: InlineArray<10, UInt8> = .init(repeating: 0)
    for (index, place) in name.enumerated() { lower[index] = bytes[place].asciiLowercased }
    return HTMLElement(name: lower.span.extracting(first: name.count))
  }

  private static func endsName(_ byte: UInt8) -> Bool {
    byte.isWhiteSpace || byte == UInt8(ascii: "/") || byte == UInt8(ascii: ">")
  }

  /// Where the name and the value of the attribute at `start` lie, and the place behind it.
  private static func attribute(
    _ bytes: Span<UInt8>, at start: Int
  ) -> (name: Range<Int>, value: Range<Int>, end: Int)? {
    var place = start + 1
    while place < bytes.count, bytes[place] != UInt8(ascii: "="), !endsName(bytes[place]) {
      place += 1
    }
    let name = start..<place
    while place < bytes.count, bytes[place].isWhiteSpace { place += 1 }
    guard place < bytes.count else { return nil }
    guard bytes[place] == UInt8(ascii: "=") else {
      return (name, name.upperBound..<name.upperBound, place)
    }
    place += 1
    while place < bytes.count, bytes[place].isWhiteSpace { place += 1 }
    guard place < bytes.count else { return nil }
    let quote = bytes[place]
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      guard let close = bytes.offset(of: quote, in: place + 1..<bytes.count) else { return nil }
      return (name, place + 1..<close, close + 1)
    }
    let valueStart = place
    while place < bytes.count, !bytes[place].isWhiteSpace, bytes[place] != UInt8(ascii: ">") {
      place += 1
    }
    return (name, valueStart..<place, place)
  }

  private static func name(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Attribute.Name? {
    Attribute.Name.allCases.first { bytes.equals($0.text, in: range) }
  }
}

extension HTMLTag.Attribute.Name {
  /// The name in lower case.
  var text: StaticString {
    switch self {
    case .id: "id"
    case .type: "type"
    case .name: "name"
    case .style: "style"
    case .class: "class"
    case .hidden: "hidden"
    case .alt: "alt"
    }
  }
}
