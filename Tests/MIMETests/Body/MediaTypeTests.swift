import Testing

@testable import MIME

@Suite("Media types, RFC 2045 section 5.1")
struct MediaTypeTests {
  @Test(
    "are read from the start of the field",
    arguments: [
      ("text/plain", "text/plain"),
      ("Text/HTML; charset=utf-8", "text/html"),
      ("TEXT/X-Log", "text/x-log"),
      (" (a comment) text / (another) plain ; x=y", "text/plain"),
      ("\"text/html\"; charset=x", "text/html"),
      ("multipart/Mixed;boundary=b", "multipart/mixed"),
      ("application/vnd.example+json;v=1", "application/vnd.example+json"),
      ("text/html charset=utf-8", "text/html"),
      ("image/png, image/jpeg", "image/png"),
      // Not readable.
      ("", "text/plain"),
      ("text", "text/plain"),
      ("multipart/", "text/plain"),
      ("/html", "text/plain"),
      ("; charset=utf-8", "text/plain"),
      ("charset=utf-8", "text/plain"),
      ("(unclosed", "text/plain"),
      ("t\u{E9}xt/html", "text/plain"),
      ("application/" + String(repeating: "x", count: 128), "text/plain"),
      ("a/" + String(repeating: "x", count: 127), "a/" + String(repeating: "x", count: 127)),
    ])
  func reads(field: String, name: String) {
    let bytes = [UInt8](field.utf8)
    #expect(MediaType(bytes.span).name == name)
  }
}
