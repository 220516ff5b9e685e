import Testing

@testable import Extraction

@Suite("Locales")
struct LocaleValueTests {
  @Test(
    "are codes as sent, with hyphens",
    arguments: [
      ("de_AT", "de-AT"), ("de-AT", "de-AT"), ("en", "en"), ("zh-Hans-CN", "zh-Hans-CN"),
      ("en_US_POSIX", "en-US-POSIX"), ("de_DE.UTF-8", "de-DE"),
      ("de_DE@calendar=gregorian", "de-DE"),
      ("[\"de-AT\", \"en\"]", "de-AT"), ("de-AT, en-US", "de-AT"), ("de (German)", "de"),
      ("English (United States)", nil), ("DE", nil), ("German", nil), ("", nil), ("de_", nil),
      ("none of them", nil),
    ] as [(String, String?)])
  func codes(text: String, code: String?) {
    let line = CleanLine(text)
    let found = LocaleValue.code(line.bytes.span, in: line.all)
    #expect(found == code)
  }
}
