/// Bytes as base64 (RFC 4648, section 4).
enum Base64 {
  /// Bytes of a line of 76 characters.
  private static let lineBytes = 57
  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// Appends `bytes` in lines of 76 characters, each ending in CRLF.
  static func append(_ bytes: [UInt8], to result: inout [UInt8]) {
    result.reserveCapacity(result.count + bytes.count / lineBytes * 78 + 80)
    for start in stride(from: 0, to: bytes.count, by: lineBytes) {
      append(bytes[start..<min(start + lineBytes, bytes.count)], to: &result)
      result += [13, 10]
    }
  }

  /// Appends `bytes` without line ends.
  static func append(_ bytes: ArraySlice<UInt8>, to result: inout [UInt8]) {
    var rest = bytes
    while let first = rest.popFirst() {
      let second = rest.popFirst()
      let third = rest.popFirst()
      result.append(alphabet[Int(first >> 2)])
      result.append(alphabet[Int((first & 3) << 4 | (second ?? 0) >> 4)])
      result.append(
        second.map { alphabet[Int(($0 & 15) << 2 | (third ?? 0) >> 6)] } ?? UInt8(ascii: "="))
      result.append(third.map { alphabet[Int($0 & 63)] } ?? UInt8(ascii: "="))
    }
  }
}
