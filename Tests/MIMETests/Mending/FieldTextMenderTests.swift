import Testing

@testable import MIME

@Suite("Text of fields")
struct FieldTextMenderTests {
  private func decoded(_ field: String) -> String {
    var decoder = FieldDecoder()
    decoder.begin(fallbackCharset: nil)
    let bytes = Array(field.utf8)
    return decoder.text(bytes.span, in: bytes.indices)
  }

  @Test(
    "what programs did beside RFC 2047",
    arguments: [
      ("K=C3=A4ufe_fehlen", "Käufe fehlen"), ("K=C3=A4ufe und mehr", "Käufe und mehr"),
      ("0J/RgNC40LLQtdGCINCy0LDQvA==", "Привет вам"),
      (#"=\?utf-8\?B\?S8OkdWZl\?="#, "Käufe"), ("&#61;?utf-8?B?S8OkdWZl?&#61;", "Käufe"),
      ("%3D%3Futf-8%3FB%3FS8OkdWZl%3F%3D", "Käufe"),
      (#"the same day\r\n\ttwice"#, "the same day twice"), ("day=0D=0A twice", "day twice"),
      ("=?utf-8?B?U3luY2hyb25pc2llcnVuZw", "Synchronisierung"),
      ("=?utf-8?Q?Fehler_beim_gro=C3=9Fen_=C3", "Fehler beim großen"),
      ("=?utf-8?Q?Fehler_beim_gro=C3=9F...", "Fehler beim groß..."),
      ("=?iso-8859-1?Q?Gr=C3=B6=C3=9Fe?=", "Größe"),
      ("=?utf-8?Q?gone_=ED=A0=BD=ED=B8=A2?=", "gone 😢"),
    ])
  func mends(field: String, expected: String) { #expect(decoded(field) == expected) }

  @Test(
    "what people write stays",
    arguments: [
      "50% off & more", "a=b", "Saltbox%20-%20Problem", "C:\\Users", "1+1=2", "What?= no", "R&D",
      "=?utf-8?B?", "ABCDEFGHIJKLMNOP", "version=1.2.3=final", "Ünïcode", "Re: a_b=C3",
    ])
  func leaves(field: String) { #expect(decoded(field) == field) }
}
