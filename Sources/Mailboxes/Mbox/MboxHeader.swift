import Bytes

/// The two things in a header that decide how an mbox is cut.
struct MboxHeader: Hashable {
  /// Where the body begins, counted from the start of the message; nil when no empty line was seen.
  private(set) var bodyStart: Int?
  /// `Content-Length`, the bytes of the body, when it is a plain number.
  private(set) var contentLength: Int?
  /// Whether `X-Mozilla-Status` marks the message as expunged (bit 0x0008).
  private(set) var isExpunged = false
  /// Whether there is such a field; programs change it in place.
  private(set) var hasStatus = false

  /// Bytes of a header that are looked at.
  static let limit = 64 * 1024

  /// Reads the header at the start of `message`; of a longer one the first 64 KiB.
  init(_ message: Span<UInt8>, lineEnd: UInt8) {
    let bytes = message.extracting(first: Self.limit)
    var start = 0
    while let end = bytes.firstIndex(of: lineEnd, from: start) {
      let line = bytes.extracting(start..<end)
      if line.isEmpty || line.count <= 2 && line.indices.allSatisfy({ line[$0] == 0x0D }) {
        bodyStart = end + 1
        return
      }
      switch line[0] | 0x20 {
      case UInt8(ascii: "c") where contentLength == nil:
        if MailFieldName.begins(line, with: "content-length:") {
          contentLength = Self.number(line.extracting(15...), radix: 10)
        }
      case UInt8(ascii: "x") where !hasStatus:
        if MailFieldName.begins(line, with: "x-mozilla-status:") {
          hasStatus = true
          isExpunged = (Self.number(line.extracting(17...), radix: 16) ?? 0) & 8 != 0
        }
      default: break
      }
      start = end + 1
    }
  }

  /// A whole number with white space around it, or nil.
  private static func number(_ text: Span<UInt8>, radix: Int) -> Int? {
    var value = 0
    var digits = 0
    var isOver = false
    for index in text.indices {
      let byte = text[index]
      let digit: Int
      switch byte {
      case 0x20, 0x09, 0x0D:
        if digits > 0 { isOver = true }
        continue
      case 0x30...0x39: digit = Int(byte) - 0x30
      case 0x41...0x46: digit = Int(byte) - 0x37
      case 0x61...0x66: digit = Int(byte) - 0x57
      default: return nil
      }
      digits += 1
      guard digit < radix, !isOver, digits <= 15 else { return nil }
      value = value * radix + digit
    }
    return digits > 0 ? value : nil
  }
}
