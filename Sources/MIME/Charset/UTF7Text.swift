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
