/// Text in UTF-7 (RFC 2152).
///
/// Outside of its base64 all ASCII is taken as it is, also `\` and `~`, which the RFC leaves out.
enum UTF7Text {
  /// Appends `bytes`, which are ASCII, as UTF-8; false if something could not be decoded.
  static func decode(_ bytes: Span<UInt8>, into text: inout [UInt8]) -> Bool {
    var isClean = true
    var place = 0
    while place < bytes.count {
      let byte = bytes[place]
      place += 1
      guard byte == UInt8(ascii: "+") else {
        text.append(byte)
        continue
      }
      if place < bytes.count, bytes[place] == UInt8(ascii: "-") {
        text.append(byte)
        place += 1
      } else if place == bytes.count || Base64.digitValue(bytes[place]) > 63 {
        text.append(byte)
        isClean = false
      } else {
        if !decodeShifted(bytes, &place, into: &text) { isClean = false }
      }
    }
    return isClean
  }

  /// Decodes base64 of UTF-16 up to the byte that ends it.
  private static func decodeShifted(
    _ bytes: Span<UInt8>, _ place: inout Int, into text: inout [UInt8]
  ) -> Bool {
    var isClean = true
    var bits: UInt32 = 0
    var count = 0
    var lead: UInt32?
    while place < bytes.count {
      let value = Base64.digitValue(bytes[place])
      guard value <= 63 else { break }
      place += 1
      bits = bits << 6 | UInt32(value)
      count += 6
      guard count >= 16 else { continue }
      count -= 16
      let unit = bits >> UInt32(count) & 0xFFFF
      bits &= 1 << UInt32(count) - 1
      if let half = lead {
        lead = nil
        if unit & 0xFC00 == 0xDC00,
          let scalar = Unicode.Scalar(0x10000 + (half & 0x3FF) << 10 + unit & 0x3FF)
        {
          text.append(scalar)
          continue
        }
        text.appendReplacementCharacter()
        isClean = false
      }
      if unit & 0xFC00 == 0xD800 {
        lead = unit
      } else if let scalar = Unicode.Scalar(unit) {
        text.append(scalar)
      } else {
        text.appendReplacementCharacter()
        isClean = false
      }
    }
    if lead != nil || count >= 6 || bits != 0 {
      text.appendReplacementCharacter()
      isClean = false
    }
    if place < bytes.count, bytes[place] == UInt8(ascii: "-") { place += 1 }
    return isClean
  }
}

extension UTF7Text {
  /// UTF-7 that nobody declared: each `+` begins base64 that a `-` ends or that ends a word, and all of
  /// it gives letters beyond ASCII; nil for other text.
  static func unlabelled(_ text: [UInt8]) -> [UInt8]? {
    guard text.contains(UInt8(ascii: "+")), text.span.isASCII else { return nil }
    var place = 0
    var runs = 0
    var isEnded = false
    while let plus = text[place...].firstIndex(of: UInt8(ascii: "+")) {
      var end = plus + 1
      while end < text.count, Base64.digitValue(text[end]) <= 63 { end += 1 }
      place = min(end + 1, text.count)
      let digits = end - plus - 1
      if digits == 0, end < text.count, text[end] == UInt8(ascii: "-") { continue }
      // Two bytes a character, and what is left over is zero.
      guard digits >= 3, digits % 8 == 0 || digits % 8 == 3 || digits % 8 == 6 else { return nil }
      guard text[plus + 1].isASCIILetter else { return nil }
      runs += 1
      if end < text.count, text[end] == UInt8(ascii: "-") { isEnded = true }
    }
    guard runs > 1 || isEnded else { return nil }
    var decoded: [UInt8] = []
    guard decode(text.span, into: &decoded) else { return nil }
    let beyond = String(decoding: decoded, as: UTF8.self).unicodeScalars.lazy.filter {
      $0.value >= 0x80
    }
    return beyond.allSatisfy(isOfWriting) ? decoded : nil
  }

  /// Whether a character is a letter or a mark of a script that people write mail in.
  private static func isOfWriting(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xA0...0x24F, 0x370...0x6FF, 0xE00...0xE7F, 0x1E00...0x1EFF, 0x2010...0x20BF,
      0x3000...0x30FF, 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0xFF00...0xFFEF:
      true
    default: false
    }
  }
}
