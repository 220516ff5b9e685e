#if canImport(Glibc)
  private import Glibc
#elseif canImport(Darwin)
  private import Darwin
#endif

extension Span<UInt8> {
  /// The first place of `byte` at or behind `start`, or nil.
  package func firstIndex(of byte: UInt8, from start: Int = 0) -> Int? {
    precondition(start >= 0 && start <= count, "a search starts inside the bytes")
    return unsafe withUnsafeBytes { buffer in
      guard let base = buffer.baseAddress, start < buffer.count,
        let found = unsafe memchr(base + start, Int32(byte), buffer.count - start)
      else { return nil }
      return unsafe UnsafeRawPointer(found) - base
    }
  }

  /// The first place at or behind `start` where `first` stands before `second`, or nil.
  ///
  /// Looks at eight places at a time.
  package func firstIndex(of first: UInt8, before second: UInt8, from start: Int = 0) -> Int? {
    firstIndex(of: first, ignoring: 0, before: second, from: start)
  }

  /// The first place at or behind `start` where `first` or a zero byte stands before `second`.
  package func firstIndex(
    of first: UInt8, orZeroBefore second: UInt8, from start: Int = 0
  ) -> Int? {
    var place = start
    // With the bits of `first` ignored a zero looks the same, and so do a few control characters.
    while let found = firstIndex(of: first, ignoring: first, before: second, from: place) {
      if self[found] == first || self[found] == 0 { return found }
      place = found + 1
    }
    return nil
  }

  private func firstIndex(
    of first: UInt8, ignoring bits: UInt8, before second: UInt8, from start: Int
  ) -> Int? {
    precondition(start >= 0 && start <= count, "a search starts inside the bytes")
    let firsts = 0x0101_0101_0101_0101 &* UInt64(first)
    let seconds = 0x0101_0101_0101_0101 &* UInt64(second)
    let masks = 0x0101_0101_0101_0101 &* UInt64(~bits)
    return unsafe withUnsafeBytes { buffer in
      var place = start
      while buffer.count - place >= 9 {
        let here = unsafe buffer.loadUnaligned(fromByteOffset: place, as: UInt64.self)
        let next = unsafe buffer.loadUnaligned(fromByteOffset: place + 1, as: UInt64.self)
        let difference =
          ((UInt64(littleEndian: here) ^ firsts) & masks)
          | (UInt64(littleEndian: next) ^ seconds)
        // The lowest set bit marks the first zero byte; false marks lie only behind a true one.
        let zeros = (difference &- 0x0101_0101_0101_0101) & ~difference & 0x8080_8080_8080_8080
        if zeros != 0 { return place + zeros.trailingZeroBitCount &>> 3 }
        place += 8
      }
      while place + 1 < buffer.count {
        let isFirst = unsafe (buffer[place] ^ first) & ~bits == 0
        if unsafe isFirst && buffer[place + 1] == second { return place }
        place += 1
      }
      return nil
    }
  }

  /// Whether the bytes at `start` are those of `text`.
  package func has(_ text: StaticString, at start: Int = 0) -> Bool {
    let wanted = text.utf8CodeUnitCount
    guard start >= 0, count - start >= wanted else { return false }
    return unsafe withUnsafeBytes { buffer in
      guard let base = buffer.baseAddress else { return wanted == 0 }
      return unsafe memcmp(base + start, text.utf8Start, wanted) == 0
    }
  }
}

extension Span<UInt8> {
  /// Negative, 0 or positive as these bytes stand before, at or behind `other` in the order of
  /// bytes.
  package func compared(to other: Span<UInt8>) -> Int {
    unsafe withUnsafeBytes { left in
      unsafe other.withUnsafeBytes { right in
        let common = min(left.count, right.count)
        if common > 0, let one = left.baseAddress, let two = right.baseAddress {
          let order = unsafe memcmp(one, two, common)
          if order != 0 { return Int(order) }
        }
        return left.count - right.count
      }
    }
  }
}
