import Records
import Testing

@testable import MIME

@Suite("Header text, RFC 5322 section 2.2.3 and RFC 6532")
struct HeaderTextTests {
  @Test(
    "folds are undone, white space is folded, control characters go",
    arguments: [
      (" Hi there ", "Hi there"),
      (" Hi\r\n there", "Hi there"),
      (" Hi\n\tthere\r\r\n  again", "Hi there again"),
      ("a  \t b", "a b"),
      ("a zero\0 byte", "a zero byte"),
      ("a\u{7}b\u{7F}c\u{1}d", "abcd"),
      ("a\u{85}b\u{9F}c", "abc"),
      ("\u{A0}a\u{3000}", "\u{A0}a\u{3000}"),
      (" \r\n ", ""),
      ("", ""),
    ])
  func folds(source: String, expected: String) {
    var fields = FieldDecoder()
    let bytes = Array(source.utf8)
    #expect(fields.text(bytes.span, in: bytes.indices) == expected)
  }

  @Test(
    "raw 8-bit bytes are UTF-8, the charset of the text, or windows-1252",
    arguments: [
      ("c3 a4 20 e2 82 ac", nil, "ä €"),
      ("c3 a4 20 e2 82 ac", "koi8-r", "ä €"),
      ("66 fc 72", nil, "für"),
      ("66 fc 72", "no-such", "für"),
      ("66 fc 72", "utf-8", "für"),
      ("ef db c9 c2 cb c1", "koi8-r", "Ошибка"),
      ("cf f0 e8 e2 e5 f2", "windows-1251", "Привет"),
      ("83 47 83 89 81 5b", "shift_jis", "エラー"),
      // The charset of the text refuses 0xFF: windows-1252 has it.
      ("ff 61", "shift_jis", "ÿa"),
      // These have no 8-bit bytes among ASCII.
      ("66 fc 72", "utf-16", "für"),
      ("66 fc 72", "iso-2022-jp", "für"),
      ("66 fc 72", "utf-7", "für"),
      ("c8 ff 40", "ibm037", "Èÿ@"),
      ("53 81", "cp437", "Sü"),
      // A gateway cut the last character.
      ("c3 a4 20 e2 82", nil, "ä \u{FFFD}"),
      ("61 20 c3", nil, "a Ã"),
      ("1b 24 42 46 7c 4b 5c 1b 28 42 20 61", nil, "日本 a"),
      ("1b 24 42 46 7c 4b 5c 1b 28 42 20 61", "utf-8", "日本 a"),
      ("1b 5b 31 6d 61", nil, "[1ma"),
      // Raw and encoded in one field.
      ("fc 20 3d 3f 75 74 66 2d 38 3f 51 3f 3d 43 33 3d 41 34 3f 3d", nil, "ü ä"),
    ] as [(String, String?, String)])
  func decodesRawBytes(hex: String, fallback: String?, expected: String) {
    var fields = FieldDecoder()
    fields.begin(fallbackCharset: fallback)
    let bytes = hexBytes(hex)
    #expect(fields.text(bytes.span, in: bytes.indices) == expected)
  }

  @Test(
    "a value is cut at 1 MiB",
    arguments: [(1_048_575, false), (1_048_576, false), (1_048_577, true)])
  func cuts(length: Int, isCut: Bool) {
    var fields = FieldDecoder()
    let bytes = [UInt8](repeating: UInt8(ascii: "a"), count: length)
    let text = fields.text(bytes.span, in: bytes.indices)
    #expect(text.utf8.count == min(length, 1_048_576))
    #expect(fields.warnings.list == (isCut ? [.truncated] : []))
  }

  @Test("nothing of one message is left for the next")
  func forgets() {
    var fields = FieldDecoder()
    let wrong = Array("=?no-such?Q?a?=".utf8)
    fields.begin(fallbackCharset: "koi8-r")
    _ = fields.text(wrong.span, in: wrong.indices)
    fields.begin(fallbackCharset: nil)
    let bytes: [UInt8] = [0x66, 0xFC, 0x72]
    #expect(fields.text(bytes.span, in: bytes.indices) == "für")
    #expect(fields.warnings == [])
  }

  @Test("a field that is folded 300,000 times is one value")
  func unfoldsManyTimes() {
    var fields = FieldDecoder()
    let bytes = Array(String(repeating: "\r\n a", count: 250_000).utf8)
    let text = fields.text(bytes.span, in: bytes.indices)
    #expect(text.utf8.count == 499_999)
  }
}
