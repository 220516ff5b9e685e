/// Makes letters that people use for one another the same: case, diacritics, width.
///
/// Both the text and the lexicons pass through it, so a pattern matches with and without accents.
/// Simple case folding and a light form of NFKC: Unicode Standard, sections 3.13 and 3.11.
enum LetterFolding {
  /// What one scalar becomes: `second` is 0 when it is one scalar, `first` 0 when it vanishes.
  struct Folded: Equatable {
    let first: UInt32
    let second: UInt32

    init(_ first: UInt32, _ second: UInt32 = 0) {
      self.first = first
      self.second = second
    }
  }

  /// The folded form of `scalar`.
  static func fold(_ scalar: UInt32) -> Folded {
    switch scalar {
    case 0x41...0x5A: Folded(scalar + 0x20)
    case 0x00...0xBF: Folded(scalar)
    case 0xC0..<0x250: latin(scalar, latinLetters, from: 0xC0)
    case 0x1E00..<0x1F00: latin(scalar, furtherLatinLetters, from: 0x1E00)
    case 0x259: Folded(UInt32(ascii("e")))
    case 0x370..<0x400: Folded(greek(scalar))
    case 0x400..<0x530: Folded(cyrillic(scalar))
    case 0x531...0x556: Folded(scalar + 0x30)
    case 0x591...0x5C7, 0x610...0x61A, 0x640, 0x64B...0x65F, 0x670: Folded(0)
    case 0x622, 0x623, 0x625, 0x671: Folded(0x627)
    case 0x629: Folded(0x647)
    case 0x649: Folded(0x64A)
    case 0x1C4...0x1CC: Folded(scalar)
    case 0xFF01...0xFF5E: fold(scalar - 0xFEE0)
    case 0xFF61...0xFF9D: Folded(halfWidthKana[Int(scalar - 0xFF61)])
    case 0xFF9E: Folded(0x3099)
    case 0xFF9F: Folded(0x309A)
    default: Folded(scalar)
    }
  }

  /// Whether folding takes a diacritic from a Latin letter; the dot of a Turkish capital is none.
  static func losesMark(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x130: false
    case 0xC0..<0x250, 0x1E00..<0x1F00: true
    default: false
    }
  }

  /// The letter that a base and a combining mark make together, or nil when the mark is dropped.
  ///
  /// Only where the mark makes another letter for the reader: `й`, `ї`, voiced kana, Hangul.
  static func compose(_ base: UInt32, _ mark: UInt32) -> UInt32? {
    switch (base, mark) {
    case (0x438, 0x306): 0x439
    case (0x456, 0x308): 0x457
    case (0x3046, 0x3099), (0x30A6, 0x3099): base + 0x4E
    case (0x304B...0x3062, 0x3099), (0x30AB...0x30C2, 0x3099): base & 1 == 1 ? base + 1 : base
    case (0x3064...0x3069, 0x3099), (0x30C4...0x30C9, 0x3099): base & 1 == 0 ? base + 1 : base
    case (0x306F...0x307D, 0x3099), (0x30CF...0x30DD, 0x3099): base + 1
    case (0x306F...0x307D, 0x309A), (0x30CF...0x30DD, 0x309A): base + 2
    case (0x1100...0x1112, 0x1161...0x1175): 0xAC00 + ((base - 0x1100) * 21 + mark - 0x1161) * 28
    case (0xAC00...0xD7A3, 0x11A8...0x11C2) where (base - 0xAC00) % 28 == 0: base + mark - 0x11A7
    default: nil
    }
  }

  /// Whether the scalar is written onto the one before it.
  static func isCombining(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x300...0x36F, 0x3099, 0x309A, 0x1161...0x11C2, 0x20D0...0x20FF, 0xFE00...0xFE0F: true
    default: false
    }
  }

  /// Scalars that can't be seen: zero-width blanks and joiners, soft hyphen, direction marks.
  static func isInvisible(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xAD, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2069, 0xFEFF, 0x1F3FB...0x1F3FF: true
    default: false
    }
  }

  private static func ascii(_ letter: Unicode.Scalar) -> UInt8 { UInt8(ascii: letter) }

  private static func latin(_ scalar: UInt32, _ table: StaticString, from start: UInt32) -> Folded {
    let code = unsafe table.utf8Start[Int(scalar - start)]
    switch code {
    case ascii("."): return Folded(scalar)
    case ascii("A"): return Folded(0x61, 0x65)
    case ascii("O"): return Folded(0x6F, 0x65)
    case ascii("S"): return Folded(0x73, 0x73)
    case ascii("T"): return Folded(0x74, 0x68)
    case ascii("I"): return Folded(0x69, 0x6A)
    case ascii("Z"): return Folded(0x64, 0x7A)
    case ascii("L"): return Folded(0x6C, 0x6A)
    case ascii("N"): return Folded(0x6E, 0x6A)
    default: return Folded(UInt32(code))
    }
  }

  private static func greek(_ scalar: UInt32) -> UInt32 {
    switch scalar {
    case 0x386, 0x3AC: 0x3B1
    case 0x388, 0x3AD: 0x3B5
    case 0x389, 0x3AE: 0x3B7
    case 0x38A, 0x390, 0x3AA, 0x3AF, 0x3CA: 0x3B9
    case 0x38C, 0x3CC: 0x3BF
    case 0x38E, 0x3AB, 0x3B0, 0x3CB, 0x3CD: 0x3C5
    case 0x38F, 0x3CE: 0x3C9
    case 0x391...0x3A9: scalar + 0x20
    case 0x3C2: 0x3C3
    default: scalar
    }
  }

  private static func cyrillic(_ scalar: UInt32) -> UInt32 {
    switch scalar {
    case 0x401, 0x450, 0x451, 0x400: 0x435
    case 0x40D, 0x45D: 0x438
    case 0x402...0x40F: scalar + 0x50
    case 0x410...0x42F: scalar + 0x20
    case 0x490, 0x491: 0x433
    case 0x460...0x481, 0x48A...0x4BF, 0x4D0...0x52F: scalar | 1
    default: scalar
    }
  }

  // A small letter stands for itself, a capital for a pair, a full stop for no change.
  private static let latinLetters: StaticString = """
    aaaaaaAceeeeiiiidnooooo.ouuuuyTSaaaaaaAceeeeiiiidnooooo.ouuuuyTy\
    aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiIIjjkkkllllll.\
    .llnnnnnnnnnooooooOOrrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs\
    .b........d...ee.ff...i.kk......oo.............uu..yy...........\
    ....ZZZLLLNNNaaiioouuuuuuuuuueaaaaAA..ggkkoooo..jZZZgg..nnaaAAoo\
    aaaaeeeeiiiioooorrrruuuusstt..hh......aaeeooooooooyy............\
    ................
    """
  private static let furtherLatinLetters: StaticString = """
    aabbbbbbccddddddddddeeeeeeeeeeffgghhhhhhhhhhiiiikkkkkkllllllllmm\
    mmmmnnnnnnnnoooooooopppprrrrrrrrssssssssssttttttttuuuuuuuuuuvvvv\
    wwwwwwwwwwxxxxyyzzzzzzhtwy.s..S.aaaaaaaaaaaaaaaaaaaaaaaaeeeeeeee\
    eeeeeeeeiiiioooooooooooooooooooooooouuuuuuuuuuuuuuyyyyyyyy......
    """

  /// Full-width forms of U+FF61 to U+FF9D.
  private static let halfWidthKana: [UInt32] =
    "。「」、・ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン"
    .unicodeScalars.map(\.value)
}
