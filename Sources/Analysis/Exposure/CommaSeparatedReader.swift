/// Cuts the bytes of a CSV file (RFC 4180) into lines and fields.
struct CommaSeparatedReader {
  private var fields: [String] = []
  private var field: [UInt8] = []
  private var isQuoted = false
  private var quoteMayEnd = false

  /// Takes a byte; true at the end of a line.
  mutating func take(_ byte: UInt8) -> Bool {
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
    case UInt8(ascii: ","): endField()
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
