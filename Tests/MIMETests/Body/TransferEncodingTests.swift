import Testing

@testable import MIME

@Suite("Content-Transfer-Encoding")
struct TransferEncodingTests {
  @Test(
    "labels",
    arguments: [
      ("7bit", .identity), ("8bit", .identity), ("binary", .identity), ("", .identity),
      ("base64", .base64), ("BASE64", .base64), (" base64 ", .base64), ("base64;", .base64),
      ("\"base64\"", .base64), ("(comment) base64 (more)", .base64), ("base64 rubbish", .base64),
      ("quoted-printable", .quotedPrintable), ("Quoted-Printable; x", .quotedPrintable),
      ("quoted printable", .quotedPrintable), ("quotedprintable", .quotedPrintable),
      ("8-bit; whatever", .identity), ("7 bit", .identity),
      ("x-uuencode", .uuencode), ("uuencode", .uuencode), ("x-uue", .uuencode), ("uue", .uuencode),
      ("base64x", .identity), ("utf-8", .identity), ("base", .identity),
      ("averylongnamethatisnoencoding", .identity),
    ] as [(String, TransferEncoding)])
  func labels(field: String, expected: TransferEncoding) {
    let bytes = [UInt8](field.utf8)
    #expect(TransferEncoding(field: bytes.span) == expected)
  }
}
