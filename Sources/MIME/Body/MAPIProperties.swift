/// The properties of a MAPI property list in TNEF: [MS-OXTNEF], section 2.1.3.4.
///
/// A list that is damaged gives what came before the damage.
enum MAPIProperties {
  /// The properties that mean something to us ([MS-OXPROPS]).
  enum ID: Int {
    case body = 0x1000
    case displayName = 0x3001
    case attachData = 0x3701
    case attachFileName = 0x3704
    case attachLongFileName = 0x3707
    case attachMIMETag = 0x370E
  }

  struct Property {
    var id: ID
    var type: Int
    /// The first value.
    var value: Range<Int>

    /// The value without the interface id that an object begins with.
    var content: Range<Int> {
      type == ValueType.object ? value.dropFirst(16) : value
    }

    /// The value as a string, without the NUL that ends it.
    func string(_ bytes: Span<UInt8>) -> TNEF.Property {
      guard type == ValueType.unicode else {
        return TNEF.Property(range: TNEF.string(bytes, value), isUnicode: false)
      }
      var end = value.lowerBound
      while end + 1 < value.upperBound, bytes[end] != 0 || bytes[end + 1] != 0 { end += 2 }
      return TNEF.Property(range: value.lowerBound..<end, isUnicode: true)
    }
  }

  /// Types of values ([MS-OXCDATA], section 2.11.1).
  private enum ValueType {
    static let object = 0x000D
    static let string = 0x001E
    static let unicode = 0x001F
    static let binary = 0x0102
    static let isMultiple = 0x1000
  }

  /// Gives the properties in `range` that mean something to us, in order.
  static func read(_ bytes: Span<UInt8>, _ range: Range<Int>, _ body: (Property) -> Void) {
    var reader = LittleEndianReader(bytes, range)
    var left = reader.readUInt32()
    while left > 0, reader.rest >= 4 {
      left -= 1
      let type = reader.readUInt16()
      let id = reader.readUInt16()
      guard let value = readValue(&reader, id: id, type: type) else { return }
      guard let id = ID(rawValue: id) else { continue }
      body(Property(id: id, type: type & ~ValueType.isMultiple, value: value))
    }
  }

  /// The first value of a property; nil when it goes beyond the end.
  private static func readValue(
    _ reader: inout LittleEndianReader, id: Int, type: Int
  ) -> Range<Int>? {
    // A named property has a GUID and a number or a name.
    if id >= 0x8000 {
      reader.skip(16)
      if reader.readUInt32() == 0 {
        reader.skip(4)
      } else {
        guard reader.readRange(padded(reader.readUInt32())) != nil else { return nil }
      }
    }
    let single = type & ~ValueType.isMultiple
    let isMultiple = type != single
    let size = size(of: single)
    if isMultiple, size == 0 { return nil }
    var first: Range<Int>?
    let isVariable = [
      ValueType.object, ValueType.string, ValueType.unicode, ValueType.binary,
    ].contains(single)
    let values = isMultiple || isVariable ? reader.readUInt32() : 1
    for _ in 0..<values {
      guard let value = isVariable ? variable(&reader) : reader.readRange(size) else {
        return nil
      }
      first = first ?? value
    }
    return first ?? 0..<0
  }

  /// A value that its length stands before, with the padding behind it skipped.
  private static func variable(_ reader: inout LittleEndianReader) -> Range<Int>? {
    let length = reader.readUInt32()
    guard let value = reader.readRange(length) else { return nil }
    reader.skip(padded(length) - length)
    return value
  }

  private static func padded(_ length: Int) -> Int { (length + 3) & ~3 }

  /// The bytes of a value of fixed size, with its padding.
  private static func size(of type: Int) -> Int {
    switch type {
    case 0x0005, 0x0006, 0x0007, 0x0014, 0x0040: 8
    case 0x0048: 16
    case 0x0000, 0x0001: 0
    default: 4
    }
  }
}
