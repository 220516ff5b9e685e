import Bytes
import Testing

@testable import MIME

/// What the guard lets through.
func guarded(_ page: String) -> String {
  var filter = HTMLGuard()
  filter.start()
  var piece = ByteBuffer()
  var result = ""
  let bytes = [UInt8](page.utf8)
  while filter.next(bytes.span, into: &piece) { result += piece.string }
  return result
}

@Suite("The guard before the HTML parser")
struct HTMLGuardTests {
  @Test(
    "what is let through",
    arguments: [
      ("<p>a<br/>b</p>", "<p>a<br>b</p>"),
      ("a<!-- x > y -->b", "ab"),
    ])
  func passes(page: String, expected: String) {
    #expect(guarded(page) == expected)
  }
}
