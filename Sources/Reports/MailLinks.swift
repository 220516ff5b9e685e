/// Where the link of a quoted mail leads, as `links` in the configuration says.
package enum MailLinks: Hashable, Sendable {
  /// `mid:` (RFC 2392).
  case mid
  /// `message:`, which Apple Mail opens.
  case message
  /// A search for `rfc822msgid:` in Gmail.
  case gmail
  /// `notmuch` search syntax behind `id:`; there is only the button that copies it.
  case notmuch
  /// A web address with `{id}` in the place of the message id.
  case template(String)

  /// The value of the configuration key, or nil when it is none: a name or a template.
  package init?(_ text: String) {
    switch text {
    case "mid": self = .mid
    case "message": self = .message
    case "gmail": self = .gmail
    case "notmuch": self = .notmuch
    default:
      guard text.utf8.count <= 1000,
        text.hasPrefix("https://") || text.hasPrefix("http://"),
        text.split(separator: "{id}", omittingEmptySubsequences: false).count == 2
      else { return nil }
      self = .template(text)
    }
  }

  /// The address of the mail with that id, percent-encoded; nil when there is no safe one.
  func address(of messageID: String) -> String? {
    let bytes = [UInt8](messageID.utf8.prefix(998))
    guard bytes.count < 998, bytes.contains(UInt8(ascii: "@")),
      bytes.allSatisfy({ $0 > 0x20 && $0 < 0x7F })
    else { return nil }
    let id = Self.percentEncoded(bytes)
    switch self {
    case .mid: return "mid:" + id
    case .message: return "message:%3C" + id + "%3E"
    case .gmail: return "https://mail.google.com/mail/#search/rfc822msgid%3A" + id
    case .notmuch: return nil
    case .template(let text):
      return text.split(separator: "{id}", omittingEmptySubsequences: false).joined(separator: id)
    }
  }

  /// What RFC 3986 calls unreserved stays, and the `@` of the id.
  private static func percentEncoded(_ bytes: [UInt8]) -> String {
    let digits = [UInt8]("0123456789ABCDEF".utf8)
    var result: [UInt8] = []
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "@"):
        result.append(byte)
      default:
        result.append(UInt8(ascii: "%"))
        result.append(digits[Int(byte >> 4)])
        result.append(digits[Int(byte & 15)])
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
