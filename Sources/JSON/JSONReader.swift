import Bytes

/// Reads JSON (RFC 8259) value by value, in the order in which it stands.
///
/// Strict: no comments, no trailing commas, no leading zeros, no byte order mark, valid UTF-8 only,
/// at most 64 levels. A lone half of a surrogate pair becomes U+FFFD. Of equal keys each is given.
///
/// ```swift
/// var json = try JSONReader(bytes)
/// try json.beginObject()
/// while let key = try json.nextKey() {
///   if key == "name" { name = try json.string() } else { try json.skip() }
/// }
/// try json.end()
/// ```
package struct JSONReader: ~Copyable, ~Escapable {
  /// Levels of objects and arrays inside one another.
  package static let deepest = 64

  /// What stands next.
  package enum Kind: Hashable, Sendable {
    case object
    case array
    case string
    case number
    case boolean
    case null
  }

  let bytes: Span<UInt8>
  /// Bytes from the start.
  package internal(set) var offset = 0
  private var depth = 0
  /// A bit for each level, the innermost last: whether it is an object.
  private var objects: UInt64 = 0
  /// A bit for each level, the innermost last: whether it has a member already.
  private var begun: UInt64 = 0
  /// The string that was read last, where it held escapes, or the last key.
  var scratch = ByteBuffer(capacity: 64)

  /// A reader of one JSON text.
  @_lifetime(copy bytes)
  package init(_ bytes: Span<UInt8>) throws(JSONError) {
    self.bytes = bytes
    do { _ = try UTF8Span(validating: bytes) } catch {
      throw JSONError(.badUTF8, at: error.byteOffsets.lowerBound)
    }
  }

  // MARK: - Values

  /// Looks at what stands next.
  package mutating func kind() throws(JSONError) -> Kind {
    skipWhiteSpace()
    switch try byte() {
    case UInt8(ascii: "{"): return .object
    case UInt8(ascii: "["): return .array
    case UInt8(ascii: "\""): return .string
    case UInt8(ascii: "-"), 0x30...0x39: return .number
    case UInt8(ascii: "t"), UInt8(ascii: "f"): return .boolean
    case UInt8(ascii: "n"): return .null
    default: throw JSONError(.unexpectedByte, at: offset)
    }
  }

  /// Reads `null` if it stands next.
  package mutating func null() throws(JSONError) -> Bool {
    guard try kind() == .null else { return false }
    try word("null")
    return true
  }

  package mutating func boolean() throws(JSONError) -> Bool {
    try expect(.boolean)
    if bytes[offset] == UInt8(ascii: "t") {
      try word("true")
      return true
    }
    try word("false")
    return false
  }

  /// Reads a string.
  package mutating func string() throws(JSONError) -> String {
    try expect(.string)
    let start = offset + 1
    if let end = try scanString() {
      // Checked at the start, so nothing is repaired here.
      return Self.text(bytes.extracting(start..<end))
    }
    return scratch.string
  }

  /// Reads a whole number without fraction and exponent.
  ///
  /// - Throws: `otherType` for any other number, and for one that doesn't fit.
  package mutating func integer() throws(JSONError) -> Int {
    try expect(.number)
    let start = offset
    guard try scanNumber(), let value = Self.integer(bytes.extracting(start..<offset)) else {
      throw JSONError(.otherType, at: start)
    }
    return value
  }

  /// Reads a number; one that is too large is infinite.
  package mutating func number() throws(JSONError) -> Double {
    try expect(.number)
    let start = offset
    _ = try scanNumber()
    guard let value = Double(Self.text(bytes.extracting(start..<offset))) else {
      throw JSONError(.badNumber, at: start)
    }
    return value
  }

  /// Passes over one value, whatever it holds.
  package mutating func skip() throws(JSONError) {
    let outer = depth
    repeat {
      if depth > outer, objects & 1 == 1 {
        guard try nextKey(keepingText: false) else { continue }
      } else if depth > outer {
        guard try nextElement() else { continue }
      }
      switch try kind() {
      case .object: try beginObject()
      case .array: try beginArray()
      case .string: _ = try scanString()
      case .number: _ = try scanNumber()
      case .boolean: _ = try boolean()
      case .null: try word("null")
      }
    } while depth > outer
  }

  /// Makes sure that only white space stands behind the value.
  package mutating func end() throws(JSONError) {
    skipWhiteSpace()
    if offset < bytes.count { throw JSONError(.trailingBytes, at: offset) }
  }

  // MARK: - Objects and arrays

  package mutating func beginObject() throws(JSONError) {
    try expect(.object)
    try descend(isObject: true)
  }

  package mutating func beginArray() throws(JSONError) {
    try expect(.array)
    try descend(isObject: false)
  }

  /// The next key of the object that was begun last, or nil at its end.
  ///
  /// The value of the key stands next.
  package mutating func nextKey() throws(JSONError) -> String? {
    try nextKey(keepingText: true) ? scratch.string : nil
  }

  /// Whether the array that was begun last has another value, which stands next.
  package mutating func nextElement() throws(JSONError) -> Bool {
    precondition(depth > 0 && objects & 1 == 0, "elements are asked for inside an array")
    return try nextMember(close: UInt8(ascii: "]"))
  }

  private mutating func nextKey(keepingText: Bool) throws(JSONError) -> Bool {
    precondition(depth > 0 && objects & 1 == 1, "keys are asked for inside an object")
    guard try nextMember(close: UInt8(ascii: "}")) else { return false }
    try expect(.string)
    let start = offset + 1
    if let end = try scanString(), keepingText {
      scratch.removeAll()
      scratch.append(bytes.extracting(start..<end))
    }
    skipWhiteSpace()
    guard try byte() == UInt8(ascii: ":") else { throw JSONError(.unexpectedByte, at: offset) }
    offset += 1
    return true
  }

  private mutating func nextMember(close: UInt8) throws(JSONError) -> Bool {
    skipWhiteSpace()
    let next = try byte()
    if next == close {
      offset += 1
      depth -= 1
      objects >>= 1
      begun >>= 1
      return false
    }
    if begun & 1 == 1 {
      guard next == UInt8(ascii: ",") else { throw JSONError(.unexpectedByte, at: offset) }
      offset += 1
      skipWhiteSpace()
    }
    begun |= 1
    return true
  }

  private mutating func descend(isObject: Bool) throws(JSONError) {
    guard depth < Self.deepest else { throw JSONError(.tooDeep, at: offset) }
    offset += 1
    depth += 1
    objects = objects << 1 | (isObject ? 1 : 0)
    begun <<= 1
  }

  // MARK: - Bytes

  private mutating func skipWhiteSpace() {
    while offset < bytes.count {
      switch bytes[offset] {
      case 0x20, 0x09, 0x0A, 0x0D: offset += 1
      default: return
      }
    }
  }

  func byte() throws(JSONError) -> UInt8 {
    guard offset < bytes.count else { throw JSONError(.cutOff, at: offset) }
    return bytes[offset]
  }

  private mutating func expect(_ wanted: Kind) throws(JSONError) {
    if try kind() != wanted { throw JSONError(.otherType, at: offset) }
  }

  private mutating func word(_ text: StaticString) throws(JSONError) {
    guard bytes.has(text, at: offset) else {
      let isCut = bytes.count - offset < text.utf8CodeUnitCount
      throw JSONError(isCut ? .cutOff : .unexpectedByte, at: offset)
    }
    offset += text.utf8CodeUnitCount
  }

  private static func text(_ bytes: Span<UInt8>) -> String {
    unsafe bytes.withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) }
  }
}
