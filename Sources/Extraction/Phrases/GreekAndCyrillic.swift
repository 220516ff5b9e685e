/// Case and accents of the Greek, Cyrillic and Armenian blocks, U+0370 to U+058F.
enum GreekAndCyrillic {
  /// The letter in lower case and without accents.
  static func fold(_ scalar: UInt32) -> UInt32 {
    switch scalar {
    case 0x370..<0x400: greek(scalar)
    case 0x400..<0x530: cyrillic(scalar)
    case 0x531...0x556: scalar &+ 0x30
    default: scalar
    }
  }

  private static func greek(_ scalar: UInt32) -> UInt32 {
    switch scalar {
    case 0x386, 0x3AC: 0x3B1
    case 0x388, 0x3AD: 0x3B5
    case 0x389, 0x3AE: 0x3B7
    case 0x38A, 0x3AF, 0x390, 0x3AA, 0x3CA: 0x3B9
    case 0x38C, 0x3CC: 0x3BF
    case 0x38E, 0x3CD, 0x3B0, 0x3AB, 0x3CB: 0x3C5
    case 0x38F, 0x3CE: 0x3C9
    case 0x3C2: 0x3C3
    case 0x391...0x3A9: scalar &+ 0x20
    default: scalar
    }
  }

  private static func cyrillic(_ scalar: UInt32) -> UInt32 {
    let small: UInt32 =
      switch scalar {
      case 0x410..<0x430: scalar &+ 0x20
      case 0x400..<0x410: scalar &+ 0x50
      case 0x490: 0x491
      default: scalar
      }
    return switch small {
    case 0x439: 0x438  // й is и with a mark when decomposed
    case 0x450, 0x451: 0x435
    case 0x457: 0x456
    case 0x45E: 0x443
    case 0x453: 0x433
    case 0x45C: 0x43A
    default: small
    }
  }
}
