extension SupportMessage {
  /// Characters of a link that all mail programs take: Gmail in a browser fails from about 1,620,
  /// Firefox on Windows from 2,009, Outlook from 2,047.
  public static let linkLimit = 1600

  /// The mail as a `mailto:` link (RFC 6068), ASCII only, of at most ``linkLimit`` characters.
  ///
  /// Where that is too short, the facts are left out from the last one on; text and subject never.
  public var mailtoLink: String { mailtoLink(limit: Self.linkLimit) }

  /// The mail as a `mailto:` link of at most `limit` characters, for programs that take more.
  ///
  /// Everything but letters, digits and `-._~` is percent-encoded, `+` and `&` too; line ends are
  /// `%0D%0A` as section 5 of the RFC asks. Attachments are left out, since no program takes them.
  public func mailtoLink(limit: Int) -> String {
    let start =
      "mailto:" + Self.percentEncoded(recipient, keeping: "@") + "?subject="
      + Self.percentEncoded(FactText(subject).text) + "&body="
    let facts = FactBlock(context, language.wording).facts.count
    var omitted = 0
    while true {
      let link = start + Self.percentEncoded(body(withoutLast: omitted))
      if link.utf8.count <= limit || omitted + 1 >= facts { return link }
      omitted += 1
    }
  }

  private static func percentEncoded(_ text: String, keeping kept: String = "") -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    let safe = Array("-._~".utf8) + Array(kept.utf8)
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        bytes.append(byte)
      case UInt8(ascii: "\n"):
        bytes += Array("%0D%0A".utf8)
      case _ where safe.contains(byte):
        bytes.append(byte)
      default:
        bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
