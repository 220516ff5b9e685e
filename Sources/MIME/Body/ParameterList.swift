/// The parameters of a Content-Type or Content-Disposition field (RFC 2045, section 5.1; RFC 2183;
/// RFC 2231), as places in its bytes.
///
/// Read as mail programs write them: white space around `=`, empty parameters, a missing semicolon
/// behind a value, quotes that don't close, quotes inside quotes, values with blanks and no quotes.
struct ParameterList {
  /// The parameters that mean something to us.
  enum Name: UInt8, CaseIterable {
    case boundary, charset, format, delsp, name, filename, start, number
  }

  /// One parameter, or one section of one.
  struct Entry {
    var name: Name
    /// The number behind the first `*` (RFC 2231, section 3), or nil.
    var section: Int?
    /// Whether the name ends in `*`: the value has `%` escapes (RFC 2231, section 4).
    var isExtended: Bool
    var isQuoted: Bool
    var value: Range<Int>
  }

  private(set) var entries: [Entry] = []

  /// Reads the parameters behind `start`, the end of the value that the field begins with.
  mutating func read(_ bytes: Span<UInt8>, from start: Int) {
    entries.removeAll(keepingCapacity: true)
    var place = start
    var read = 0
    while place < bytes.count, read < MessageLimits.parameters {
      place = Self.skipSeparators(bytes, place)
      guard place < bytes.count else { break }
      read += 1
      place = readParameter(bytes, place)
    }
  }

  /// Reads one parameter and gives the place behind it.
  private mutating func readParameter(_ bytes: Span<UInt8>, _ start: Int) -> Int {
    var nameEnd = start
    while nameEnd < bytes.count, Self.isNameByte(bytes[nameEnd]) { nameEnd += 1 }
    var place = nameEnd
    while place < bytes.count, bytes[place].isWhiteSpace { place += 1 }
    guard place < bytes.count, bytes[place] == UInt8(ascii: "="), nameEnd > start else {
      // A word that is none of a parameter: one may follow without a semicolon.
      if nameEnd > start { return place }
      return bytes.offset(of: UInt8(ascii: ";"), in: place..<bytes.count) ?? bytes.count
    }
    place += 1
    while place < bytes.count, bytes[place].isWhiteSpace { place += 1 }
    let name = Self.name(bytes, start..<nameEnd)
    let value: ParameterValue
    if place < bytes.count, bytes[place] == UInt8(ascii: "\"") {
      value = ParameterValue(quoted: bytes, at: place)
    } else {
      let isFileName = name?.name == .name || name?.name == .filename
      value = ParameterValue(unquoted: bytes, at: place, isFileName: isFileName)
    }
    if var entry = name, !value.range.isEmpty {
      entry.value = value.range
      entry.isQuoted = value.isQuoted
      entries.append(entry)
    }
    return value.end
  }

  /// The name with its section and its mark, or nil for one without a meaning to us.
  private static func name(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Entry? {
    var base = range
    var isExtended = false
    if let last = base.last, bytes[last] == UInt8(ascii: "*") {
      isExtended = true
      base = base.lowerBound..<last
    }
    var section: Int?
    if let star = bytes.offset(of: UInt8(ascii: "*"), in: base) {
      guard let number = decimal(bytes, star + 1..<base.upperBound) else { return nil }
      section = number
      base = base.lowerBound..<star
    }
    for name in Name.allCases where bytes.equals(name.text, in: base) {
      return Entry(
        name: name, section: section, isExtended: isExtended, isQuoted: false, value: range)
    }
    return nil
  }

  /// A number of at most nine digits, or nil.
  static func decimal(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Int? {
    guard !range.isEmpty, range.count <= 9 else { return nil }
    var value = 0
    for index in range {
      guard bytes[index].isASCIIDigit else { return nil }
      value = value * 10 + Int(bytes[index] - 48)
    }
    return value
  }

  /// The place behind white space, semicolons and comments.
  private static func skipSeparators(_ bytes: Span<UInt8>, _ start: Int) -> Int {
    var place = start
    while place < bytes.count {
      let byte = bytes[place]
      if byte.isWhiteSpace || byte == UInt8(ascii: ";") || byte == 0 {
        place += 1
      } else if byte == UInt8(ascii: "(") {
        place = skipComment(bytes, place)
      } else {
        break
      }
    }
    return place
  }

  /// The place behind the comment that begins at `start`, however deep comments in it are.
  static func skipComment(_ bytes: Span<UInt8>, _ start: Int) -> Int {
    var depth = 0
    var place = start
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "("): depth &+= 1
      case UInt8(ascii: ")"):
        depth &-= 1
        if depth == 0 { return place + 1 }
      case UInt8(ascii: "\\"): place += 1
      default: break
      }
      place += 1
    }
    return bytes.count
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...32, 127, UInt8(ascii: "="), UInt8(ascii: ";"), UInt8(ascii: "\""): false
    default: true
    }
  }
}

extension ParameterList.Name {
  /// The name in lower case.
  var text: StaticString {
    switch self {
    case .boundary: "boundary"
    case .charset: "charset"
    case .format: "format"
    case .delsp: "delsp"
    case .name: "name"
    case .filename: "filename"
    case .start: "start"
    case .number: "number"
    }
  }
}
