/// A 64-bit hash that is the same on every machine and in every run.
///
/// It stands for texts where only equality counts. It is no protection against somebody who makes
/// two texts of one hash on purpose: the worst is that these two count as one.
struct Fingerprint {
  private var state: UInt64
  private var word: UInt64 = 0
  private var filled: UInt64 = 0

  init(seed: UInt64 = 0) { state = seed ^ 0x9E37_79B9_7F4A_7C15 }

  /// The hash of what was given so far; never 0, which stands for "none".
  var value: UInt64 {
    let last = Self.mix(state ^ word, filled &+ 0x51)
    return last == 0 ? 1 : last
  }

  mutating func combine(_ byte: UInt8) {
    word |= UInt64(byte) &<< ((filled & 7) &* 8)
    filled &+= 1
    if filled & 7 == 0 {
      state = Self.mix(state ^ word, 0x2545_F491_4F6C_DD1D)
      word = 0
    }
  }

  mutating func combine(_ number: UInt64) {
    state = Self.mix(state ^ number, 0xD6E8_FEB8_6659_FD93)
  }

  mutating func combine(_ text: String) {
    for byte in text.utf8 { combine(byte) }
  }

  /// The hash of one text.
  static func of(_ text: String) -> UInt64 {
    var fingerprint = Fingerprint()
    fingerprint.combine(text)
    return fingerprint.value
  }

  /// The hash of several texts, each of which may be missing.
  static func of(_ texts: [String?]) -> UInt64 {
    var fingerprint = Fingerprint()
    for text in texts {
      if let text { fingerprint.combine(text) }
      // Bytes that don't occur in UTF-8.
      fingerprint.combine(text == nil ? UInt8(0xFE) : UInt8(0xFF))
    }
    return fingerprint.value
  }

  /// The hash of two numbers.
  static func of(_ first: UInt64, _ second: UInt64) -> UInt64 {
    var fingerprint = Fingerprint()
    fingerprint.combine(first)
    fingerprint.combine(second)
    return fingerprint.value
  }

  /// Folds the 128-bit product: each bit of the result depends on all bits of both numbers.
  static func mix(_ first: UInt64, _ second: UInt64) -> UInt64 {
    let product = (first ^ 0xA076_1D64_78BD_642F).multipliedFullWidth(
      by: second ^ 0xE703_7ED1_A0B4_28DB)
    return product.high ^ product.low
  }
}
