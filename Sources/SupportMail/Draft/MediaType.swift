/// A media type as it may stand in a field.
enum MediaType {
  /// The type and subtype, or `application/octet-stream` when `type` is none (RFC 6838, section
  /// 4.2); parameters are left out.
  static func sanitized(_ type: String) -> String {
    let names = type.prefix { $0 != ";" && $0 != " " }.split(
      separator: "/", omittingEmptySubsequences: false)
    guard names.count == 2, names.allSatisfy(isName) else { return "application/octet-stream" }
    return names.joined(separator: "/").lowercased()
  }

  private static func isName(_ name: Substring) -> Bool {
    (1...127).contains(name.utf8.count)
      && name.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"):
          true
        default: "!#$&-^_.+".utf8.contains(byte)
        }
      }
  }
}
