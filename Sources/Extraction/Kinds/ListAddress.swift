/// The addresses that the fields of a mailing list name (RFC 2369, RFC 2919).
enum ListAddress {
  /// The addresses in `List-Post: <mailto:support@example.com>`, `Mailing-list: list
  /// support@example.com; contact ...`, and for a list id the address it was made from:
  /// `<support.example.com>`.
  static func addresses(in value: String, isListID: Bool) -> [String] {
    var result: [String] = []
    for word in value.utf8.prefix(2_048).split(whereSeparator: isSeparator) {
      let bytes = [UInt8](word).map { $0 &- 0x41 < 26 ? $0 | 0x20 : $0 }
      let address = bytes.lastIndex(of: UInt8(ascii: ":")).map { bytes[($0 + 1)...] } ?? bytes[...]
      if address.contains(UInt8(ascii: "@")) {
        result.append(String(decoding: address, as: UTF8.self))
      } else if isListID, let dot = address.firstIndex(of: UInt8(ascii: ".")) {
        result.append(
          String(
            decoding: address[..<dot] + [UInt8(ascii: "@")] + address[(dot + 1)...], as: UTF8.self))
      }
      if result.count == 16 { break }
    }
    return result
  }

  private static func isSeparator(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x20, UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: ","), UInt8(ascii: ";"),
      UInt8(ascii: "?"), UInt8(ascii: "\""):
      true
    default: false
    }
  }
}
