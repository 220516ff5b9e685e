/// The text of a table of users as UTF-8, and what divides its fields.
struct ExposureText {
  let bytes: [UInt8]
  let separator: UInt8

  init(_ content: Span<UInt8>) {
    bytes = Self.decoded(content)
    let head = bytes.prefix { $0 != UInt8(ascii: "\n") }
    let separators = [UInt8(ascii: ","), UInt8(ascii: "\t"), UInt8(ascii: ";")]
    var most = (count: 0, separator: separators[0])
    for separator in separators {
      let count = head.count { $0 == separator }
      if count > most.count { most = (count, separator) }
    }
    separator = most.separator
  }

  /// The text without the mark that UTF-8 may begin with; UTF-16 is known by its mark.
  private static func decoded(_ content: Span<UInt8>) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(content.count)
    for index in content.indices { bytes.append(content[index]) }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return [UInt8](bytes.dropFirst(3)) }
    let isLittle = bytes.starts(with: [0xFF, 0xFE])
    guard isLittle || bytes.starts(with: [0xFE, 0xFF]) else { return bytes }
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    for place in stride(from: 2, to: bytes.count - 1, by: 2) {
      let (first, second) = (UInt16(bytes[place]), UInt16(bytes[place + 1]))
      units.append(isLittle ? second << 8 | first : first << 8 | second)
    }
    return [UInt8](String(decoding: units, as: UTF16.self).utf8)
  }
}
