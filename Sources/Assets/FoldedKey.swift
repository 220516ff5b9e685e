private import Bytes

/// The form in which words of a template are compared: letters and digits only.
///
/// Case, Latin diacritics, width, blanks, hyphens, underscores, other ASCII punctuation,
/// zero-width characters and direction marks make no difference; neither do the marks and letter
/// variants that people leave out (`ё`, `й`, `أ`).
package enum FoldedKey {
  /// Lends the folded form of `text` to `body`.
  ///
  /// Callers stand in this module, so that none goes through the unspecialised form.
  static func with<Result>(
    _ text: Span<UInt8>, _ body: (Span<UInt8>) throws -> Result
  ) rethrows -> Result {
    // No character grows, so the folded form has room where the text has.
    try unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: max(text.count, 1)) {
      buffer in
      let count = unsafe write(text, to: buffer)
      return try unsafe body(UnsafeBufferPointer(rebasing: buffer[..<count]).span)
    }
  }

  /// Writes the folded form of `text` into `buffer`, which is as long as the text; gives its length.
  private static func write(_ text: Span<UInt8>, to buffer: UnsafeMutableBufferPointer<UInt8>)
    -> Int
  {
    var count = 0
    var offset = 0
    while offset < text.count {
      let byte = text[offset]
      if byte < 0x80 {
        let folded = ascii(byte)
        if folded != 0 {
          unsafe buffer[count] = folded
          count += 1
        }
        offset += 1
      } else {
        let (scalar, length) = text.scalar(at: offset)
        let folded = fold(scalar)
        if folded < 0x80 {
          if folded != 0 {
            unsafe buffer[count] = UInt8(truncatingIfNeeded: folded)
            count += 1
          }
        } else if folded == scalar {
          for place in offset..<(offset + length) {
            unsafe buffer[count] = text[place]
            count += 1
          }
        } else {
          // Letters of Greek, Cyrillic and Arabic: two bytes before and after.
          unsafe buffer[count] = UInt8(truncatingIfNeeded: 0xC0 | folded >> 6)
          unsafe buffer[count + 1] = UInt8(truncatingIfNeeded: 0x80 | folded & 0x3F)
          count += 2
        }
        offset += length
      }
    }
    return count
  }

  /// The folded form of `text`.
  package static func of(_ text: Span<UInt8>) -> [UInt8] {
    with(text) { key in
      var copy: [UInt8] = []
      copy.reserveCapacity(key.count)
      for place in 0..<key.count { copy.append(key[place]) }
      return copy
    }
  }

  /// A hash of the folded form of `text`: FNV-1a, 64 bits.
  package static func hash(of text: Span<UInt8>) -> UInt64 {
    with(text) { key in
      var hash: UInt64 = 0xCBF2_9CE4_8422_2325
      for place in 0..<key.count { hash = (hash ^ UInt64(key[place])) &* 0x100_0000_01B3 }
      return hash
    }
  }

  /// The small letter or digit, or 0 for what makes no difference.
  private static func ascii(_ byte: UInt8) -> UInt8 {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): byte
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
    default: 0
    }
  }

  /// The scalar that stands for another one, or 0 for what makes no difference.
  private static func fold(_ scalar: UInt32) -> UInt32 {
    switch scalar {
    case 0xC0...0x17F: UInt32(ascii(latinBase(scalar)))
    case 0x300...0x36F, 0x591...0x5C7, 0x640, 0x64B...0x652: 0
    case 0x391...0x3A9: scalar + 0x20
    case 0x400...0x45F: cyrillicBase(scalar)
    case 0x622, 0x623, 0x625: 0x627
    case 0xFF01...0xFF5E: UInt32(ascii(UInt8(truncatingIfNeeded: scalar - 0xFEE0)))
    case 0x80...0xBF, 0x61C, 0x180E, 0x2000...0x206F, 0x2190...0x2BFF, 0x3000...0x3003,
      0x3008...0x3020, 0x30FB, 0xFE00...0xFE0F, 0xFE30...0xFE4F, 0xFEFF, 0xFF65, 0x1F000...0x1FAFF:
      0
    default: scalar
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
}
