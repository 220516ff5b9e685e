/// The fixed name of a regression, for links: `lumen-notes-4.2.0-crash-ipados-26.3`.
///
/// Lower-case ASCII letters, digits, dots and hyphens only, so it can stand in a URL; where a part
/// holds anything else, a hash of that part is added.
enum RegressionIdentifier {
  static func make(_ parts: [String?]) -> String {
    parts.compactMap { $0 }.map(slug).joined(separator: "-")
  }

  private static func slug(_ part: String) -> String {
    var slug: [UInt8] = []
    var isFaithful = true
    for byte in part.utf8.prefix(100) {
      switch byte {
      case 48...57, 97...122, UInt8(ascii: "."): slug.append(byte)
      case 65...90: slug.append(byte | 0x20)
      default:
        if byte >= 0x80 { isFaithful = false }
        if let last = slug.last, last != UInt8(ascii: "-") { slug.append(UInt8(ascii: "-")) }
      }
    }
    while slug.last == UInt8(ascii: "-") { slug.removeLast() }
    if !isFaithful || slug.isEmpty {
      let hash = String(Fingerprint.of(part) >> 32, radix: 16)
      slug += (slug.isEmpty ? [] : [UInt8(ascii: "-")]) + [UInt8](hash.utf8)
    }
    return String(decoding: slug, as: UTF8.self)
  }
}
