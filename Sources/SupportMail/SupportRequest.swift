/// A mail to a support address that a person is about to write.
public struct SupportRequest: Hashable, Sendable {
  /// The support address.
  public var recipient: String
  /// The subject, by default the one that `triage` reads best.
  public var subject: String
  /// The text: room for the person's words, then the block of facts.
  public var body: String

  /// A mail about an app, with its facts below two empty lines.
  public init(to recipient: String, context: SupportContext) {
    self.recipient = recipient
    subject = context.subject
    body = "\n\n\n" + context.block
  }

  /// The mail as a `mailto:` link (RFC 6068), ASCII only.
  ///
  /// Everything but letters, digits and `-._~` is percent-encoded, `+` and `&` too; line ends are
  /// `%0D%0A` as section 5 of the RFC asks.
  public var mailtoLink: String {
    "mailto:" + Self.percentEncoded(recipient, keeping: "@") + "?subject="
      + Self.percentEncoded(subject) + "&body=" + Self.percentEncoded(body)
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
