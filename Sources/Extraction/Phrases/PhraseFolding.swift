/// Brings text into the form in which phrases are compared.
///
/// Case, accents, typographic signs, full-width forms, foreign digits, invisible characters and the
/// kind and number of blanks don't count when a client's line is recognised; asterisks, which some
/// clients put around bold words, don't either. Composed and decomposed letters fold to the same.
enum PhraseFolding {
  /// Writes the folded form of `text[range]` into `folded` from `start` on: UTF-8, blanks single,
  /// none at the ends.
  ///
  /// The result is never longer than the range; `folded` must have room for that.
  ///
  /// - Returns: Where the folded form ends.
  static func write(
    _ text: Span<UInt8>, _ range: Range<Int>, to folded: inout MutableSpan<UInt8>, at start: Int
  ) -> Int {
    var end = start
    var place = range.lowerBound
    var isBlankDue = false
    while place < range.upperBound {
      let byte = text[place]
      var form: UInt32
      if byte < 0x80 {
        place &+= 1
        form = UInt32(asciiForms[Int(byte)])
        if form == 0 { continue }
      } else {
        form = fold(decode(text, &place, range.upperBound))
        if form == dropped { continue }
      }
      if form == 0x20 {
        isBlankDue = end > start
        continue
      }
      if isBlankDue {
        folded[end] = 0x20
        end &+= 1
        isBlankDue = false
      }
      if form < 0x80 {
        folded[end] = UInt8(truncatingIfNeeded: form)
        end &+= 1
      } else {
        encode(form, to: &folded, &end)
      }
    }
    return end
  }

  /// The folded form of a phrase.
  static func folded(_ phrase: Span<UInt8>) -> [UInt8] {
    var result = [UInt8](repeating: 0, count: phrase.count)
    var span = result.mutableSpan
    let count = write(phrase, 0..<phrase.count, to: &span, at: 0)
    result.removeLast(result.count - count)
    return result
  }

  /// The folded form of each byte of ASCII; 0 for what is left out.
  private static let asciiForms: [UInt8] = (0..<128).map { byte in
    let form = ascii(UInt8(byte))
    return form == dropped ? 0 : UInt8(form)
  }

  /// Stands for a character that is left out.
  private static let dropped: UInt32 = .max

  private static func ascii(_ byte: UInt8) -> UInt32 {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(byte | 0x20)
    case UInt8(ascii: "\t"), 0x0B, 0x0C, 0x0D: 0x20
    case UInt8(ascii: "*"): dropped
    case UInt8(ascii: "`"): UInt32(UInt8(ascii: "'"))
    case 0x00..<0x20, 0x7F: dropped
    default: UInt32(byte)
    }
  }

  private static func fold(_ scalar: UInt32) -> UInt32 {
    switch scalar {
    case 0x80..<0x0250: latin(scalar)
    case 0x0250..<0x0370: marks(scalar)
    case 0x0370..<0x0590: GreekAndCyrillic.fold(scalar)
    case 0x0590..<0x0E60: eastern(scalar)
    case 0x1E00..<0x1F00: additionalLatin(scalar)
    case 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: 0x20
    case 0x180E, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x206F, 0xFE00...0xFE0F, 0xFEFF: dropped
    case 0x2010...0x2015, 0x2212, 0xFE58, 0xFE63: UInt32(UInt8(ascii: "-"))
    case 0x2018...0x201B, 0x2032: UInt32(UInt8(ascii: "'"))
    case 0x201C...0x201F, 0x2033, 0x300C...0x300F: UInt32(UInt8(ascii: "\""))
    case 0x2236, 0xFE55: UInt32(UInt8(ascii: ":"))
    case 0x3001: UInt32(UInt8(ascii: ","))
    case 0xFF01...0xFF5E: ascii(UInt8(truncatingIfNeeded: scalar &- 0xFEE0))
    default: scalar
    }
  }

  /// Latin-1 and Latin Extended-A without accents, of Extended-B the Vietnamese horned letters.
  private static func latin(_ scalar: UInt32) -> UInt32 {
    switch scalar {
    case 0xA0, 0x85: return 0x20
    case 0xAD, 0x80..<0xA0: return dropped
    case 0xAB, 0xBB: return UInt32(UInt8(ascii: "\""))
    case 0xB4: return UInt32(UInt8(ascii: "'"))
    case 0xC0..<0x180:
      let base = letters[Int(scalar &- 0xC0)]
      return base == UInt8(ascii: "?") ? scalar : UInt32(base)
    case 0x1A0, 0x1A1: return UInt32(UInt8(ascii: "o"))
    case 0x1AF, 0x1B0: return UInt32(UInt8(ascii: "u"))
    case 0x218, 0x219: return UInt32(UInt8(ascii: "s"))
    case 0x21A, 0x21B: return UInt32(UInt8(ascii: "t"))
    case 0x18F: return 0x259
    default: return scalar
    }
  }

  /// The base letters of U+00C0 to U+017F; `?` keeps the character.
  private static let letters: [UInt8] = [UInt8](
    ("aaaaaaaceeeeiiiidnooooo?ouuuuyts" + "aaaaaaaceeeeiiiidnooooo?ouuuuyty"
      + "aaaaaaccccccccddddeeeeeeeeeegggg" + "gggghhhhiiiiiiiiiiiijjkkklllllll"
      + "lllnnnnnnnnnoooooooorrrrrrssssss" + "ssttttttuuuuuuuuuuuuwwyyyzzzzzzs").utf8)

  private static func marks(_ scalar: UInt32) -> UInt32 {
    switch scalar {
    case 0x2BC, 0x2B9: UInt32(UInt8(ascii: "'"))
    case 0x300..<0x370: dropped
    default: scalar
    }
  }

  /// Hebrew, Arabic, Devanagari, Thai: vowel points off, digits to ASCII.
  private static func eastern(_ scalar: UInt32) -> UInt32 {
    switch scalar {
    case 0x591...0x5BD, 0x5BF...0x5C7, 0x61C, 0x640, 0x64B...0x65F, 0x670: dropped
    case 0x5BE: UInt32(UInt8(ascii: "-"))
    case 0x5F3: UInt32(UInt8(ascii: "'"))
    case 0x60C: UInt32(UInt8(ascii: ","))
    case 0x622, 0x623, 0x625: 0x627
    case 0x649, 0x6CC: 0x64A
    case 0x6A9: 0x643
    case 0x660...0x669: scalar &- 0x660 &+ 0x30
    case 0x6F0...0x6F9: scalar &- 0x6F0 &+ 0x30
    case 0x966...0x96F: scalar &- 0x966 &+ 0x30
    case 0xE50...0xE59: scalar &- 0xE50 &+ 0x30
    default: scalar
    }
  }

  /// The Vietnamese letters of Latin Extended Additional without accents.
  private static func additionalLatin(_ scalar: UInt32) -> UInt32 {
    let base: UInt8
    switch scalar {
    case 0x1EA0...0x1EB7: base = UInt8(ascii: "a")
    case 0x1EB8...0x1EC7: base = UInt8(ascii: "e")
    case 0x1EC8...0x1ECB: base = UInt8(ascii: "i")
    case 0x1ECC...0x1EE3: base = UInt8(ascii: "o")
    case 0x1EE4...0x1EF1: base = UInt8(ascii: "u")
    case 0x1EF2...0x1EF9: base = UInt8(ascii: "y")
    case 0x1E9E: base = UInt8(ascii: "s")
    default: return scalar
    }
    return UInt32(base)
  }

  /// The scalar at `place`, which moves behind it; a byte that is no UTF-8 is dropped.
  private static func decode(_ text: Span<UInt8>, _ place: inout Int, _ end: Int) -> UInt32 {
    let lead = text[place]
    let length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : lead >= 0xC0 ? 2 : 1
    guard length > 1, place &+ length <= end else {
      place &+= 1
      return 0x200B
    }
    var scalar = UInt32(lead) & (0x7F >> UInt32(length))
    for step in 1..<length { scalar = scalar << 6 | UInt32(text[place &+ step] & 0x3F) }
    place &+= length
    return scalar
  }

  private static func encode(
    _ scalar: UInt32, to folded: inout MutableSpan<UInt8>, _ end: inout Int
  ) {
    func tail(_ shift: UInt32) -> UInt8 {
      0x80 | UInt8(truncatingIfNeeded: scalar >> shift & 0x3F)
    }
    if scalar < 0x800 {
      folded[end] = 0xC0 | UInt8(truncatingIfNeeded: scalar >> 6)
    } else if scalar < 0x10000 {
      folded[end] = 0xE0 | UInt8(truncatingIfNeeded: scalar >> 12)
      folded[end &+ 1] = tail(6)
      end &+= 1
    } else {
      folded[end] = 0xF0 | UInt8(truncatingIfNeeded: scalar >> 18 & 7)
      folded[end &+ 1] = tail(12)
      folded[end &+ 2] = tail(6)
      end &+= 2
    }
    folded[end &+ 1] = tail(0)
    end &+= 2
  }
}
