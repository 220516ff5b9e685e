/// The name of an attached file as parameters of `Content-Disposition` (RFC 2183).
enum FileName {
  /// Bytes of a name in one line of its encoded form, each of them three characters.
  private static let sectionLimit = 16

  /// A folded line each: `filename="log.txt"`, or percent-encoded UTF-8 in sections where the name
  /// is not plain (RFC 2231).
  static func parameters(for name: String) -> String {
    let clean = FactText(name).text
    let isPlain =
      clean.utf8.count <= 60
      && clean.utf8.allSatisfy { (0x20..<0x7F).contains($0) && $0 != 0x22 && $0 != 0x5C }
    if isPlain { return "\r\n filename=\"\(clean)\"" }
    let bytes = Array(clean.utf8)
    var sections: [String] = []
    for start in stride(from: 0, to: bytes.count, by: sectionLimit) {
      let section = bytes[start..<min(start + sectionLimit, bytes.count)]
      sections.append(section.map(encoded).joined())
    }
    if sections.count == 1 { return "\r\n filename*=utf-8''" + sections[0] }
    return sections.enumerated().map { index, section in
      "\r\n filename*\(index)*=" + (index == 0 ? "utf-8''" : "") + section
    }.joined(separator: ";")
  }

  private static func encoded(_ byte: UInt8) -> String {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"):
      return String(Unicode.Scalar(byte))
    default:
      let digits = String(byte, radix: 16, uppercase: true)
      return "%" + (digits.utf8.count == 1 ? "0" : "") + digits
    }
  }
}
