/// Makes what acts unseen visible, or removes it; one pass, at most `limit` code points of output.
struct TextCleaner {
  /// What happens to a code point.
  private enum Fate {
    case kept, mark, blank, dropped, joiner
    case sign(Unicode.Scalar)
  }

  private static let replacement: Unicode.Scalar = "\u{FFFD}"

  private let limit: Int
  private(set) var isCut = false

  init(limit: Int) { self.limit = limit }

  /// The clean form of `text`.
  mutating func clean(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    var count = 0
    var marks = 0
    var hasBlank = false
    var joiner: Unicode.Scalar?
    var last: Unicode.Scalar?
    isCut = false

    for scalar in text.unicodeScalars {
      var written = scalar
      switch fate(of: scalar) {
      case .dropped: continue
      case .blank:
        hasBlank = count > 0
        joiner = nil
        continue
      case .joiner:
        if count > 0, !hasBlank { joiner = scalar }
        continue
      case .mark:
        marks += 1
        if marks > 8 || count == 0 || hasBlank { continue }
      case .sign(let sign):
        marks = 0
        if sign == Self.replacement, last == sign, !hasBlank { continue }
        written = sign
      case .kept: marks = 0
      }
      if count + (hasBlank ? 1 : 0) >= limit {
        isCut = true
        break
      }
      if hasBlank {
        result.append(" ")
        count += 1
        hasBlank = false
      }
      if let pending = joiner {
        result.append(pending)
        joiner = nil
      }
      result.append(written)
      last = written
      count += 1
    }
    if isCut { result.append("…") }
    return String(result)
  }

  private func fate(of scalar: Unicode.Scalar) -> Fate {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D, 0x20, 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: .blank
    case 0x21...0x7E: .kept
    case 0x00...0x1F: .sign(Unicode.Scalar(UInt32(0x2400) + scalar.value) ?? Self.replacement)
    case 0x7F: .sign("\u{2421}")
    case 0x80...0x9F, 0x2028...0x202E, 0x2066...0x2069, 0xE0000...0xE007F, 0xFFF9...0xFFFB:
      .sign(Self.replacement)
    case 0x200C, 0x200D: .joiner
    case 0xAD, 0x034F, 0x061C, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180E, 0x200B, 0x200E, 0x200F,
      0x2060...0x2065, 0x206A...0x206F, 0x3164, 0xFEFF, 0xFFA0:
      .dropped
    case 0xFE00...0xFE0F: .kept
    default: isMark(scalar) ? .mark : .kept
    }
  }

  private func isMark(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x300 else { return false }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return true
    default: return false
    }
  }
}
