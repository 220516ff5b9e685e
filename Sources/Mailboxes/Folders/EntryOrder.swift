import Bytes

/// The order of names in a folder: numbers by value, before all others; these as bytes.
enum EntryOrder {
  /// Whether a name consists of digits only.
  static func isNumber(_ name: Span<UInt8>) -> Bool {
    name.count > 0 && name.indices.allSatisfy { name[$0] &- 0x30 < 10 }
  }

  static func comesBefore(_ left: Span<UInt8>, _ right: Span<UInt8>) -> Bool {
    switch (isNumber(left), isNumber(right)) {
    case (true, true):
      let one = withoutZeros(left)
      let other = withoutZeros(right)
      if one.count != other.count { return one.count < other.count }
      let order = one.compared(to: other)
      return order != 0 ? order < 0 : left.count < right.count
    case (true, false): return true
    case (false, true): return false
    case (false, false): return left.compared(to: right) < 0
    }
  }

  @_lifetime(copy number)
  private static func withoutZeros(_ number: Span<UInt8>) -> Span<UInt8> {
    var start = 0
    while start + 1 < number.count, number[start] == 0x30 { start += 1 }
    return number.extracting(start...)
  }
}
