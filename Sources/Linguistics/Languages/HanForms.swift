import Assets

/// Counts the characters that exist in one form of written Chinese only.
struct HanForms {
  private(set) var simplified = 0
  private(set) var traditional = 0

  /// Takes in one character.
  mutating func see(_ scalar: UInt32) {
    switch Self.marks.mark(of: scalar) {
    case Marks.simplified: simplified += 1
    case Marks.traditional: traditional += 1
    default: break
    }
  }

  private static let marks = Marks()

  /// One mark for each character of U+4E00 to U+9FFF.
  private struct Marks: Sendable {
    static let simplified: UInt8 = 1
    static let traditional: UInt8 = 2
    private static let range: ClosedRange<UInt32> = 0x4E00...0x9FFF

    private var marks = [UInt8](repeating: 0, count: range.count)

    init() {
      guard let asset = Asset("Languages/han.txt") else {
        preconditionFailure("the program holds its characters")
      }
      for line in asset.text.split(separator: "\n") {
        let parts = line.split(separator: " ", maxSplits: 1)
        guard parts.count == 2, parts[0] != "#" else { continue }
        let mark = parts[0] == "simplified" ? Self.simplified : Self.traditional
        for scalar in parts[1].unicodeScalars where Self.range.contains(scalar.value) {
          marks[Int(scalar.value - Self.range.lowerBound)] = mark
        }
      }
    }

    func mark(of scalar: UInt32) -> UInt8 {
      Self.range.contains(scalar) ? marks[Int(scalar - Self.range.lowerBound)] : 0
    }
  }
}
