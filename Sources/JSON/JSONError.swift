/// Why bytes are no JSON, or not the JSON that was expected.
package struct JSONError: Error, Hashable, Sendable {
  package enum Reason: String, CaseIterable, Hashable, Sendable {
    /// The bytes end inside a value.
    case cutOff
    /// A byte stands where no JSON has it.
    case unexpectedByte
    /// A control character in a string, or an escape that doesn't exist.
    case badString
    /// A number with leading zeros, without digits, or the like.
    case badNumber
    /// The bytes are no UTF-8.
    case badUTF8
    /// Nested deeper than `JSONReader.deepest`.
    case tooDeep
    /// A value of another type or range than was asked for.
    case otherType
    /// Something stands behind the value.
    case trailingBytes
  }

  package let reason: Reason
  /// Bytes from the start.
  package let offset: Int

  package init(_ reason: Reason, at offset: Int) {
    self.reason = reason
    self.offset = offset
  }
}
