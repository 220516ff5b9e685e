/// 128 bits by which texts that say nearly the same are recognised (`symptoms.md`, section 7).
///
/// MinHash with 63 values by one-permutation hashing (Li, Owen and Zhang 2012) and optimal
/// densification (Shrivastava 2017), of which two bits each are kept (Li and König 2010). Shingles
/// are three words, or five letters in scripts without blanks. Texts with fewer than six shingles
/// are compared whole.
struct TextSketch: Hashable, Sendable {
  private static let bins = 63
  /// Values that agree where two texts share 0.6 of their shingles: 0.6 of the values, and of the
  /// others the quarter that agrees by chance.
  private static let enough = 45

  /// The lower and the upper bit of each value; bit 63 of both tells how the text is compared.
  private(set) var low: UInt64
  private(set) var high: UInt64

  /// No text, or one too short to be compared: fewer than 20 letters and digits.
  static let none = TextSketch(low: 0, high: 0)
  private static let mark: UInt64 = 1 << 63

  init(low: UInt64, high: UInt64) {
    self.low = low
    self.high = high
  }

  init(_ text: String) {
    var units = TextUnits()
    for byte in text.utf8.prefix(20_000) { units.take(byte) }
    units.endWord()
    let length = units.isWithoutBlanks ? 5 : 3
    let hashes = units.hashes
    if units.letters < 20 {
      self = .none
    } else if hashes.count < length + 5 {
      var fingerprint = Fingerprint()
      for hash in hashes { fingerprint.combine(hash) }
      low = fingerprint.value & ~Self.mark
      high = Fingerprint.of(fingerprint.value, 7) | Self.mark
    } else {
      (low, high) = Self.minHash(hashes, shingle: length)
    }
  }

  /// Whether there is no text to compare.
  var isNone: Bool { self == .none }

  /// Whether two texts say nearly the same.
  func isNear(_ other: TextSketch) -> Bool {
    guard !isNone, (low ^ other.low) & Self.mark == 0, (high ^ other.high) & Self.mark == 0 else {
      return false
    }
    if low & Self.mark == 0 { return self == other }
    let different = ((low ^ other.low) | (high ^ other.high)) & ~Self.mark
    return Self.bins - different.nonzeroBitCount >= Self.enough
  }

  private static func minHash(_ hashes: [UInt64], shingle length: Int) -> (UInt64, UInt64) {
    var smallest = [UInt64](repeating: .max, count: bins)
    for start in 0...(hashes.count - length) {
      var fingerprint = Fingerprint()
      for place in start..<(start + length) { fingerprint.combine(hashes[place]) }
      let hash = fingerprint.value
      let bin = Int(truncatingIfNeeded: (hash &>> 40) % UInt64(bins))
      smallest[bin] = min(smallest[bin], Fingerprint.mix(hash, 0x2468))
    }
    var low = mark
    var high: UInt64 = 0
    for bin in 0..<bins {
      var source = bin
      var attempt: UInt64 = 0
      while smallest[source] == .max {
        attempt &+= 1
        source = Int(truncatingIfNeeded: Fingerprint.of(UInt64(bin), attempt) % UInt64(bins))
      }
      let value = Fingerprint.mix(smallest[source], 0x1357)
      low |= (value & 1) << UInt64(bin)
      high |= ((value >> 1) & 1) << UInt64(bin)
    }
    return (low, high)
  }
}
