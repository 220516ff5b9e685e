/// How strongly a cell is coloured.
enum Heat {
  /// 0 below 3 such mails; else by share: 1 up to a tenth, 2 to a fifth, 3 to a third, 4 above.
  static func level(_ part: Int, of whole: Int) -> Int {
    guard part >= 3, whole > 0 else { return 0 }
    return switch Double(part) / Double(whole) {
    case ..<0.1: 1
    case ..<0.2: 2
    case ..<0.35: 3
    default: 4
    }
  }
}
