/// Text in UTF-16 or UTF-32 (RFC 2781; Unicode, chapter 3.10).
enum UnicodeText {
  /// Which byte of a number comes first.
  enum ByteOrder: Sendable {
    case bigEndian, littleEndian
  }

  /// How much of a text decides its byte order.
  private static let sample = 4096

  /// Appends text of two bytes a unit; false if a unit was alone or a byte was left over.
  static func decodeUTF16(
    _ bytes: Span<UInt8>, declared: ByteOrder?, into text: inout [UInt8]
  ) -> Bool {
    let order = order(of: bytes) ?? declared ?? likelyOrder(of: bytes)
    var isClean = bytes.count % 2 == 0
    var lead: UInt32?
    text.reserveCapacity(text.count + bytes.count)
    for place in stride(from: 0, to: bytes.count - 1, by: 2) {
      let (first, second) = (UInt32(bytes[place]), UInt32(bytes[place + 1]))
      let unit = order == .bigEndian ? first << 8 | second : second << 8 | first
      if let half = lead {
        lead = nil
        if unit & 0xFC00 == 0xDC00 {
          append(0x10000 + (half & 0x3FF) << 10 + unit & 0x3FF, to: &text)
          continue
        }
        isClean = false
        text.appendReplacementCharacter()
      }
      if unit & 0xFC00 == 0xD800 {
        lead = unit
      } else if !append(unit, to: &text) {
        isClean = false
      }
    }
    if lead != nil || bytes.count % 2 != 0 {
      isClean = false
      text.appendReplacementCharacter()
    }
    return isClean
  }

  /// Appends text of four bytes a character; false if one was none or bytes were left over.
  static func decodeUTF32(
    _ bytes: Span<UInt8>, declared: ByteOrder?, into text: inout [UInt8]
  ) -> Bool {
    var isClean = true
    var order = declared ?? .bigEndian
    if bytes.count >= 4 {
      if bytes[0] == 0xFF, bytes[1] == 0xFE, bytes[2] == 0, bytes[3] == 0 { order = .littleEndian }
      if bytes[0] == 0, bytes[1] == 0, bytes[2] == 0xFE, bytes[3] == 0xFF { order = .bigEndian }
      if declared == nil, bytes[0] != 0, bytes[3] == 0 { order = .littleEndian }
    }
    for place in stride(from: 0, to: bytes.count - 3, by: 4) {
      var value: UInt32 = 0
      for index in 0..<4 {
        value = value << 8 | UInt32(bytes[order == .bigEndian ? place + index : place + 3 - index])
      }
      if !append(value, to: &text) { isClean = false }
    }
    if bytes.count % 4 != 0 {
      isClean = false
      text.appendReplacementCharacter()
    }
    return isClean
  }

  /// The byte order that a byte order mark shows.
  static func order(of bytes: Span<UInt8>) -> ByteOrder? {
    guard bytes.count >= 2 else { return nil }
    switch (bytes[0], bytes[1]) {
    case (0xFE, 0xFF): return .bigEndian
    case (0xFF, 0xFE): return .littleEndian
    default: return nil
    }
  }

  /// The byte order that the zero bytes of ASCII characters show; big endian if they show none.
  private static func likelyOrder(of bytes: Span<UInt8>) -> ByteOrder {
    var zeros = (even: 0, odd: 0)
    for place in 0..<min(bytes.count, sample) where bytes[place] == 0 {
      if place % 2 == 0 { zeros.even += 1 } else { zeros.odd += 1 }
    }
    return zeros.odd > zeros.even ? .littleEndian : .bigEndian
  }

  @discardableResult
  private static func append(_ value: UInt32, to text: inout [UInt8]) -> Bool {
    guard let scalar = Unicode.Scalar(value) else {
      text.appendReplacementCharacter()
      return false
    }
    text.append(scalar)
    return true
  }
}
