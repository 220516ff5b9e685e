import Testing

@testable import MIME

@Suite("Charsets")
struct CharsetDecoderTests {
  /// Bytes made with the codecs of Python 3.11.
  @Test(
    "text is decoded by its label, which means a superset",
    arguments: [
      ("windows-1251", "cf f0 e8 e2 e5 f2 2c 20 ec e8 f0", "Привет, мир"),
      ("koi8-r", "ef db c9 c2 cb c1 20 d7 c8 cf c4 c1", "Ошибка входа"),
      ("KOI8-U", "b7 d6 c1 cb 20 a6 20 ad d5 c4 da c9 cb", "Їжак і ґудзик"),
      ("iso-8859-1", "84 6e 65 69 6e 93 20 96 20 35 20 80", "„nein“ – 5 €"),
      ("latin1", "81 8d 8f 90 9d", "\u{81}\u{8D}\u{8F}\u{90}\u{9D}"),
      ("us-ascii", "c3 96 6c", "Öl"),
      ("us-ascii", "d6 6c", "Öl"),
      ("ansi_x3.4-1968", "66 fc 72", "für"),
      ("iso-8859-9", "fd 80", "ı€"),
      ("iso-8859-15", "35 20 a4", "5 €"),
      ("iso-8859-16", "fe 61 72 e3", "țară"),
      ("iso-8859-7", "c3 e5 e9 dc", "Γειά"),
      ("iso-8859-8-i", "f9 ec e5 ed", "שלום"),
      ("ISO-8859-8-E", "f9 ec e5 ed", "שלום"),
      ("windows-1255", "f9 ec e5 ed", "שלום"),
      ("windows-1256", "e3 d1 cd c8 c7", "مرحبا"),
      ("windows-1258", "e3 e2 ea f4", "ăâêô"),
      ("tis-620", "ca c7 d1 ca b4 d5", "สวัสดี"),
      ("iso-8859-11", "ca c7 d1 ca b4 d5 80", "สวัสดี€"),
      ("macintosh", "47 72 9a a7 65 20 ad", "Größe ≠"),
      ("x-mac-roman", "47 72 9a a7 65", "Größe"),
      ("cp850", "47 72 94 e1 65", "Größe"),
      ("ibm437", "47 72 94 e1 65", "Größe"),
      ("ptcp154", "8d e0 e7 e0 9d", "Қазақ"),
      ("gb2312", "d6 ec e9 46 bb f9", "朱镕基"),
      ("GB_2312-80", "c4 e3", "你"),
      ("gbk", "80 e9 46", "€镕"),
      ("gb18030", "81 30 81 30", "\u{80}"),
      ("hz", "7e 7e 7e 0a 7e 7b 44 63 0a 7e 61", "~你\n~a"),
      ("hz-gb-2312", "7e 7b 44 63 3a 43 7e 7d 20 61", "你好 a"),
      ("big5", "a7 da 9d f6 ad bb b4 e4 a1 41 9d f8 a6 72 a5 58 bf f9", "我喺香港，啲字出錯"),
      ("cn-big5", "f9 d6", "碁"),
      ("ks_c_5601-1987", "8c 63 b9 e6 b0 a2 c7 cf", "똠방각하"),
      ("euc-kr", "8c 63", "똠"),
      ("iso-2022-kr", "1b 24 29 43 0e 47 51 31 39 3e 6e 0f", "한국어"),
      ("shift_jis", "87 40 94 d4 82 cc ee e0 8b b4 82 c5 82 b7", "①番の髙橋です"),
      ("x-sjis", "b1 b2 5c", "ｱｲ\\"),
      ("euc-jp", "c6 fc cb dc b8 ec 8e b6 8e c5", "日本語ｶﾅ"),
      ("euc-jp", "ad a1 20 fc e2", "① 髙"),
      ("euc-jp", "8f b0 a1", "丂"),
    ])
  func decodes(label: String, hex: String, expected: String) {
    #expect(decode(hex, label) == Decoded(expected, isClean: true))
  }

  @Test(
    "ISO-2022-JP knows the rows of NEC and IBM, half-width kana and the later sets",
    arguments: [
      ("1b 24 42 46 7c 4b 5c 38 6c 1b 28 42 20 74 65 78 74", "日本語 text"),
      ("1b 24 40 46 7c 1b 28 42", "日"),
      ("1b 24 42 2d 21 2d 6a 1b 28 42", "①㈱"),
      ("1b 24 42 7c 62 1b 28 42", "髙"),
      ("1b 28 49 36 45 1b 28 42", "ｶﾅ"),
      ("0e 36 45 0f 61", "ｶﾅa"),
      ("b6 c5 61", "ｶﾅa"),
      ("1b 28 4a 5c 7e 61 1b 28 42 5c 7e", "¥‾a\\~"),
      ("1b 24 28 44 30 21 1b 28 42", "丂"),
      ("1b 24 28 44 30 5f 1b 24 42 39 25 1b 24 28 43 47 51 31 39 1b 28 42", "你好한국"),
      ("1b 24 41 44 63 3a 43 1b 28 42", "你好"),
      ("1b 24 28 4f 2e 23 1b 28 42", "㐂"),
      ("1b 2e 41 1b 4e 69 61", "éa"),
      ("1b 2e 46 1b 4e 61 61", "αa"),
      // A line ends the set that it began with.
      ("1b 24 42 46 7c 0a 61 62", "日\nab"),
      ("1b 24 42 46 7c", "日"),
    ])
  func decodesISO2022JP(hex: String, expected: String) {
    for label in ["iso-2022-jp", "ISO-2022-JP-2", "cp50221", "csISO2022JP"] {
      #expect(decode(hex, label) == Decoded(expected, isClean: true))
    }
  }

  @Test(
    "UTF-7, UTF-16 and UTF-32",
    arguments: [
      ("utf-7", "47 72 2b 41 50 77 41 33 77 2d 65 20 2b 41 4f 51 2d 20 2b 2d", "Grüße ä +"),
      ("unicode-1-1-utf-7", "48 69 20 4d 6f 6d 20 2d 2b 4a 6a 6f 2d 2d 21", "Hi Mom -☺-!"),
      ("utf-7", "2b 32 44 33 65 41 41 2e", "😀."),
      ("utf-16", "00 47 00 72 00 f6 00 df 00 65", "Größe"),
      ("utf-16", "47 00 72 00 f6 00 df 00 65 00", "Größe"),
      ("utf-16", "ff fe 3d d8 00 de", "😀"),
      ("utf-16", "fe ff d8 3d de 00", "😀"),
      ("utf-16", "4e 2d 56 fd", "中国"),
      ("utf-16le", "2d 4e", "中"),
      ("utf-32be", "00 00 00 61 00 01 f6 00", "a😀"),
      ("utf-32", "ff fe 00 00 61 00 00 00", "a"),
    ])
  func decodesUnicode(label: String, hex: String, expected: String) {
    #expect(decode(hex, label) == Decoded(expected, isClean: true))
  }

  @Test(
    "what can't be decoded becomes U+FFFD and the rest stays",
    arguments: [
      ("utf-8", "c3 a1 68 2c 20 e1 68", "áh, \u{FFFD}h"),
      ("utf-8", "c3 a9 f0 9f 98", "é\u{FFFD}"),
      ("utf-8", "c3 a9 c0 80", "é\u{FFFD}\u{FFFD}"),
      ("utf-8", "66 fc 72", "für"),
      ("utf-7", "61 2b 20 62", "a+ b"),
      ("utf-7", "2b 41 50 77 2d 20 fc", "+APw- ü"),
      ("utf-7", "2b 32 44 30 2d 61", "\u{FFFD}a"),
      ("utf-16be", "d8 3d 00 61 00", "\u{FFFD}a\u{FFFD}"),
      ("utf-32be", "00 11 00 00 00 00 00 61", "\u{FFFD}a"),
      ("utf-16", "6e 6f 20 7a 65 72 6f 20 62 79 74 65 73 20 69 6e", "no zero bytes in"),
      ("iso-8859-7", "61 ae 62", "a\u{FFFD}b"),
      ("shift_jis", "61 ff 62", "a\u{FFFD}b"),
      ("shift_jis", "82 a0 82", "あ\u{FFFD}"),
      ("gb2312", "d6 d0 ff 61", "中\u{FFFD}a"),
      ("euc-kr", "b0 a1 ff 61", "가\u{FFFD}a"),
      ("iso-2022-jp", "1b 24 42 2f 21 46 7c 1b 28 42", "\u{FFFD}日"),
      ("iso-2022-jp", "1b 24 42 46 7c 21 1b 28 42 61", "日\u{FFFD}a"),
      ("iso-2022-jp", "1b 25 61", "\u{FFFD}%a"),
    ])
  func repairs(label: String, hex: String, expected: String) {
    #expect(decode(hex, label) == Decoded(expected, isClean: false))
  }

  @Test(
    "without a label that says something the bytes decide",
    arguments: [
      (nil, "c3 87 61", "Ça", true),
      (nil, "c7 61", "Ça", true),
      (nil, "1b 24 42 46 7c 1b 28 42", "日", true),
      (nil, "ff fe 61 00 62 00", "ab", true),
      ("", "c7 61", "Ça", true),
      ("unknown-8bit", "c3 87 61", "Ça", true),
      ("x-unknown", "c7 61", "Ça", true),
      ("default", "61", "a", true),
      ("binary", "c3 87", "Ç", true),
      ("no-such-set", "c3 87 61", "Ça", false),
      ("no-such-set", "c7 61", "Ça", false),
      ("utf-8//translit", "c3 87", "Ç", false),
      ("internal", "c3 87", "Ç", false),
      (String(repeating: "x", count: 100_000), "c3 87", "Ç", false),
    ] as [(String?, String, String, Bool)])
  func findsOut(label: String?, hex: String, expected: String, isClean: Bool) {
    #expect(decode(hex, label) == Decoded(expected, isClean: isClean))
  }

  @Test(
    "case, quotes, blanks, underscores and what follows a label say nothing",
    arguments: [
      "'ISO8859-15' ", "ISO_8859-15", "iso 8859 15", "\"iso-8859-15\";", "iso-8859-15,",
      "charset=iso-8859-15", "ISO-8859-15; format=flowed", "iso885915", "iso-8859-15.",
    ])
  func cleansLabels(label: String) {
    #expect(decode("a4", label) == Decoded("€", isClean: true))
  }

  @Test(
    "a label of more than 64 bytes is none", arguments: [(63, true), (64, true), (65, false)])
  func limitsLabels(length: Int, isKnown: Bool) {
    let label = String(repeating: " ", count: length - 11) + "iso-8859-15"
    #expect(decode("a4", label) == Decoded(isKnown ? "€" : "¤", isClean: isKnown))
  }

  @Test("a byte order mark at the start is dropped, one further on stays")
  func dropsByteOrderMark() {
    #expect(decode("ef bb bf 61 ef bb bf 62", "utf-8") == Decoded("a\u{FEFF}b", isClean: true))
    #expect(decode("ef bb bf 61", nil) == Decoded("a", isClean: true))
    #expect(decode("84 31 95 33 61", "gb18030") == Decoded("a", isClean: true))
  }

  @Test("text is appended, nothing before it changes")
  func appends() {
    var decoder = CharsetDecoder()
    var text = Array("é".utf8)
    let bytes: [UInt8] = [0x66, 0xFC, 0x72]
    #expect(!decoder.decode(bytes.span, label: "utf-8", into: &text))
    #expect(String(decoding: text, as: UTF8.self) == "éfür")
  }

  @Test("long text of several buffers is decoded whole")
  func decodesLongText() {
    var decoder = CharsetDecoder()
    let pair: [UInt8] = [0x82, 0xA0]
    var text: [UInt8] = []
    let bytes = Array(repeatElement(pair, count: 50_000).joined())
    #expect(decoder.decode(bytes.span, label: "shift_jis", into: &text))
    #expect(text == Array(String(repeating: "あ", count: 50_000).utf8))
  }

  @Test("more charsets than descriptors stay open are decoded one after another")
  func reopens() {
    var decoder = CharsetDecoder()
    for round in 0..<2 {
      for page in [437, 737, 775, 850, 852, 855, 857, 858, 860, 861, 862, 863, 864, 865, 869] {
        for prefix in ["cp", "ibm", "csibm"] {
          var text: [UInt8] = []
          let bytes: [UInt8] = [0x61]
          _ = decoder.decode(bytes.span, label: "\(prefix)\(page)", into: &text)
          #expect(text == [0x61], "\(prefix)\(page) in round \(round)")
        }
      }
    }
  }

  struct Decoded: Equatable, CustomStringConvertible {
    var text: String
    var isClean: Bool

    init(_ text: String, isClean: Bool) {
      self.text = text
      self.isClean = isClean
    }

    var description: String { "\(text.unicodeScalars.map { $0 }), \(isClean)" }

    static func == (left: Decoded, right: Decoded) -> Bool {
      left.isClean == right.isClean
        && left.text.unicodeScalars.elementsEqual(right.text.unicodeScalars)
    }
  }

  private func decode(_ hex: String, _ label: String?) -> Decoded {
    var decoder = CharsetDecoder()
    var text: [UInt8] = []
    let isClean = decoder.decode(hexBytes(hex).span, label: label, into: &text)
    return Decoded(String(decoding: text, as: UTF8.self), isClean: isClean)
  }
}
