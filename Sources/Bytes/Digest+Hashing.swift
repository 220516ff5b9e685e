/// MurmurHash3_x64_128 by Austin Appleby (public domain, published with SMHasher), seed 0; all
/// loads are little-endian, so the digest is the same on every machine.
extension Digest {
  /// Up to so many bytes are hashed whole.
  package static let wholeLimit = 128 * 1024
  /// Of more than `wholeLimit` bytes so many count at either end.
  package static let endLength = 64 * 1024

  /// The digest of a message: of all its bytes up to 128 KiB, else of its size (16 bytes,
  /// little-endian) and its first and last 64 KiB.
  package init(ofMessage bytes: Span<UInt8>) {
    guard bytes.count > Self.wholeLimit else {
      self.init(of: bytes)
      return
    }
    self.init(
      size: bytes.count, first: bytes.extracting(..<Self.endLength),
      last: bytes.extracting((bytes.count - Self.endLength)...))
  }

  /// The digest of a message of more than 128 KiB whose first and last 64 KiB are at hand.
  package init(size: Int, first: Span<UInt8>, last: Span<UInt8>) {
    precondition(
      first.count == Self.endLength && last.count == Self.endLength, "both ends are 64 KiB")
    var state = MurmurState()
    state.mix(UInt64(truncatingIfNeeded: size), 0)
    state.mixBlocks(of: first)
    state.mixBlocks(of: last)
    self = state.finished(count: 16 + 2 * Self.endLength)
  }

  /// The hash of all of `bytes`.
  package init(of bytes: Span<UInt8>) {
    var state = MurmurState()
    state.mixBlocks(of: bytes)
    state.mixTail(bytes.extracting((bytes.count & ~15)...))
    self = state.finished(count: bytes.count)
  }
}

private struct MurmurState {
  private var high: UInt64 = 0
  private var low: UInt64 = 0
  private static let first: UInt64 = 0x87c3_7b91_1142_53d5
  private static let second: UInt64 = 0x4cf5_ad43_2745_937f

  mutating func mix(_ one: UInt64, _ two: UInt64) {
    high ^= Self.scrambledFirst(one)
    high = rotated(high, by: 27) &+ low
    high = high &* 5 &+ 0x52dc_e729
    low ^= Self.scrambledSecond(two)
    low = rotated(low, by: 31) &+ high
    low = low &* 5 &+ 0x3849_5ab5
  }

  /// All whole blocks of 16 bytes.
  mutating func mixBlocks(of bytes: Span<UInt8>) {
    var state = self
    unsafe bytes.withUnsafeBytes { buffer in
      var offset = 0
      while buffer.count - offset >= 16 {
        let one = unsafe buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        let two = unsafe buffer.loadUnaligned(fromByteOffset: offset + 8, as: UInt64.self)
        state.mix(UInt64(littleEndian: one), UInt64(littleEndian: two))
        offset += 16
      }
    }
    self = state
  }

  /// The fewer than 16 bytes behind the last block.
  mutating func mixTail(_ bytes: Span<UInt8>) {
    var one: UInt64 = 0
    var two: UInt64 = 0
    for index in bytes.indices {
      let byte = UInt64(bytes[index])
      if index < 8 {
        one |= byte << UInt64(8 * index)
      } else {
        two |= byte << UInt64(8 * (index - 8))
      }
    }
    if bytes.count > 8 { low ^= Self.scrambledSecond(two) }
    if bytes.count > 0 { high ^= Self.scrambledFirst(one) }
  }

  consuming func finished(count: Int) -> Digest {
    let count = UInt64(truncatingIfNeeded: count)
    high ^= count
    low ^= count
    high &+= low
    low &+= high
    high = Self.avalanche(high)
    low = Self.avalanche(low)
    high &+= low
    low &+= high
    return Digest(high: high, low: low)
  }

  private static func scrambledFirst(_ value: UInt64) -> UInt64 {
    rotated(value &* first, by: 31) &* second
  }

  private static func scrambledSecond(_ value: UInt64) -> UInt64 {
    rotated(value &* second, by: 33) &* first
  }

  private static func avalanche(_ value: UInt64) -> UInt64 {
    var value = value
    value ^= value >> 33
    value &*= 0xff51_afd7_ed55_8ccd
    value ^= value >> 33
    value &*= 0xc4ce_b9fe_1a85_ec53
    value ^= value >> 33
    return value
  }
}

private func rotated(_ value: UInt64, by bits: UInt64) -> UInt64 {
  value &<< bits | value &>> (64 - bits)
}
