/// FNV-1a in 32 bits over letters as UTF-32, little endian (Fowler, Noll, Vo).
struct LetterHash {
  private var value: UInt32 = 0x811C_9DC5

  /// Takes in one letter.
  mutating func add(_ letter: UInt32) {
    var rest = letter
    for _ in 0..<4 {
      value = (value ^ (rest & 0xFF)) &* 0x0100_0193
      rest &>>= 8
    }
  }

  /// The bucket of what was taken in.
  var bucket: Int { Int(value ^ (value &>> 15)) & (LanguageProfile.bucketCount - 1) }
}
