import Records
import Testing

@testable import MIME

@Suite("Addresses, RFC 5322 sections 3.4 and 4.4")
struct AddressListTests {
  @Test(
    "the examples of RFC 5322, appendix A",
    arguments: [
      ("John Doe <jdoe@machine.example>", ["John Doe|jdoe@machine.example"]),
      (
        "Mary Smith <mary@x.test>, jdoe@example.org, Who? <one@y.test>",
        ["Mary Smith|mary@x.test", "|jdoe@example.org", "Who?|one@y.test"]
      ),
      (
        "<boss@nil.test>, \"Giant; \\\"Big\\\" Box\" <sysservices@example.net>",
        ["|boss@nil.test", "Giant; \"Big\" Box|sysservices@example.net"]
      ),
      (
        "A Group:Ed Jones <joe@where.test>,joe@where.test,John <jdoe@one.test>;",
        ["Ed Jones|joe@where.test", "|joe@where.test", "John|jdoe@one.test"]
      ),
      ("Undisclosed recipients:;", []),
      (
        "Pete(A nice \\) chap) <pete(his account)@silly.test(his host)>",
        ["Pete|pete@silly.test"]
      ),
      (
        "A Group(Some people)\r\n     :Chris Jones <c@(Chris's host.)public.example>,\r\n         joe@example.org,\r\n  John <jdoe@one.test> (my dear friend); (the end of the group)",
        ["Chris Jones|c@public.example", "|joe@example.org", "John|jdoe@one.test"]
      ),
      ("(Empty list)(start)Hidden recipients  :(nobody(that I know))  ;", []),
      ("Joe Q. Public <john.q.public@example.com>", ["Joe Q. Public|john.q.public@example.com"]),
      (
        "Mary Smith <@node.test:mary@example.net>, , jdoe@test  . example",
        ["Mary Smith|mary@example.net", "|jdoe@test.example"]
      ),
    ])
  func readsExamples(source: String, expected: [String]) {
    #expect(addresses(source) == expected)
  }

  @Test(
    "structure is read first, names are decoded then",
    arguments: [
      ("=?utf-8?Q?Meier=2C_Anna?= <anna@example.com>", ["Meier, Anna|anna@example.com"]),
      ("=?utf-8?Q?Meier, Anna?= <anna@example.com>", ["Meier, Anna|anna@example.com"]),
      ("=?utf-8?Q?Anna_(Sales)?= <anna@example.com>", ["Anna (Sales)|anna@example.com"]),
      ("=?utf-8?Q?=3Cx=40y=3E?= <anna@example.com>", ["<x@y>|anna@example.com"]),
      (
        "=?utf-8?Q?J=C3=BCrgen?=\r\n =?utf-8?Q?_Gro=C3=9F?= <j@example.com>",
        ["Jürgen Groß|j@example.com"]
      ),
      ("\"=?utf-8?Q?J=C3=BCrgen_Gro=C3=9F?=\" <j@example.com>", ["Jürgen Groß|j@example.com"]),
      (
        "\"=?utf-8?Q?J=C3=BCrgen?= =?utf-8?Q?_Gro=C3=9F?=\" <j@example.com>",
        ["Jürgen Groß|j@example.com"]
      ),
      ("j@example.com (=?utf-8?Q?J=C3=BCrgen?=)", ["Jürgen|j@example.com"]),
      ("=?utf-8?Q?Anna_=3Canna=40example=2Ecom=3E?=", ["Anna|anna@example.com"]),
      ("=?utf-8?Q?a=40example=2Ecom=2C_b=40example=2Ecom?=", ["|a@example.com", "|b@example.com"]),
      ("=?utf-8?Q?Anna?=", ["Anna|"]),
      ("Jörg Bücher <jörg@bücher.example>", ["Jörg Bücher|jörg@bücher.example"]),
      ("\"Müller, Zoë\" <ZOË@EXAMPLE.COM>", ["Müller, Zoë|zoë@example.com"]),
      ("<İ@example.com>", ["|i@example.com"]),
      ("<a@XN--BCHER-KVA.example>", ["|a@xn--bcher-kva.example"]),
    ])
  func decodesNames(source: String, expected: [String]) {
    #expect(addresses(source) == expected)
  }

  @Test(
    "what mail programs write is read",
    arguments: [
      ("bo@example.net (Bo Lind)", ["Bo Lind|bo@example.net"]),
      ("(Bo Lind) bo@example.net", ["Bo Lind|bo@example.net"]),
      ("<bo@example.net> (Bo Lind)", ["Bo Lind|bo@example.net"]),
      ("Bo <bo@example.net> (work)", ["Bo|bo@example.net"]),
      ("bo@example.net (Bo \\(B\\) Lind)", ["Bo (B) Lind|bo@example.net"]),
      ("<@relay.example,@hop.example:lea@example.com>", ["|lea@example.com"]),
      ("Ana <ana@example.com", ["Ana|ana@example.com"]),
      ("Ana <ana@example.com, Bo <bo@example.com>", ["Ana|ana@example.com", "Bo|bo@example.com"]),
      ("Ana <<ana@example.com>>", ["Ana|ana@example.com"]),
      ("Ana <<ana@example.com>>, bo@example.com", ["Ana|ana@example.com", "|bo@example.com"]),
      ("a@example.com,, b@example.com,", ["|a@example.com", "|b@example.com"]),
      ("a@example.com; b@example.com;", ["|a@example.com", "|b@example.com"]),
      ("Ana <a@example.com>; Bo <b@example.com>", ["Ana|a@example.com", "Bo|b@example.com"]),
      ("Ana <a@example.com> Bo <b@example.com>", ["Ana|a@example.com", "Bo|b@example.com"]),
      ("Meier, Anna <a@example.com>", ["Meier, Anna|a@example.com"]),
      (
        "Meier, Anna, Dr. <a@example.com>, x@example.com",
        ["Meier, Anna, Dr.|a@example.com", "|x@example.com"]
      ),
      (
        "x@example.com, Meier, Anna <a@example.com>",
        ["|x@example.com", "Meier, Anna|a@example.com"]
      ),
      (
        "Team: Meier, Anna <a@example.com>; b@example.com",
        ["Meier, Anna|a@example.com", "|b@example.com"]
      ),
      (
        "Team: Ann <ann@example.com>, \"B, C\" <bc@example.com>;, solo@example.com",
        ["Ann|ann@example.com", "B, C|bc@example.com", "|solo@example.com"]
      ),
      ("A:;, B: b@example.com;", ["|b@example.com"]),
      ("undisclosed-recipients:", []),
      ("Acme: Support <s@example.com>", ["Acme: Support|s@example.com"]),
      ("Acme: a@example.com, b@example.com", ["|a@example.com", "|b@example.com"]),
      ("Bo Lind bo@example.com", ["Bo Lind|bo@example.com"]),
      ("bo@example.com Bo Lind", ["Bo Lind|bo@example.com"]),
      ("a@example.com b@example.com", ["|a@example.com", "|b@example.com"]),
      ("bo @ example . com", ["|bo@example.com"]),
      ("'bo@example.com'", ["|bo@example.com"]),
      ("[bo@example.com]", ["|bo@example.com"]),
      ("\"Bo@example.com\"", ["|bo@example.com"]),
      ("=?utf-8?Q?bo=40example.com?=, al@example.com", ["|bo@example.com", "|al@example.com"]),
      ("'Bo' <bo@example.com>", ["'Bo'|bo@example.com"]),
      ("bo@example.com <bo@example.com>", ["bo@example.com|bo@example.com"]),
      ("\"bo@example.com\" <bo@example.com>", ["bo@example.com|bo@example.com"]),
      ("<mailto:bo@example.com>", ["|bo@example.com"]),
      ("mailto:bo@example.com", ["|bo@example.com"]),
      ("bo@example.com<mailto:bo@example.com>", ["bo@example.com|bo@example.com"]),
      ("\"bo\"@example.com", ["|bo@example.com"]),
      ("\"bo lind\"@example.com", ["|\"bo lind\"@example.com"]),
      ("\"Bo  Lind\" <bo@example.com>", ["Bo  Lind|bo@example.com"]),
      ("Bo  Lind <bo@example.com>", ["Bo Lind|bo@example.com"]),
      ("\"Bo\r\n Lind\" <bo@example.com>", ["Bo Lind|bo@example.com"]),
      ("\" Bo \" <bo@example.com>", ["Bo|bo@example.com"]),
      ("\"\" <bo@example.com>", ["|bo@example.com"]),
      ("Bo \"The\" Lind <bo@example.com>", ["Bo The Lind|bo@example.com"]),
      ("\"Bo <bo@example.com>", ["\"Bo|bo@example.com"]),
      ("Bo (x <bo@example.com>", ["Bo (x|bo@example.com"]),
      ("Bo <bo@[192.0.2.1]>", ["Bo|bo@[192.0.2.1]"]),
      ("bo@[IPv6:2001:db8::1]", ["|bo@[ipv6:2001:db8::1]"]),
      ("[SPAM] Bo <bo@example.com>", ["[SPAM] Bo|bo@example.com"]),
      ("Bo\\, Al <bo@example.com>", ["Bo, Al|bo@example.com"]),
      ("Bo <>", ["Bo|"]),
      ("<>", []),
      ("Bo", ["Bo|"]),
      ("Bo <mailer-daemon>", ["Bo|mailer-daemon"]),
      ("@", ["|@"]),
      ("@relay.example:", ["|@relay.example:"]),
      ("\0@\0, \u{1}", ["|@"]),
      ("", []),
      (" \r\n ,;, ", []),
      ("(only a comment)", []),
    ])
  func readsLoosely(source: String, expected: [String]) {
    #expect(addresses(source) == expected)
  }

  @Test(
    "raw bytes of other charsets don't break the structure",
    arguments: [
      // "ISO-2022-JP with `"`, `,` and `<` among its bytes" <a@b>
      ("1b 24 42 21 22 21 2c 3c 21 1b 28 42 20 3c 61 40 62 3e", nil, "、゜次|a@b"),
      // Shift_JIS with a backslash as second half of a character, in quotes.
      ("22 95 5c 8e a6 22 20 3c 61 40 62 3e", "shift_jis", "表示|a@b"),
      ("4a fc 20 3c 61 40 62 3e", nil, "Jü|a@b"),
      ("3c 6a fc 40 62 3e", nil, "|jü@b"),
    ] as [(String, String?, String)])
  func readsRawBytes(hex: String, fallback: String?, expected: String) {
    #expect(addresses(hexBytes(hex), fallback: fallback) == [expected])
  }

  @Test(
    "comments in one another are known to a depth of 50",
    arguments: [(49, true), (50, true), (51, false)])
  func nestsComments(depth: Int, isComment: Bool) {
    let comment = String(repeating: "(", count: depth) + "x" + String(repeating: ")", count: depth)
    let expected = isComment ? "Bo|bo@example.com" : "Bo \(comment)|bo@example.com"
    #expect(addresses("Bo \(comment) <bo@example.com>") == [expected])
  }

  @Test(
    "more than 10,000 addresses are cut",
    arguments: [(9_999, false), (10_000, false), (10_001, true), (100_000, true)])
  func cuts(count: Int, isCut: Bool) {
    for one in ["a@b,", "a <a@b>,", "a@b "] {
      var fields = FieldDecoder()
      let bytes = Array(String(repeating: one, count: count).utf8)
      #expect(fields.addresses(bytes.span, in: bytes.indices).count == min(count, 10_000))
      #expect(fields.warnings.list == (isCut ? [.truncated] : []))
    }
  }

  @Test(
    "any number of marks is read in one pass",
    arguments: [
      "(", ")", "\"", "<", ">", "<<", ",", ";", ":", "@", "\\", "[", "@[", "=?", "=?a?Q?", ".",
      "a ", "a,", "a:", "\"a\"", "(a)", "<a", "<@", "<@,", "\u{1B}$B", "\u{1B}$B,", "@a:", "a@(",
      "(\"", "=",
    ])
  func isLinear(piece: String) {
    let bytes = Array(String(repeating: piece, count: 50_000).utf8)
    var fields = FieldDecoder()
    #expect(fields.addresses(bytes.span, in: bytes.indices).count <= 10_000)
    // With an address at the end, so that all of it is looked at.
    let more = bytes + Array(" <a@b>".utf8)
    #expect(fields.addresses(more.span, in: more.indices).count <= 10_000)
  }

  private func addresses(_ source: String) -> [String] { addresses(Array(source.utf8)) }

  private func addresses(_ bytes: [UInt8], fallback: String? = nil) -> [String] {
    var fields = FieldDecoder()
    fields.begin(fallbackCharset: fallback)
    return fields.addresses(bytes.span, in: bytes.indices).map { mailbox in
      (mailbox.name ?? "") + "|" + (mailbox.address ?? "")
    }
  }
}
