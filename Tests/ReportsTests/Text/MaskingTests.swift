import Testing

@testable import Reports

@Suite("Masks, report.md section 8")
struct MaskingTests {
  @Test(
    "mail addresses",
    arguments: [
      ("write to jo.doe+x@mail.example.com.", "write to [address]."),
      ("<jo@example.org>, (al@example.net)", "<[address]>, ([address])"),
      ("jo@localhost and jo%40example.com", "[address] and [address]"),
      ("我的邮箱是jo@example.com请回复", "我的邮箱是[address]请回复"),
      ("jörg@müller.example is mine", "[address] is mine"),
      ("jo＠example.com", "[address]"),
      ("mailto:jo@example.com?subject=hi", "mailto:[address]?[key]"),
      ("ask @jo or meet @ 5", "ask @jo or meet @ 5"), ("a@b@c@d", "[address]@[address]"),
      ("email=jo@example.com;", "email=[address];"),
    ])
  func addresses(text: String, masked: String) { #expect(Masking.masked(text) == masked) }

  @Test(
    "telephone numbers",
    arguments: [
      ("call +49 (0)30 1234-5678 today", "call [phone] today"),
      ("06.12.34.56.78", "[phone]"), ("(555) 123-4567", "[phone]"),
      ("call 555-1234", "call [phone]"),
      ("+1-555-0100-22 ok", "[phone] ok"), ("０３－１２３４", "０３－１２３４"), ("٠٥٠١٢٣٤٥٦٧", "[phone]"),
      ("192.168.100.200", "[phone]"), ("order 12345678", "order [phone]"),
    ])
  func telephones(text: String, masked: String) { #expect(Masking.masked(text) == masked) }

  @Test(
    "numbers of cards and accounts",
    arguments: [
      ("4111 1111 1111 1111 exp", "[number] exp"), ("4111-1111-1111-1111", "[number]"),
      ("5500005555555559", "[number]"), ("DE89 3704 0044 0532 0130 00 is it", "[number] is it"),
      ("IBAN: GB29NWBK60161331926819.", "IBAN: [number]."),
      ("GB29 NWBK 6016 1331 9268 19", "[number]"), ("de89370400440532013000", "[number]"),
      ("FR1420041010050500013M02606", "[number]"),
    ])
  func accounts(text: String, masked: String) { #expect(Masking.masked(text) == masked) }

  @Test(
    "keys",
    arguments: [
      ("key ghp_16C7e42F292c6912E7710c838347Ae178B4a!", "key [key]!"),
      ("550e8400-e29b-41d4-a716-446655440000", "[key]"), ("ABCD-1234-EFGH-5678", "[key]"),
      ("c29tZSBzZWNyZXQgaGVyZQ0123==", "[key]"), ("SidebarModel.restoreSelection", nil),
      ("iPhone-15-Pro-Max", nil), ("Donaudampfschifffahrtsgesellschaft", nil),
    ] as [(String, String?)])
  func keys(text: String, masked: String?) { #expect(Masking.masked(text) == masked ?? text) }

  @Test(
    "what follows the ? of a web address",
    arguments: [
      ("see https://x.example/reset?token=abc&u=1", "see https://x.example/reset?[key]"),
      ("x.example/#access_token=abc", "x.example/#[key]"),
      ("https://jo:pw@x.example/a", "https://jo:[address]/a"),
      ("why? because a=b", "why? because a=b"), ("really?yes", "really?yes"),
    ])
  func queries(text: String, masked: String) { #expect(Masking.masked(text) == masked) }

  @Test(
    "what people write about apps stays",
    arguments: [
      "Lumen Notes 4.2.0 (1234) on iPadOS 26.3 crashes since 2026-03-20 10:15",
      "iPad Pro 11-inch (M4), iPad13,18, SM-S911B", "on 20.03.2026 and 3/20/2026 at 7:41",
      "版本 4.2.0 之後一打開就閃退", "6 of 7, 100 % and 1,742",
      "EXC_BREAKPOINT SidebarModel.restoreSelection()",
    ])
  func kept(text: String) { #expect(Masking.masked(text) == text) }
}
