import Glibc
import Testing

@testable import MIME

@Suite("Tables of single-byte charsets")
struct SingleByteCharsetTests {
  @Test(
    "each byte is the character that iconv gives it",
    arguments: [
      (.windows874, "CP874"), (.windows1250, "CP1250"), (.windows1251, "CP1251"),
      (.windows1252, "CP1252"), (.windows1253, "CP1253"), (.windows1254, "CP1254"),
      (.windows1255, "CP1255"), (.windows1256, "CP1256"), (.windows1257, "CP1257"),
      (.windows1258, "CP1258"), (.iso8859part2, "ISO-8859-2"), (.iso8859part3, "ISO-8859-3"),
      (.iso8859part4, "ISO-8859-4"), (.iso8859part5, "ISO-8859-5"), (.iso8859part6, "ISO-8859-6"),
      (.iso8859part7, "ISO-8859-7"), (.iso8859part8, "ISO-8859-8"),
      (.iso8859part10, "ISO-8859-10"), (.iso8859part13, "ISO-8859-13"),
      (.iso8859part14, "ISO-8859-14"), (.iso8859part15, "ISO-8859-15"),
      (.iso8859part16, "ISO-8859-16"), (.koi8r, "KOI8-R"), (.koi8u, "KOI8-U"),
      (.ibm866, "CP866"), (.macintosh, "MACINTOSH"), (.macCyrillic, "MAC-CYRILLIC"),
    ] as [(SingleByteCharset, String)])
  func agreesWithIconv(charset: SingleByteCharset, name: String) throws {
    let table = SingleByteTable(charset)
    for byte in UInt8(0x80)...0xFF where !isOfApple(charset, byte) {
      var text: [UInt8] = []
      let one = [byte]
      let isClean = table.decode(one.span, into: &text)
      if let expected = try iconvText(of: byte, name) {
        #expect(String(decoding: text, as: UTF8.self) == expected, "byte \(byte)")
        #expect(isClean)
      } else if charset == .windows1252 {
        #expect(text == [0xC2, byte], "byte \(byte)")
      } else {
        #expect(text == [0xEF, 0xBF, 0xBD], "byte \(byte)")
        #expect(!isClean)
      }
    }
  }

  @Test("Apple's own characters are those of its tables, where glibc has others")
  func followsApple() {
    for (charset, byte, expected) in [
      (SingleByteCharset.macintosh, UInt8(0xC6), "\u{2206}"), (.macintosh, 0xF0, "\u{F8FF}"),
      (.macCyrillic, 0xFF, "\u{20AC}"),
    ] {
      var text: [UInt8] = []
      let one = [byte]
      #expect(SingleByteTable(charset).decode(one.span, into: &text))
      #expect(String(decoding: text, as: UTF8.self) == expected)
    }
  }

  @Test("runs of ASCII and other characters of any length are decoded", arguments: 0..<40)
  func decodesRuns(length: Int) {
    let run = Array(repeating: UInt8(ascii: "a"), count: length)
    let bytes = run + [0xFC] + run + [0x80, 0xE9]
    var text: [UInt8] = []
    #expect(SingleByteTable(.windows1252).decode(bytes.span, into: &text))
    let ascii = String(repeating: "a", count: length)
    #expect(String(decoding: text, as: UTF8.self) == ascii + "ü" + ascii + "€é")
  }

  private func isOfApple(_ charset: SingleByteCharset, _ byte: UInt8) -> Bool {
    switch charset {
    case .macintosh: byte == 0xC6 || byte == 0xF0
    case .macCyrillic: byte == 0xFF
    default: false
    }
  }

  /// What glibc makes of one byte, or nil if it refuses it.
  private func iconvText(of byte: UInt8, _ name: String) throws -> String? {
    let handle = try #require(iconv_open("UTF-8", name))
    try #require(Int(bitPattern: handle) != -1)
    defer { iconv_close(handle) }
    var source = [CChar(bitPattern: byte)]
    var target = [CChar](repeating: 0, count: 16)
    let written: Int? = source.withUnsafeMutableBufferPointer { source in
      target.withUnsafeMutableBufferPointer { target in
        var start = source.baseAddress
        var left = 1
        var end = target.baseAddress
        var free = 16
        guard iconv(handle, &start, &left, &end, &free) != -1 else { return nil }
        // What it holds back for a combining character.
        _ = iconv(handle, nil, nil, &end, &free)
        return 16 - free
      }
    }
    return written.map { count in
      String(decoding: target.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
  }
}
