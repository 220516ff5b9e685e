import Records
import Testing

@testable import MIME

@Suite("Message ids, RFC 5322 section 3.6.4")
struct MessageIdentifiersTests {
  @Test(
    "ids are what stands in angle brackets",
    arguments: [
      ("<a@example.org>", ["a@example.org"]),
      (
        "<a@example.org>,<b@example.org>\r\n\t(see also) <c@example.org>",
        ["a@example.org", "b@example.org", "c@example.org"]
      ),
      ("Your message of \"Tue, 6 Jan 2026\" <b@example.org>", ["b@example.org"]),
      ("<[x@y]>", ["[x@y]"]),
      ("<a@\r\n example.org>", ["a@example.org"]),
      ("< a @ example.org >", ["a@example.org"]),
      ("<<a@b>>", ["a@b"]),
      ("<a@b", ["a@b"]),
      ("<a@b <c@d>", ["a@b", "c@d"]),
      ("<open <c@d>", ["c@d"]),
      ("<no-at-sign>", ["no-at-sign"]),
      ("<a\0@b\u{85}>", ["a@b"]),
      ("<ä@b>", ["ä@b"]),
      ("<>", []),
      ("<> <a@b>", ["a@b"]),
      ("", []),
      (" \r\n ", []),
    ])
  func readsBrackets(source: String, expected: [String]) {
    #expect(identifiers(source) == expected)
  }

  @Test(
    "without angle brackets ids are the words that contain an @",
    arguments: [
      ("a@example.org", ["a@example.org"]),
      ("a@example.org, b@example.org", ["a@example.org", "b@example.org"]),
      ("message a@b of yesterday", ["a@b"]),
      ("yesterday", []),
      (">a@b", [">a@b"]),
    ])
  func readsWords(source: String, expected: [String]) {
    #expect(identifiers(source) == expected)
  }

  @Test(
    "fields that were hidden in encoded-words are decoded first",
    arguments: [
      ("=?utf-8?q?=3Caaa=40example=2Eorg=3E?=", ["aaa@example.org"]),
      ("=?utf-8?q?=3Ca=40b=3E_?=\n =?utf-8?q?=3Cc=40d=3E?=", ["a@b", "c@d"]),
      ("<=?utf-8?Q?a?=@b>", ["=?utf-8?Q?a?=@b"]),
    ])
  func decodesFirst(source: String, expected: [String]) {
    #expect(identifiers(source) == expected)
  }

  @Test(
    "more than 10,000 ids are cut",
    arguments: [(9_999, false), (10_000, false), (10_001, true)])
  func cuts(count: Int, isCut: Bool) {
    var fields = FieldDecoder()
    let bytes = Array(String(repeating: "<a@b> ", count: count).utf8)
    #expect(fields.identifiers(bytes.span, in: bytes.indices).count == min(count, 10_000))
    #expect(fields.warnings.list == (isCut ? [.truncated] : []))
  }

  private func identifiers(_ source: String) -> [String] {
    var fields = FieldDecoder()
    let bytes = Array(source.utf8)
    return fields.identifiers(bytes.span, in: bytes.indices)
  }
}
