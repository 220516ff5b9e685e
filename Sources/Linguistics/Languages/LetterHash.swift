/// A hash over letters: each is joined by a multiplication, the upper bits are the bucket.
///
/// Knuth, "The Art of Computer Programming", volume 3, section 6.4, multiplicative hashing; the
/// same as in `profiles.py`.
struct LetterHash {
  private static let factor: UInt32 = 0x9E37_79B1
  private var value: UInt32 = 0

  /// Takes in one letter.
  mutating func add(_ letter: UInt32) {
    value = (value &+ letter &+ 1) &* Self.factor
    value ^= value &>> 15
  }

  /// The bucket of what was taken in: the upper 14 bits after a last multiplication.
  var bucket: Int { Int((value &* Self.factor) &>> 18) }
}
