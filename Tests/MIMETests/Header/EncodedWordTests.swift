import Records
import Testing

@testable import MIME

@Suite("Encoded-words, RFC 2047")
struct EncodedWordTests {
  @Test(
    "the examples of RFC 2047, section 8",
    arguments: [
      ("=?ISO-8859-1?Q?a?=", "a"),
      ("=?ISO-8859-1?Q?a?= b", "a b"),
      ("=?ISO-8859-1?Q?a?= =?ISO-8859-1?Q?b?=", "ab"),
      ("=?ISO-8859-1?Q?a?=  =?ISO-8859-1?Q?b?=", "ab"),
      ("=?ISO-8859-1?Q?a?=\r\n    =?ISO-8859-1?Q?b?=", "ab"),
      ("=?ISO-8859-1?Q?a_b?=", "a b"),
      ("=?ISO-8859-1?Q?a?= =?ISO-8859-2?Q?_b?=", "a b"),
      ("=?US-ASCII?Q?Keith_Moore?=", "Keith Moore"),
      ("=?ISO-8859-1?Q?Keld_J=F8rn_Simonsen?=", "Keld Jørn Simonsen"),
      (
        "=?ISO-8859-1?B?SWYgeW91IGNhbiByZWFkIHRoaXMgeW8=?=\n =?ISO-8859-2?B?dSB1bmRlcnN0YW5kIHRoZSBleGFtcGxlLg==?=",
        "If you can read this you understand the example."
      ),
      ("=?iso-8859-8?b?7eXs+SDv4SDp7Oj08A==?=", "םולש ןב ילטפנ"),
      ("=?US-ASCII*EN?Q?Keith_Moore?=", "Keith Moore"),
    ])
  func readsExamples(source: String, expected: String) {
    #expect(text(source) == expected)
  }

  @Test(
    "words are read as loosely as they are written",
    arguments: [
      ("=?koi8-r?B?79vJwsvBIA==?==?koi8-r?B?18jPxME=?=", "Ошибка входа"),
      ("[SPAM?] =?utf-8?B?w5xi?=er alles", "[SPAM?] Über alles"),
      ("x=?utf-8?q?=c3=a4?=y", "xäy"),
      ("=?UTF-8?b?SMOkdHRlIGdlcm4gSGlsZmU?=", "Hätte gern Hilfe"),
      ("=?utf-8?Q?Zahlung schl=C3=A4gt fehl?=", "Zahlung schlägt fehl"),
      ("=?utf-8?Q?Zahlung\r\n schl=C3=A4gt fehl?=", "Zahlung schlägt fehl"),
      ("=?utf-8?B?SMOkdHRl\r\n IGdlcm4=?=", "Hätte gern"),
      ("=?utf-8?B?SMOk??=", "Hä"),
      ("=?us-ascii?Q?100=ZZ_ganz?=", "100=ZZ ganz"),
      ("=?us-ascii?Q?a=4?=", "a=4"),
      ("=?us-ascii?Q?a=?=", "a="),
      ("a =?utf-8?Q??= b", "a b"),
      ("=?utf-8?X?c?= 50%", "=?utf-8?X?c?= 50%"),
      ("=?utf-8?Q?open", "=?utf-8?Q?open"),
      ("=?utf-8?Q", "=?utf-8?Q"),
      ("=?utf-8?", "=?utf-8?"),
      ("=?", "=?"),
      ("=?utf-8?Q?Really??=", "Really?"),
      ("=?utf-8?Q?Wirklich?=C3=9Cber?=", "Wirklich?Über"),
      ("=?utf-8?Q?Hi?=20 =?utf-8?Q?you?=", "Hi20 you"),
      ("=?utf-8?Q?a?=C3 b", "aC3 b"),
      ("1 =? 2 =?utf-8?Q?=3D?= 3", "1 =? 2 = 3"),
      ("=?=?utf-8?Q?a?=", "=?a"),
      ("=? utf-8 ?Q?=C3=A4?=", "ä"),
      ("=?'utf-8'?Q?=C3=A4?=", "ä"),
      ("=?utf-8?B?SMO!kdHRl?=", "Hätte"),
      ("=?utf-8?B?SMOk=dHRl?=", "Hätte"),
      ("=?utf-8?B?SMOkx?=", "Hä"),
      ("=?utf-8?Q?a=0Ab=09c=00d?=", "a b cd"),
      ("=?utf-8?Q?__a___b__?=", "a b"),
      ("=?iso-2022-jp?B?GyRCRnxLXBsoQg==?=", "日本"),
      ("=?gb2312?B?1uzpRrv5?=", "朱镕基"),
      ("=?no-such?Q?=C3=A4?=", "ä"),
      ("=?no-such?Q?=E4?=", "ä"),
    ])
  func readsLoosely(source: String, expected: String) {
    #expect(text(source) == expected)
  }

  @Test(
    "adjacent words of one charset are joined before the charset is decoded",
    arguments: [
      (
        "=?utf-8?B?RGllIEFwcCBzdMM=?=\n =?utf-8?B?vHJ6dCBzdMOkbmRpZyBhYg==?=",
        "Die App stürzt ständig ab"
      ),
      ("=?UTF-8?Q?=E2=82?= =?utf-8?Q?=AC?=", "€"),
      ("=?utf-8*de?Q?=E2?= =?utf8?Q?=82=AC?=", "€"),
      ("=?utf-8?Q?=E2=82?= =?utf-8?B?rA==?=", "€"),
      ("=?utf-8?Q?=E2=82?= =?utf-8?Q??= =?utf-8?Q?=AC?=", "€"),
      ("=?utf-8?Q?=C3=A4=E2=82?= x =?utf-8?Q?=C3=A4=AC?=", "ä\u{FFFD} x ä\u{FFFD}"),
      ("=?shift_jis?B?gg==?= =?shift_jis?B?oA==?=", "あ"),
    ])
  func joins(source: String, expected: String) {
    #expect(text(source) == expected)
  }

  @Test(
    "an unknown charset or bytes that are none are told",
    arguments: [
      ("=?no-such?Q?=C3=A4?=", true), ("=?utf-8?Q?=C3=A4=C3?=", true),
      ("=?utf-8?Q?=C3=A4?=", false),
      ("=?unknown-8bit?Q?=E4?=", false), ("a \u{E4}", false),
    ])
  func warns(source: String, isWrong: Bool) {
    var fields = FieldDecoder()
    let bytes = Array(source.utf8)
    _ = fields.text(bytes.span, in: bytes.indices)
    #expect(fields.warnings.list == (isWrong ? [.badCharset] : []))
  }

  @Test("many beginnings without an end are read in one pass")
  func isLinear() {
    let source = String(repeating: "=?utf-8?Q?x", count: 90_000)
    #expect(text(source) == source)
    let raw = String(repeating: "=?utf-8?Q?a?=C3", count: 60_000)
    #expect(text(raw).utf8.count > 60_000)
  }

  private func text(_ source: String) -> String {
    var fields = FieldDecoder()
    let bytes = Array(source.utf8)
    return fields.text(bytes.span, in: bytes.indices)
  }
}
