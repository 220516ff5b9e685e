/// A 128-bit hash of bytes that is the same on every machine.
///
/// It tells copies of one mail from different mails; it is no protection against somebody who
/// makes two mails of one digest on purpose (those count as one).
package struct Digest: Hashable, Sendable {
  package let high: UInt64
  package let low: UInt64

  package init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }
}

extension Digest: CustomStringConvertible {
  /// 32 hexadecimal digits in lower case.
  package var description: String {
    unsafe String(unsafeUninitializedCapacity: 32) { buffer in
      for (half, value) in [high, low].enumerated() {
        for place in 0..<16 {
          let digit = UInt8(truncatingIfNeeded: value >> UInt64(60 - 4 * place)) & 15
          unsafe buffer[half * 16 + place] = digit < 10 ? 48 + digit : 87 + digit
        }
      }
      return 32
    }
  }

  /// Reads the form of `description`, or gives nil.
  package init?(_ text: some StringProtocol) {
    var values: (UInt64, UInt64) = (0, 0)
    var place = 0
    for byte in text.utf8 {
      let digit: UInt8
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - 48
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte - 87
      default: return nil
      }
      if place < 16 {
        values.0 = values.0 << 4 | UInt64(digit)
      } else {
        values.1 = values.1 << 4 | UInt64(digit)
      }
      place += 1
      if place > 32 { return nil }
    }
    guard place == 32 else { return nil }
    self.init(high: values.0, low: values.1)
  }
}
