extension CharsetDecoder {
  /// Decodes ISO-2022-JP; false if something in it means nothing.
  ///
  /// glibc's decoder refuses the circled digits and the like in row 13 of JIS X 0208, which mail
  /// is full of, so the escapes are followed here and the characters between them are turned into
  /// forms that iconv decodes whole: Shift_JIS as code page 932, EUC for the others.
  mutating func decodeISO2022JP(_ bytes: Span<UInt8>, into text: inout [UInt8]) -> Bool {
    var isClean = true
    var set = ISO2022JP.Set.ascii
    var single = ISO2022JP.Set.latin1
    var place = 0
    while place < bytes.count {
      let byte = bytes[place]
      switch byte {
      case 0x1B:
        if let escape = ISO2022JP.escape(bytes, at: place) {
          if escape.set == .latin1 || escape.set == .greek {
            single = escape.set
          } else {
            set = escape.set
          }
          place += escape.length
        } else if place + 2 < bytes.count, bytes[place + 1] == UInt8(ascii: "N") {
          if !decodeUpper(bytes[place + 2] | 0x80, single, into: &text) { isClean = false }
          place += 3
        } else {
          text.appendReplacementCharacter()
          isClean = false
          place += 1
        }
      case 0x0E:
        set = .kana
        place += 1
      case 0x0F:
        set = .ascii
        place += 1
      case 0..<0x21, 0x7F:
        text.append(byte)
        // Each line begins with ASCII.
        if byte == .lineFeed || byte == .carriageReturn { set = .ascii }
        place += 1
      case 0x80...:
        if byte >= 0xA1, byte <= 0xDF {
          append(kana: byte & 0x7F, to: &text)
        } else {
          text.appendReplacementCharacter()
          isClean = false
        }
        place += 1
      default:
        if !decodeRun(bytes, &place, set, into: &text) { isClean = false }
      }
    }
    return isClean
  }

  /// Decodes printable bytes of one set up to a control character or the end.
  private mutating func decodeRun(
    _ bytes: Span<UInt8>, _ place: inout Int, _ set: ISO2022JP.Set, into text: inout [UInt8]
  ) -> Bool {
    let start = place
    while place < bytes.count, bytes[place] >= 0x21, bytes[place] < 0x7F { place += 1 }
    let printable = bytes.extracting(start..<place)
    switch set {
    case .ascii, .latin1, .greek:
      text.append(contentsOf: printable)
      return true
    case .roman:
      for index in printable.indices { append(roman: printable[index], to: &text) }
      return true
    case .kana:
      var isClean = true
      for index in printable.indices {
        if printable[index] <= 0x5F {
          append(kana: printable[index], to: &text)
        } else {
          text.appendReplacementCharacter()
          isClean = false
        }
      }
      return isClean
    case .jisX0208, .jisX0212, .jisX0213plane1, .jisX0213plane2, .gb2312, .ksc5601:
      return decodePairs(printable, from: set, into: &text)
    }
  }

  /// Decodes pairs of printable bytes; each that means nothing is one U+FFFD.
  mutating func decodePairs(
    _ pairs: Span<UInt8>, from set: ISO2022JP.Set, into text: inout [UInt8]
  ) -> Bool {
    // Taken out for the time, so that it can be read while the descriptors are used.
    var run = run
    self.run = []
    defer { self.run = run }
    run.removeAll(keepingCapacity: true)
    let length = set.appendPairs(pairs, to: &run)
    var isClean = pairs.count % 2 == 0
    if let converter = set.converterName.flatMap({ converters.open($0) }) {
      var place = 0
      while converters.convert(converter, run.span, from: &place, into: &text) != .finished,
        place < run.count
      {
        text.appendReplacementCharacter()
        isClean = false
        place += length - place % length
        converters.reset(converter)
      }
    } else {
      for _ in 0..<pairs.count / 2 { text.appendReplacementCharacter() }
      isClean = false
    }
    if pairs.count % 2 != 0 { text.appendReplacementCharacter() }
    return isClean
  }

  private mutating func decodeUpper(
    _ byte: UInt8, _ set: ISO2022JP.Set, into text: inout [UInt8]
  ) -> Bool {
    let one: InlineArray<1, UInt8> = [byte]
    return decode(one.span, set == .greek ? .iso8859part7 : .windows1252, into: &text)
  }

  private func append(roman byte: UInt8, to text: inout [UInt8]) {
    switch byte {
    case 0x5C: text.append("\u{A5}")
    case 0x7E: text.append("\u{203E}")
    default: text.append(byte)
    }
  }

  /// Appends a half-width kana, 0x21 to 0x5F of its set.
  private func append(kana byte: UInt8, to text: inout [UInt8]) {
    let code = 0xFF40 + UInt32(byte)
    text.append(Unicode.Scalar(code) ?? "\u{FFFD}")
  }
}
