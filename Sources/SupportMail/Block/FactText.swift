/// A fact as it can stand on one line of a mail and come back the same.
struct FactText: Hashable, Sendable {
  /// The fact; empty when nothing of it can be seen.
  let text: String

  /// The fact with each run of white space and controls as one blank, none at the ends, and without
  /// what can't be seen and programs drop: direction marks, zero-width spaces, soft hyphens.
  init(_ fact: String) {
    var scalars = String.UnicodeScalarView()
    for scalar in fact.unicodeScalars where !Self.isInvisible(scalar) {
      if !Self.isBlank(scalar) {
        scalars.append(scalar)
      } else if let last = scalars.last, last != " " {
        scalars.append(" ")
      }
    }
    if scalars.last == " " { scalars.removeLast() }
    text = String(scalars)
  }

  /// The fact, or nil when there is none.
  init?(known fact: String?) {
    guard let fact else { return nil }
    self.init(fact)
    if text.isEmpty { return nil }
  }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace || scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value)
  }

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xAD, 0x61C, 0x180E, 0x200B, 0x200E, 0x200F, 0x202A...0x202E, 0x2060...0x206F, 0xFEFF:
      true
    default: false
    }
  }
}
