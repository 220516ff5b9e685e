import Testing

@testable import Extraction

@Suite("Percent-codes, RFC 3986 section 2.1")
struct PercentCodeTests {
  @Test(
    "are decoded, other percent signs stay",
    arguments: [
      ("Saltbox%20-%20Problem", "Saltbox - Problem"), ("%C3%A9t%c3%a9", "été"), ("100%", "100%"),
      ("50%2", "50%2"), ("%zz", "%zz"), ("%2520", "%20"), ("", ""), ("%FF", "\u{FFFD}"),
    ])
  func decodes(text: String, decoded: String) {
    #expect(PercentCode.decoded(text) == decoded)
  }
}
