import Bytes

/// How a string stands in JSON.
enum JSONEscaping {
  /// Appends `text`, valid UTF-8, between quotation marks.
  static func append(_ text: UnsafeBufferPointer<UInt8>, to buffer: inout ByteBuffer) {
    buffer.append(UInt8(ascii: "\""))
    var start = 0
    var index = 0
    let count = text.count
    while index < count {
      // Eight plain bytes at a time: none is a control, a quotation mark, a backslash or over 7E.
      if count - index >= 8, let base = text.baseAddress {
        let word = unsafe UnsafeRawPointer(base + index).loadUnaligned(as: UInt64.self)
        if isPlain(word) {
          index += 8
          continue
        }
      }
      let byte = unsafe text[index]
      let length: Int
      switch byte {
      case 0x20, 0x21, 0x23...0x5B, 0x5D...0x7E:
        index += 1
        continue
      case 0xC2 where index + 1 < count:
        if unsafe text[index + 1] > 0x9F {
          index += 2
          continue
        }
        length = 2
      case 0xE2 where index + 2 < count:
        let second = unsafe text[index + 1]
        let third = unsafe text[index + 2]
        let isActing =
          second == 0x80 && (third == 0xA8 || third == 0xA9 || (0xAA...0xAE).contains(third))
          || second == 0x81 && (0xA6...0xA9).contains(third)
        if !isActing {
          index += 3
          continue
        }
        length = 3
      case 0x80...:
        index += 1
        continue
      default:
        length = 1
      }
      unsafe buffer.append(UnsafeBufferPointer(rebasing: text[start..<index]))
      unsafe appendEscape(UnsafeBufferPointer(rebasing: text[index..<index + length]), to: &buffer)
      index += length
      start = index
    }
    unsafe buffer.append(UnsafeBufferPointer(rebasing: text[start..<count]))
    buffer.append(UInt8(ascii: "\""))
  }

  private static func isPlain(_ word: UInt64) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let highs: UInt64 = 0x8080_8080_8080_8080
    func hasZero(_ value: UInt64) -> UInt64 { (value &- ones) & ~value & highs }
    let below20 = (word &- ones &* 0x20) & ~word & highs
    return (word & highs) | below20 | hasZero(word ^ (ones &* 0x22))
      | hasZero(word ^ (ones &* 0x5C))
      | hasZero(word ^ (ones &* 0x7F)) == 0
  }

  private static func appendEscape(
    _ bytes: UnsafeBufferPointer<UInt8>, to buffer: inout ByteBuffer
  ) {
    let code: UInt32
    switch bytes.count {
    case 2: unsafe code = UInt32(bytes[0] & 0x1F) << 6 | UInt32(bytes[1] & 0x3F)
    case 3:
      unsafe code =
        UInt32(bytes[0] & 0x0F) << 12 | UInt32(bytes[1] & 0x3F) << 6 | UInt32(bytes[2] & 0x3F)
    default: unsafe code = UInt32(bytes[0])
    }
    switch code {
    case 0x22: buffer.append("\\\"")
    case 0x5C: buffer.append("\\\\")
    case 0x08: buffer.append("\\b")
    case 0x0C: buffer.append("\\f")
    case 0x0A: buffer.append("\\n")
    case 0x0D: buffer.append("\\r")
    case 0x09: buffer.append("\\t")
    default:
      buffer.append("\\u")
      for place in 0..<4 {
        let digit = UInt8(truncatingIfNeeded: code >> UInt32(12 - 4 * place)) & 15
        buffer.append(digit < 10 ? 48 + digit : 87 + digit)
      }
    }
  }
}
