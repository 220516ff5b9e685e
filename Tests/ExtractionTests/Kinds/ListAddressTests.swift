import Testing

@testable import Extraction

@Suite("Addresses of mailing lists")
struct ListAddressTests {
  @Test(
    "from the fields of a list",
    arguments: [
      ("<mailto:Support@example.com>", false, ["support@example.com"]),
      ("<mailto:a@example.com?subject=x>, <https://example.com/p>", false, ["a@example.com"]),
      ("list a@example.com; contact b@example.com", false, ["a@example.com", "b@example.com"]),
      ("Support <support.example.com>", true, ["support@example.com"]),
      ("NO", false, []), ("", true, []),
    ] as [(String, Bool, [String])])
  func reads(value: String, isListID: Bool, expected: [String]) {
    #expect(ListAddress.addresses(in: value, isListID: isListID) == expected)
  }

  @Test("no more than sixteen")
  func isBounded() {
    let value = String(repeating: "a@b.c ", count: 100)
    #expect(ListAddress.addresses(in: value, isListID: false).count == 16)
  }
}
