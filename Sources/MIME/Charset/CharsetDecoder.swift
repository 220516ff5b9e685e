/// Turns text of any charset into UTF-8.
///
/// One worker has one; what is costly to make (tables, the descriptors of iconv) lasts as long as
/// it does.
struct CharsetDecoder: ~Copyable {
  /// The labels that were seen last and what they mean.
  private var labels: [(label: String, charset: Charset)] = []
  private var nextLabel = 0
  private var tables: [SingleByteTable?]
  /// The descriptors for what has no decoder of its own.
  var converters = IconvTable()
  /// The bytes of one run of ISO-2022-JP in another form.
  var run: [UInt8] = []

  private static let rememberedLabels = 16

  init() {
    tables = Array(repeating: nil, count: SingleByteCharset.allCases.count)
  }

  /// Appends `bytes`, read in the charset of `label`, to `text` as UTF-8 without a byte order mark.
  ///
  /// - Returns: false if the label is unknown or lies: something became U+FFFD, or another charset
  ///   was taken. A missing label is no lie.
  mutating func decode(_ bytes: Span<UInt8>, label: String?, into text: inout [UInt8]) -> Bool {
    decodeAsShown(bytes, charset(label), into: &text)
  }

  /// The same with a charset that was found already.
  mutating func decodeAsShown(
    _ bytes: Span<UInt8>, _ charset: Charset, into text: inout [UInt8]
  ) -> Bool {
    if let shown = CharsetEvidence.charset(of: bytes, declared: charset) {
      _ = decode(bytes, shown, into: &text)
      return false
    }
    if charset.mayHideISO2022JP,
      let restored = CharsetEvidence.withEscapes(bytes, isGuess: charset != .iso2022JP)
    {
      _ = decode(restored.span, .iso2022JP, into: &text)
      return false
    }
    return decode(bytes, charset, into: &text)
  }

  /// Appends `bytes`, read in a charset, to `text` as UTF-8 without a byte order mark.
  mutating func decode(_ bytes: Span<UInt8>, _ charset: Charset, into text: inout [UInt8]) -> Bool {
    let start = text.count
    let isClean = decodeAll(bytes, charset, into: &text)
    if text.count - start >= 3, text[start] == 0xEF, text[start + 1] == 0xBB,
      text[start + 2] == 0xBF
    {
      text.removeSubrange(start..<start + 3)
    }
    return isClean
  }

  /// The charset of a label; no label is `undeclared`.
  mutating func charset(_ label: String?) -> Charset {
    guard let label else { return .undeclared }
    for seen in labels where seen.label.utf8.elementsEqual(label.utf8) { return seen.charset }
    let charset = find(label)
    guard label.utf8.count <= MessageLimits.charsetLabelBytes else { return charset }
    if labels.count < Self.rememberedLabels {
      labels.append((label, charset))
    } else {
      labels[nextLabel] = (label, charset)
      nextLabel = (nextLabel + 1) % Self.rememberedLabels
    }
    return charset
  }

  private mutating func find(_ label: String) -> Charset {
    guard label.utf8.count <= MessageLimits.charsetLabelBytes else { return .unknown }
    let clean = CharsetLabel(label)
    if let charset = Charset(clean) { return charset }
    guard clean.isFitForIconv else { return .unknown }
    for name in clean.iconvNames where converters.open(name) != nil { return .iconv(name) }
    return .unknown
  }

  mutating func decodeAll(
    _ bytes: Span<UInt8>, _ charset: Charset, into text: inout [UInt8]
  ) -> Bool {
    switch charset {
    case .undeclared:
      decodeByContent(bytes, into: &text)
      return true
    case .unknown:
      decodeByContent(bytes, into: &text)
      return false
    case .ascii: return decodeASCII(bytes, into: &text)
    case .utf8: return decodeUTF8(bytes, into: &text)
    case .utf7: return decodeUTF7(bytes, into: &text)
    case .utf16(let order): return decodeUTF16(bytes, order, into: &text)
    case .utf32(let order): return UnicodeText.decodeUTF32(bytes, declared: order, into: &text)
    case .singleByte(let charset): return decode(bytes, charset, into: &text)
    case .iso2022JP: return decodeISO2022JP(bytes, into: &text)
    case .hz: return decodeHZ(bytes, into: &text)
    case .shiftJIS: return convert(bytes, from: .cp932, into: &text)
    case .eucJP: return convert(bytes, from: .eucJP, into: &text)
    case .gb18030: return convert(bytes, from: .gb18030, into: &text)
    case .big5: return convert(bytes, from: .big5HKSCS, into: &text)
    case .koreanUHC: return convert(bytes, from: .cp949, into: &text)
    case .iconv(let name): return convert(bytes, fromOther: name, into: &text)
    }
  }

  /// Decodes text of a single-byte charset.
  mutating func decode(
    _ bytes: Span<UInt8>, _ charset: SingleByteCharset, into text: inout [UInt8]
  ) -> Bool {
    let place = Int(charset.rawValue)
    let table = tables[place] ?? SingleByteTable(charset)
    tables[place] = table
    return table.decode(bytes, into: &text)
  }
}
