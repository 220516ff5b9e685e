/// Cuts the bytes of a CSV file (RFC 4180), or of one with another separator, into lines and fields.
struct CommaSeparatedReader {
  private let separator: UInt8
  private var fields: [String] = []
  private var field: [UInt8] = []
  private var isQuoted = false
  private var quoteMayEnd = false
  /// Line ends that were passed.
  private var lineEnds = 0
  /// The number of the line in the file, from 1, on which the current line of fields begins.
  private(set) var line = 1

  init(separator: UInt8 = UInt8(ascii: ",")) { self.separator = separator }

  /// Takes a byte; true at the end of a line.
  mutating func take(_ byte: UInt8) -> Bool {
    if byte == UInt8(ascii: "\n") { lineEnds += 1 }
    if isQuoted {
      if quoteMayEnd {
        quoteMayEnd = false
        if byte == UInt8(ascii: "\"") {
          field.append(byte)
          return false
        }
        isQuoted = false
      } else {
        if byte == UInt8(ascii: "\"") { quoteMayEnd = true } else { field.append(byte) }
        return false
      }
    }
    switch byte {
    case UInt8(ascii: "\"") where field.isEmpty: isQuoted = true
    case separator: endField()
    case UInt8(ascii: "\r"): break
    case UInt8(ascii: "\n"): return true
    default: field.append(byte)
    }
    return false
  }

  /// The fields of the line that ended, without blanks around them; one empty field for an empty
  /// line.
  mutating func takeFields() -> [String] {
    endField()
    isQuoted = false
    quoteMayEnd = false
    line = lineEnds + 1
    defer { fields = [] }
    return fields
  }

  private mutating func endField() {
    var content = field[...]
    while let first = content.first, first == 32 || first == 9 { content = content.dropFirst() }
    while let last = content.last, last == 32 || last == 9 { content = content.dropLast() }
    fields.append(String(decoding: content, as: UTF8.self))
    field.removeAll(keepingCapacity: true)
  }
}
