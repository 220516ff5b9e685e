import Bytes

extension JSONReader {
  /// Passes over the string at `offset`.
  ///
  /// - Returns: where its content ends, when that stands for itself; nil when it held escapes: the
  ///   text is in `scratch` then.
  mutating func scanString() throws(JSONError) -> Int? {
    let start = offset + 1
    var place = start
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "\""):
        offset = place + 1
        return place
      case UInt8(ascii: "\\"):
        scratch.removeAll()
        scratch.append(bytes.extracting(start..<place))
        try scanEscapes(from: place)
        return nil
      case 0x00...0x1F: throw JSONError(.badString, at: place)
      default: place += 1
      }
    }
    throw JSONError(.cutOff, at: place)
  }

  private mutating func scanEscapes(from start: Int) throws(JSONError) {
    var place = start
    var plain = start
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "\""):
        scratch.append(bytes.extracting(plain..<place))
        offset = place + 1
        return
      case UInt8(ascii: "\\"):
        scratch.append(bytes.extracting(plain..<place))
        place = try scanEscape(at: place)
        plain = place
      case 0x00...0x1F: throw JSONError(.badString, at: place)
      default: place += 1
      }
    }
    throw JSONError(.cutOff, at: place)
  }

  /// Undoes the escape at `start` and gives the place behind it.
  private mutating func scanEscape(at start: Int) throws(JSONError) -> Int {
    guard start + 1 < bytes.count else { throw JSONError(.cutOff, at: bytes.count) }
    switch bytes[start + 1] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"):
      scratch.append(bytes[start + 1])
    case UInt8(ascii: "b"): scratch.append(0x08)
    case UInt8(ascii: "f"): scratch.append(0x0C)
    case UInt8(ascii: "n"): scratch.append(0x0A)
    case UInt8(ascii: "r"): scratch.append(0x0D)
    case UInt8(ascii: "t"): scratch.append(0x09)
    case UInt8(ascii: "u"):
      let unit = try codeUnit(at: start + 2)
      if UTF16.isLeadSurrogate(unit), bytes.has("\\u", at: start + 6) {
        let next = try codeUnit(at: start + 8)
        if UTF16.isTrailSurrogate(next) {
          let code = 0x10000 + (UInt32(unit) & 0x3FF) << 10 + UInt32(next) & 0x3FF
          append(Unicode.Scalar(code))
          return start + 12
        }
      }
      append(Unicode.Scalar(UInt32(unit)))
      return start + 6
    default: throw JSONError(.badString, at: start)
    }
    return start + 2
  }

  private mutating func append(_ scalar: Unicode.Scalar?) {
    for byte in UTF8.encode(scalar ?? "\u{FFFD}") ?? UTF8.encodedReplacementCharacter {
      scratch.append(byte)
    }
  }

  private func codeUnit(at start: Int) throws(JSONError) -> UInt16 {
    var unit: UInt16 = 0
    for place in start..<start + 4 {
      guard place < bytes.count else { throw JSONError(.cutOff, at: bytes.count) }
      let digit: UInt8
      switch bytes[place] {
      case 0x30...0x39: digit = bytes[place] - 0x30
      case 0x41...0x46: digit = bytes[place] - 0x37
      case 0x61...0x66: digit = bytes[place] - 0x57
      default: throw JSONError(.badString, at: place)
      }
      unit = unit << 4 | UInt16(digit)
    }
    return unit
  }

  /// Passes over the number at `offset`; whether it has neither fraction nor exponent.
  mutating func scanNumber() throws(JSONError) -> Bool {
    if bytes[offset] == UInt8(ascii: "-") { offset += 1 }
    let first = try byte()
    let digits = scanDigits()
    if digits == 0 || first == 0x30 && digits > 1 { throw JSONError(.badNumber, at: offset) }
    var isWhole = true
    if offset < bytes.count, bytes[offset] == UInt8(ascii: ".") {
      isWhole = false
      offset += 1
      if scanDigits() == 0 { throw numberError() }
    }
    if offset < bytes.count, bytes[offset] | 0x20 == UInt8(ascii: "e") {
      isWhole = false
      offset += 1
      if offset < bytes.count,
        bytes[offset] == UInt8(ascii: "+") || bytes[offset] == UInt8(ascii: "-")
      {
        offset += 1
      }
      if scanDigits() == 0 { throw numberError() }
    }
    return isWhole
  }

  private func numberError() -> JSONError {
    JSONError(offset < bytes.count ? .badNumber : .cutOff, at: offset)
  }

  private mutating func scanDigits() -> Int {
    let start = offset
    while offset < bytes.count, (0x30...0x39).contains(bytes[offset]) { offset += 1 }
    return offset - start
  }

  static func integer(_ text: Span<UInt8>) -> Int? {
    let isNegative = text[0] == UInt8(ascii: "-")
    var value = 0
    for index in (isNegative ? 1 : 0)..<text.count {
      let digit = Int(text[index]) - 0x30
      let (tens, isTooLarge) = value.multipliedReportingOverflow(by: 10)
      let (sum, isOver) =
        isNegative
        ? tens.subtractingReportingOverflow(digit) : tens.addingReportingOverflow(digit)
      if isTooLarge || isOver { return nil }
      value = sum
    }
    return value
  }
}
