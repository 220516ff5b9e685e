import Testing

@testable import MIME

@Suite("Text that is not in its charset")
struct HostileCharsetTests {
  static let labels: [String?] = [
    nil, "us-ascii", "utf-8", "utf-7", "utf-16", "utf-16le", "utf-32", "windows-1252", "iso-8859-7",
    "shift_jis", "euc-jp", "iso-2022-jp", "iso-2022-jp-2", "iso-2022-kr", "iso-2022-cn", "hz",
    "gb18030", "big5", "euc-kr", "euc-tw", "johab", "viscii", "tcvn5712-1", "ibm037", "no-such",
  ]

  @Test("any bytes become UTF-8", arguments: labels)
  func decodesAnything(label: String?) {
    var random = SplitMix(state: 11)
    var decoder = CharsetDecoder()
    for length in 0..<200 {
      // Escapes and high bytes more often than by chance.
      let bytes: [UInt8] = (0..<length).map { _ in
        switch random.next(below: 8) {
        case 0: 0x1B
        case 1: [0x24, 0x28, 0x42, 0x4A, 0x0E, 0x0F, 0x7E, 0x2B][random.next(below: 8)]
        default: UInt8(random.next(below: 256))
        }
      }
      var text: [UInt8] = []
      _ = decoder.decode(bytes.span, label: label, into: &text)
      #expect(String(validating: text, as: UTF8.self) != nil, "\(bytes)")
    }
  }

  @Test(
    "bytes that are refused one by one take no more than one U+FFFD each",
    arguments: [
      "utf-8", "shift_jis", "euc-jp", "gb18030", "big5", "euc-kr", "iso-2022-kr", "utf-7",
    ])
  func isLinear(label: String) {
    var decoder = CharsetDecoder()
    let bytes = Array("é".utf8) + [UInt8](repeating: 0xFF, count: 100_000)
    var text: [UInt8] = []
    #expect(!decoder.decode(bytes.span, label: label, into: &text))
    #expect(text.count <= 3 * bytes.count)
  }

  @Test("a decoder that met damage decodes the next text as if new", arguments: labels)
  func forgets(label: String?) {
    var decoder = CharsetDecoder()
    var rest: [UInt8] = []
    let damage: [UInt8] = [0x1B, 0x24, 0x42, 0x46, 0x0E, 0x7E, 0x7B, 0x88, 0x62]
    _ = decoder.decode(damage.span, label: label, into: &rest)
    let bytes = Array("plain".utf8)
    var after: [UInt8] = []
    var fresh: [UInt8] = []
    var other = CharsetDecoder()
    let isClean = decoder.decode(bytes.span, label: label, into: &after)
    #expect(isClean == other.decode(bytes.span, label: label, into: &fresh))
    #expect(after == fresh)
  }
}
