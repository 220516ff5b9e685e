import Glibc

/// SplitMix64 (Steele, Lea and Flood 2014): the same numbers in every run.
struct SeededRandom: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }

  /// Above 0, at most 1.
  mutating func unit() -> Double { (Double(next() >> 11) + 1) / 9_007_199_254_740_992 }

  /// Normally distributed (Box and Muller 1958).
  mutating func normal() -> Double { sqrt(-2 * log(unit())) * cos(2 * .pi * unit()) }
}

func exponential(_ x: Double) -> Double { exp(x) }
