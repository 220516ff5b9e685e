extension CharsetDecoder {
  /// A charset of two bytes a character that iconv decodes, with help for what it refuses.
  enum DoubleByteCharset {
    case cp932, eucJP, gb18030, big5HKSCS, cp949

    /// The name that glibc has for it.
    var name: String {
      switch self {
      case .cp932: "CP932"
      case .eucJP: "EUC-JP"
      case .gb18030: "GB18030"
      case .big5HKSCS: "BIG5-HKSCS"
      case .cp949: "UHC"
      }
    }
  }

  /// Decodes text of two bytes a character; ASCII before the first of them is only copied.
  mutating func convert(
    _ bytes: Span<UInt8>, from charset: DoubleByteCharset, into text: inout [UInt8]
  ) -> Bool {
    var place = bytes.endOfASCII(from: 0)
    text.append(contentsOf: bytes.extracting(0..<place))
    if place == bytes.count { return true }
    guard let converter = converters.open(charset.name) else {
      decodeByContent(bytes.extracting(place..<bytes.count), into: &text)
      return false
    }
    var isClean = true
    while converters.convert(converter, bytes, from: &place, into: &text) != .finished,
      place < bytes.count
    {
      if let length = decodeRefused(bytes, at: place, charset, into: &text) {
        place += length
      } else {
        isClean = false
        place = skip(bytes, place, into: &text)
      }
      converters.reset(converter)
    }
    return isClean
  }

  /// Decodes text of a charset that only iconv knows.
  mutating func convert(
    _ bytes: Span<UInt8>, fromOther name: String, into text: inout [UInt8]
  ) -> Bool {
    guard let converter = converters.open(name) else {
      decodeByContent(bytes, into: &text)
      return false
    }
    var isClean = true
    var place = 0
    while converters.convert(converter, bytes, from: &place, into: &text) != .finished,
      place < bytes.count
    {
      isClean = false
      place = skip(bytes, place, into: &text)
      converters.reset(converter)
    }
    return isClean
  }

  /// Appends U+FFFD for the byte that was refused; gives the place behind it.
  private func skip(_ bytes: Span<UInt8>, _ place: Int, into text: inout [UInt8]) -> Int {
    text.appendReplacementCharacter()
    return place + 1
  }

  /// Decodes a character that iconv refuses in a charset but mail programs write; gives its length
  /// in bytes, or nil.
  private mutating func decodeRefused(
    _ bytes: Span<UInt8>, at place: Int, _ charset: DoubleByteCharset, into text: inout [UInt8]
  ) -> Int? {
    switch charset {
    case .gb18030:
      // The euro sign of code page 936, which came before that of GB 18030.
      guard bytes[place] == 0x80 else { return nil }
      text.append("\u{20AC}")
      return 1
    case .big5HKSCS:
      return decodePair(bytes, at: place, from: "CP950", into: &text)
    case .eucJP:
      guard place + 1 < bytes.count, bytes[place] >= 0xA1, bytes[place + 1] >= 0xA1,
        bytes[place] < 0xFF, bytes[place + 1] < 0xFF
      else { return nil }
      let pair = ISO2022JP.shifted(bytes[place] & 0x7F, bytes[place + 1] & 0x7F)
      let both: InlineArray<2, UInt8> = [pair.0, pair.1]
      return decodePair(both.span, at: 0, from: "CP932", into: &text)
    case .cp932, .cp949: return nil
    }
  }

  /// Decodes two bytes by another charset; gives 2, or nil when it refuses them too.
  mutating func decodePair(
    _ bytes: Span<UInt8>, at place: Int, from name: String, into text: inout [UInt8]
  ) -> Int? {
    guard place + 1 < bytes.count, bytes[place] >= 0x80, let converter = converters.open(name)
    else { return nil }
    let start = text.count
    var inPair = 0
    let pair = bytes.extracting(place..<place + 2)
    if converters.convert(converter, pair, from: &inPair, into: &text) == .finished { return 2 }
    text.removeSubrange(start...)
    return nil
  }
}
