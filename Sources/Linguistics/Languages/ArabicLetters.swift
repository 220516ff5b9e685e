/// Letters that tell apart the languages written in Arabic script.
struct ArabicLetters {
  private var persian = 0
  private var urdu = 0

  /// Takes in one letter.
  mutating func see(_ scalar: UInt32) {
    switch scalar {
    case 0x67E, 0x686, 0x698, 0x6AF, 0x6A9, 0x6CC: persian += 1
    case 0x679, 0x688, 0x691, 0x6D2, 0x6BA, 0x6BE, 0x6C1: urdu += 1
    default: break
    }
  }

  /// The BCP 47 code.
  var language: String { urdu > 0 ? "ur" : persian > 0 ? "fa" : "ar" }
}
