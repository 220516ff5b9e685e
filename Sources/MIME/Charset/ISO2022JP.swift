/// What an escape sequence of ISO-2022-JP and its relatives turns on.
///
/// RFC 1468 (ISO-2022-JP), RFC 2237 (-1), RFC 1554 (-2), JIS X 0213 (-3), and Microsoft's code
/// pages 50220 to 50222.
enum ISO2022JP {
  /// A character set, one or two bytes a character.
  enum Set: Equatable {
    case ascii
    /// JIS X 0201: ASCII with a yen sign and an overline.
    case roman
    /// The half-width kana of JIS X 0201.
    case kana
    /// JIS X 0208, with the rows of NEC and IBM.
    case jisX0208
    /// JIS X 0212.
    case jisX0212
    /// The planes of JIS X 0213.
    case jisX0213plane1, jisX0213plane2
    /// GB 2312 and KS C 5601, of ISO-2022-JP-2.
    case gb2312, ksc5601
    /// The upper halves of ISO 8859-1 and 8859-7, of ISO-2022-JP-2; one character at a time.
    case latin1, greek
  }

  /// An escape sequence.
  struct Escape {
    var set: Set
    /// Its length in bytes.
    var length: Int
  }

  /// The escape sequence at a place that holds ESC, or nil for another one.
  static func escape(_ bytes: Span<UInt8>, at place: Int) -> Escape? {
    func byte(_ offset: Int) -> UInt8 {
      place + offset < bytes.count ? bytes[place + offset] : 0
    }
    switch (byte(1), byte(2)) {
    case (UInt8(ascii: "("), UInt8(ascii: "B")), (UInt8(ascii: "("), UInt8(ascii: "H")):
      return Escape(set: .ascii, length: 3)
    case (UInt8(ascii: "("), UInt8(ascii: "J")): return Escape(set: .roman, length: 3)
    case (UInt8(ascii: "("), UInt8(ascii: "I")): return Escape(set: .kana, length: 3)
    case (UInt8(ascii: "$"), UInt8(ascii: "@")), (UInt8(ascii: "$"), UInt8(ascii: "B")):
      return Escape(set: .jisX0208, length: 3)
    case (UInt8(ascii: "$"), UInt8(ascii: "A")): return Escape(set: .gb2312, length: 3)
    case (UInt8(ascii: "."), UInt8(ascii: "A")): return Escape(set: .latin1, length: 3)
    case (UInt8(ascii: "."), UInt8(ascii: "F")): return Escape(set: .greek, length: 3)
    case (UInt8(ascii: "$"), UInt8(ascii: "(")):
      switch byte(3) {
      case UInt8(ascii: "@"), UInt8(ascii: "B"): return Escape(set: .jisX0208, length: 4)
      case UInt8(ascii: "C"): return Escape(set: .ksc5601, length: 4)
      case UInt8(ascii: "D"): return Escape(set: .jisX0212, length: 4)
      case UInt8(ascii: "O"), UInt8(ascii: "Q"): return Escape(set: .jisX0213plane1, length: 4)
      case UInt8(ascii: "P"): return Escape(set: .jisX0213plane2, length: 4)
      default: return nil
      }
    default: return nil
    }
  }

  /// Whether text that nobody declared is Japanese: it has an escape to a Japanese set.
  static func hasEscapes(_ bytes: Span<UInt8>) -> Bool {
    var place = 0
    while let found = bytes.offset(of: 0x1B, in: place..<bytes.count) {
      switch escape(bytes, at: found)?.set {
      case .jisX0208, .kana, .jisX0212, .jisX0213plane1, .jisX0213plane2: return true
      default: place = found + 1
      }
    }
    return false
  }

  /// The two bytes of Shift_JIS for a row and a cell of JIS X 0208, both 0x21 to 0x7E.
  static func shifted(_ row: UInt8, _ cell: UInt8) -> (UInt8, UInt8) {
    let first = (row &+ 1) >> 1 &+ (row <= 0x5E ? 0x70 : 0xB0)
    if row % 2 == 0 { return (first, cell &+ 0x7E) }
    return (first, cell &+ (cell >= 0x60 ? 0x20 : 0x1F))
  }
}

extension ISO2022JP.Set {
  /// The charset of iconv that has the set's pairs in another form; nil for sets of one byte.
  var converterName: String? {
    switch self {
    case .jisX0208: "CP932"
    case .jisX0212: "EUC-JP"
    case .jisX0213plane1, .jisX0213plane2: "EUC-JISX0213"
    case .gb2312: "GB18030"
    case .ksc5601: "UHC"
    case .ascii, .roman, .kana, .latin1, .greek: nil
    }
  }

  /// Appends pairs in the form of that charset; gives the length of one in bytes.
  func appendPairs(_ pairs: Span<UInt8>, to run: inout [UInt8]) -> Int {
    let needsPrefix = self == .jisX0212 || self == .jisX0213plane2
    for place in stride(from: 0, to: pairs.count - 1, by: 2) {
      if self == .jisX0208 {
        let (first, second) = ISO2022JP.shifted(pairs[place], pairs[place + 1])
        run.append(first)
        run.append(second)
      } else {
        if needsPrefix { run.append(0x8F) }
        run.append(pairs[place] | 0x80)
        run.append(pairs[place + 1] | 0x80)
      }
    }
    return needsPrefix ? 3 : 2
  }
}
