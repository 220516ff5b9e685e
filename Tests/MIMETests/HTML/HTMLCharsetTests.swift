import Testing

@testable import MIME

@Suite("The charset that a page names")
struct HTMLCharsetTests {
  @Test(
    "in a meta",
    arguments: [
      ("<meta charset=utf-8>", "utf-8"),
      ("<html><head><META CHARSET = 'KOI8-R' />", "KOI8-R"),
      ("<meta http-equiv=\"Content-Type\" content=\"text/html; charset=gb2312\">", "gb2312"),
      ("<meta name=x content=y><meta charset=\"big5\">", "big5"),
      ("<meta charset=utf-16le>", "utf-8"),
      ("<meta charset=>", nil),
      ("<meta name=charset>", nil),
      ("<p charset=x>", nil),
      ("", nil),
      (String(repeating: " ", count: 2_048) + "<meta charset=utf-8>", nil),
    ] as [(String, String?)])
  func declared(page: String, expected: String?) {
    let bytes = [UInt8](page.utf8)
    #expect(HTMLCharset.declared(bytes.span) == expected)
  }
}
