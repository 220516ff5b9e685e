import Bytes
import Testing

@testable import MIME

@Suite("base64, RFC 2045 section 6.8 and RFC 4648 section 10")
struct Base64Tests {
  private static let table: [(String, String)] = [
    ("", ""),
    ("Zg==", "f"),
    ("Zm8=", "fo"),
    ("Zm9v", "foo"),
    ("Zm9vYg==", "foob"),
    ("Zm9vYmE=", "fooba"),
    ("Zm9vYmFy", "foobar"),
    // Line ends and bytes outside the alphabet.
    ("Zm9v\r\nYmFy\r\n", "foobar"),
    ("Zm!9v* Ym\u{0}Fy", "foobar"),
    // No padding, one sign too many, a sign left over.
    ("Zm9vYg", "foob"),
    ("Zm9vYg===", "foob"),
    ("Zm9vY", "foo"),
    ("Z", ""),
    // Two texts in a row.
    ("Zg==Zm8=\nZm9v", "ffofoo"),
    ("Zm9vYg==\r\nYmFy", "foobbar"),
    ("=Zm9v", "foo"),
    ("====", ""),
    ("YW55IGNhcm5hbCBwbGVhc3VyZS4=", "any carnal pleasure."),
  ]

  @Test("decodes", arguments: table)
  func decodes(source: String, expected: String) {
    let bytes = [UInt8](source.utf8)
    var result = ByteBuffer()
    Base64.decode(bytes.span, into: &result, limit: .max)
    #expect(result.string == expected)
  }

  @Test("counts what it would decode", arguments: table)
  func counts(source: String, expected: String) {
    let bytes = [UInt8](source.utf8)
    #expect(Base64.decodedSize(of: bytes.span) == expected.utf8.count)
  }

  @Test("counts long runs")
  func countsLongRuns() {
    let line = String(repeating: "QUJD", count: 19) + "\r\n"
    let bytes = [UInt8](String(repeating: line, count: 100).utf8)
    #expect(Base64.decodedSize(of: bytes.span) == 5_700)
    var result = ByteBuffer()
    Base64.decode(bytes.span, into: &result, limit: .max)
    #expect(result.count == 5_700)
    #expect(result.string == String(repeating: "ABC", count: 1_900))
  }

  @Test("every byte value counts as it decodes")
  func bytes() {
    for byte in UInt8.min...UInt8.max {
      let bytes: [UInt8] = [81, 85, byte, 74, 68]
      var result = ByteBuffer()
      Base64.decode(bytes.span, into: &result, limit: .max)
      #expect(Base64.decodedSize(of: bytes.span) == result.count, "\(byte)")
    }
  }

  @Test("stops soon behind the limit")
  func stops() {
    let bytes = [UInt8](repeating: UInt8(ascii: "A"), count: 40_000)
    var result = ByteBuffer()
    Base64.decode(bytes.span, into: &result, limit: 1_000)
    #expect((1_000...1_600).contains(result.count))
  }
}
