private import Bytes

/// The form in which words of a template are compared: letters and digits only.
///
/// Case, Latin diacritics, width, blanks, hyphens, underscores, other ASCII punctuation,
/// zero-width characters and direction marks make no difference; neither do the marks and letter
/// variants that people leave out (`ё`, `й`, `أ`).
package enum FoldedKey {
  /// Appends the folded form of `text` to `key`.
  package static func append(_ text: Span<UInt8>, to key: inout [UInt8]) {
    var offset = 0
    while offset < text.count {
      let byte = text[offset]
      if byte < 0x80 {
        appendASCII(byte, to: &key)
        offset += 1
      } else {
        let (scalar, length) = text.scalar(at: offset)
        append(scalar, to: &key)
        offset += length
      }
    }
  }

  /// The folded form of `text`.
  package static func of(_ text: Span<UInt8>) -> [UInt8] {
    var key: [UInt8] = []
    key.reserveCapacity(text.count)
    append(text, to: &key)
    return key
  }

  private static func appendASCII(_ byte: UInt8, to key: inout [UInt8]) {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      key.append(byte)
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): key.append(byte | 0x20)
    default: break
    }
  }

  private static func append(_ scalar: UInt32, to key: inout [UInt8]) {
    switch scalar {
    case 0xC0...0x17F: appendASCII(latinBase(scalar), to: &key)
    case 0x300...0x36F, 0x591...0x5C7, 0x640, 0x64B...0x652: break
    case 0x391...0x3A9: encode(scalar + 0x20, to: &key)
    case 0x400...0x45F: encode(cyrillicBase(scalar), to: &key)
    case 0x622, 0x623, 0x625: encode(0x627, to: &key)
    case 0xFF01...0xFF5E: appendASCII(UInt8(truncatingIfNeeded: scalar - 0xFEE0), to: &key)
    case 0x80...0xBF, 0x61C, 0x180E, 0x2000...0x206F, 0x2190...0x2BFF, 0x3000...0x3003,
      0x3008...0x3020, 0x30FB,
      0xFE00...0xFE0F, 0xFE30...0xFE4F, 0xFEFF, 0xFF65, 0x1F000...0x1FAFF:
      break
    default: encode(scalar, to: &key)
    }
  }

  /// The ASCII letter under the diacritics of U+00C0 to U+017F.
  private static func latinBase(_ scalar: UInt32) -> UInt8 {
    let bases: StaticString = """
      AAAAAAACEEEEIIIIDNOOOOO-OUUUUYTsaaaaaaaceeeeiiiidnooooo-ouuuuyty\
      AaAaAaCcCcCcCcDdDdEeEeEeEeEeGgGgGgGgHhHhIiIiIiIiIiIiJjKkkLlLlLlLlLlNnNnNnnNnOoOoOoOo\
      RrRrRrSsSsSsSsTtTtTtUuUuUuUuUuUuWwYyYZzZzZzs
      """
    let place = Int(scalar) - 0xC0
    return unsafe place < bases.utf8CodeUnitCount ? bases.utf8Start[place] : 0
  }

  /// The small letter without the marks that people leave out.
  private static func cyrillicBase(_ scalar: UInt32) -> UInt32 {
    let small =
      switch scalar {
      case 0x400...0x40F: scalar + 0x50
      case 0x410...0x42F: scalar + 0x20
      default: scalar
      }
    return switch small {
    case 0x451: 0x435  // ё, е
    case 0x439: 0x438  // й, и
    case 0x457: 0x456  // ї, і
    default: small
    }
  }

  private static func encode(_ scalar: UInt32, to key: inout [UInt8]) {
    if let scalar = Unicode.Scalar(scalar) {
      key.append(contentsOf: UTF8.encode(scalar) ?? .init())
    }
  }
}
