/// The forms in which numbers and texts are packed; `PackedReader` reads them back.
extension ByteBuffer {
  /// Appends a number in so many bytes as its type has, the lowest first.
  package mutating func append(packed number: UInt64) { appendBytes(of: number.littleEndian) }

  package mutating func append(packed number: UInt32) { appendBytes(of: number.littleEndian) }

  package mutating func append(packed number: UInt16) { appendBytes(of: number.littleEndian) }

  /// Appends a number in as many bytes as it needs: seven bits each, the lowest first, the eighth
  /// set in all but the last.
  package mutating func append(count number: Int) {
    var rest = UInt64(clamping: number)
    while rest >= 0x80 {
      append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    append(UInt8(truncatingIfNeeded: rest))
  }

  /// Appends the size of a text and its UTF-8.
  package mutating func append(packed text: String) {
    append(count: text.utf8.count)
    append(text)
  }

  /// Appends a text that may be missing.
  package mutating func append(packedOptional text: String?) {
    guard let text else { return append(count: 0) }
    append(count: text.utf8.count + 1)
    append(text)
  }

  private mutating func appendBytes<Number: FixedWidthInteger & BitwiseCopyable>(
    of number: Number
  ) {
    var number = number
    unsafe withUnsafeBytes(of: &number) { bytes in
      unsafe append(bytes.assumingMemoryBound(to: UInt8.self))
    }
  }
}
