/// A reading position in what `ByteBuffer` packed.
///
/// It never fails in the middle: what lies behind the end reads as 0 or as nothing, and `isDamaged`
/// says so once everything was read.
package struct PackedReader: ~Escapable {
  private let bytes: RawSpan
  /// Bytes from the start.
  package private(set) var offset: Int
  /// Whether something was asked for that isn't there.
  package private(set) var isDamaged = false

  @_lifetime(copy bytes)
  package init(_ bytes: Span<UInt8>, from offset: Int = 0) {
    unsafe self.bytes = bytes.bytes
    self.offset = offset
    if offset < 0 || offset > bytes.count { fail() }
  }

  /// Whether everything was read.
  package var isAtEnd: Bool { offset >= bytes.byteCount }

  @_lifetime(self: copy self)
  package mutating func byte() -> UInt8 { load(UInt8.self) }

  @_lifetime(self: copy self)
  package mutating func number16() -> UInt16 { UInt16(littleEndian: load(UInt16.self)) }

  @_lifetime(self: copy self)
  package mutating func number32() -> UInt32 { UInt32(littleEndian: load(UInt32.self)) }

  @_lifetime(self: copy self)
  package mutating func number64() -> UInt64 { UInt64(littleEndian: load(UInt64.self)) }

  /// A number of as many bytes as it needs; one beyond `Int` is damage.
  @_lifetime(self: copy self)
  package mutating func count() -> Int {
    var value: UInt64 = 0
    var shift: UInt64 = 0
    while shift < 63 {
      let byte = byte()
      value |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return Int(truncatingIfNeeded: value) }
      shift += 7
    }
    fail()
    return 0
  }

  /// A count of things that take at least a byte each, so there can't be more than bytes are left.
  @_lifetime(self: copy self)
  package mutating func boundedCount() -> Int {
    let number = count()
    if number <= bytes.byteCount - offset { return number }
    fail()
    return 0
  }

  @_lifetime(self: copy self)
  package mutating func text() -> String { text(ofCount: boundedCount()) }

  @_lifetime(self: copy self)
  package mutating func optionalText() -> String? {
    let number = count()
    return number == 0 ? nil : text(ofCount: number - 1)
  }

  /// Steps over so many bytes.
  @_lifetime(self: copy self)
  package mutating func skip(_ amount: Int) {
    if amount >= 0, amount <= bytes.byteCount - offset { offset += amount } else { fail() }
  }

  @_lifetime(self: copy self)
  private mutating func text(ofCount number: Int) -> String {
    guard number >= 0, number <= bytes.byteCount - offset else {
      fail()
      return ""
    }
    defer { offset += number }
    return unsafe bytes.extracting(offset..<offset + number).withUnsafeBytes {
      unsafe String(decoding: $0, as: UTF8.self)
    }
  }

  @_lifetime(self: copy self)
  private mutating func load<Number: FixedWidthInteger & BitwiseCopyable>(
    _ type: Number.Type
  ) -> Number {
    guard MemoryLayout<Number>.size <= bytes.byteCount - offset else {
      fail()
      return 0
    }
    defer { offset += MemoryLayout<Number>.size }
    return unsafe bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: type)
  }

  @_lifetime(self: copy self)
  private mutating func fail() {
    isDamaged = true
    offset = bytes.byteCount
  }
}
