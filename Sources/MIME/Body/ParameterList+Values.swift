extension ParameterList {
  /// The value of a parameter as bytes, quoted pairs and the sections of RFC 2231 undone.
  struct Value: Equatable {
    var bytes: [UInt8] = []
    /// The charset that RFC 2231 names for it, empty if it names none.
    var charset: [UInt8] = []
    /// Whether it had `%` escapes; encoded-words in it are then none.
    var isExtended = false
  }

  /// The value of `name`, or nil when there is none that isn't empty.
  ///
  /// A value with sections or `%` escapes beats a plain one. Sections count in their order,
  /// whatever their order in the field; of two with one number the first counts.
  func value(of name: Name, _ bytes: Span<UInt8>) -> Value? {
    let all = entries.filter { $0.name == name }
    guard !all.isEmpty else { return nil }
    var value = Value()
    let sections = all.filter { $0.section != nil }.enumerated()
      .sorted { ($0.element.section ?? 0, $0.offset) < ($1.element.section ?? 0, $1.offset) }
      .map(\.element)
    if let whole = all.first(where: { $0.section == nil && $0.isExtended }) {
      append(whole, bytes, to: &value)
    } else if !sections.isEmpty {
      var last: Int?
      for section in sections where section.section != last {
        append(section, bytes, to: &value)
        last = section.section
      }
    } else {
      append(all[0], bytes, to: &value)
    }
    return value.bytes.isEmpty ? nil : value
  }

  /// The boundary, or nil when there is none.
  ///
  /// - Parameter isUsed: whether a delimiter line shows the value with the single quotes around it,
  ///   which may be part of it or may stand for double ones.
  func boundary(_ bytes: Span<UInt8>, isUsed: ([UInt8]) -> Bool) -> [UInt8]? {
    guard var value = value(of: .boundary, bytes)?.bytes else { return nil }
    value.removeAll { $0 == .lineFeed || $0 == .carriageReturn }
    while let last = value.last, last.isWhiteSpace { value.removeLast() }
    guard !value.isEmpty else { return nil }
    let quote = UInt8(ascii: "'")
    if let entry = entries.first(where: { $0.name == .boundary }), !entry.isQuoted,
      entry.value.lowerBound > 0, bytes[entry.value.lowerBound - 1] == quote
    {
      let quoted = [quote] + value + [quote]
      if isUsed(quoted) { return quoted }
    }
    return value
  }

  /// Appends the bytes of one parameter or section.
  private func append(_ entry: Entry, _ bytes: Span<UInt8>, to value: inout Value) {
    var range = entry.value
    if entry.isExtended {
      value.isExtended = true
      if value.bytes.isEmpty, let mark = Self.charset(bytes, range) {
        value.charset = mark.map { bytes[$0] }
        // The charset ends with a quote, the language behind it with another.
        let language = bytes.offset(
          of: UInt8(ascii: "'"), in: mark.upperBound + 1..<range.upperBound)
        range = (language ?? mark.upperBound) + 1..<range.upperBound
      }
    }
    var place = range.lowerBound
    while place < range.upperBound {
      let byte = bytes[place]
      if entry.isExtended, byte == UInt8(ascii: "%"), place + 2 < range.upperBound,
        let high = bytes[place + 1].hexadecimalValue, let low = bytes[place + 2].hexadecimalValue
      {
        value.bytes.append(high << 4 | low)
        place += 3
        continue
      }
      // Other backslashes belong to paths that Windows programs write without quoting them.
      if entry.isQuoted, byte == UInt8(ascii: "\\"), place + 1 < range.upperBound,
        bytes[place + 1] == UInt8(ascii: "\"") || bytes[place + 1] == byte
      {
        place += 1
      }
      value.bytes.append(bytes[place])
      place += 1
    }
  }

  /// The charset at the start of an extended value: what stands before the first of two quotes.
  private static func charset(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Range<Int>? {
    guard let first = bytes.offset(of: UInt8(ascii: "'"), in: range),
      bytes.offset(of: UInt8(ascii: "'"), in: first + 1..<range.upperBound) != nil,
      first - range.lowerBound <= MessageLimits.charsetLabelBytes
    else { return nil }
    return range.lowerBound..<first
  }
}
