import Testing

@testable import MIME

@Suite("Escapes of other syntaxes in text")
struct EscapeTests {
  private func text(_ bytes: [UInt8]?) -> String? {
    bytes.map { String(decoding: $0, as: UTF8.self) }
  }

  @Test(
    "references are read where all of them are references",
    arguments: [
      ("Can&#39;t sign in", "Can't sign in"), ("K&auml;ufe &amp; mehr", "Käufe & mehr"),
      ("&#1053;&#1077;", "Не"), ("gone &#55357;&#56866;", "gone 😢"), ("it&#146;s", "it’s"),
      ("R&D &amp; more", nil), ("AT&T", nil), ("a &unknown; b", nil), ("plain", nil),
      ("half &#55357; only", nil),
    ] as [(String, String?)])
  func references(field: String, expected: String?) {
    #expect(text(CharacterReferences.decoded(Array(field.utf8))) == expected)
  }

  @Test(
    "a text that speaks about a reference keeps it",
    arguments: [
      ("I can&#039;t open it", "I can't open it"), ("Die Gr&ouml;&szlig;e", "Die Größe"),
      ("It shows &amp; in the title", nil), ("write &lt; for it", nil),
    ] as [(String, String?)])
  func prose(body: String, expected: String?) {
    #expect(text(CharacterReferences.decodedProse(Array(body.utf8))) == expected)
  }

  @Test(
    "percent signs are read where nothing else stands",
    arguments: [
      ("K%C3%A4ufe%20fehlen", "Käufe fehlen"), ("%u041D%u0435", "Не"), ("a%20b", "a b"),
      ("50%", nil), ("100% sure%20", nil), ("%FF%FE", nil), ("a%41", nil),
    ] as [(String, String?)])
  func percent(value: String, expected: String?) {
    #expect(text(PercentEscapes.decoded(Array(value.utf8))) == expected)
  }

  @Test("a form writes blanks as plus signs")
  func form() {
    #expect(text(PercentEscapes.decoded(Array("The+map%2E".utf8), ofForm: true)) == "The map.")
  }

  @Test(
    "strings of script languages",
    arguments: [
      (#"K\u00e4ufe \u00f6ffnen"#, "Käufe öffnen"), (#"K\xc3\xa4ufe"#, "Käufe"),
      (#"I can\'t and won\'t"#, "I can't and won't"), (#"one\r\ntwo"#, "one\ntwo"),
      (#"one\ntwo\nthree"#, "one\ntwo\nthree"), (#"sad \ud83d\ude22 face \u00e4"#, "sad 😢 face ä"),
      (#"C:\new\readme.txt"#, nil), (#"C:\Users\x"#, nil), (#"lines end with \r\n there"#, nil),
      (#"isn't \'this\'"#, nil), (#"one\ntwo"#, nil), ("plain", nil), (#"end\"#, nil),
    ] as [(String, String?)])
  func backslashes(value: String, expected: String?) {
    #expect(text(BackslashEscapes.decoded(Array(value.utf8))) == expected)
  }

  @Test(
    "text that was taken for another charset",
    arguments: [
      ("FÃ¼r dich", "Für dich"), ("donâ€™t", "don’t"), ("Ã¼ber\nfür", "über\nfür"),
      ("РџСЂРёРІРµС‚", "Привет"), ("FÃƒÂ¼r", "Für"), ("п÷я─п╦п╡п╣я┌", "Привет"),
      ("für", nil), ("NÃO", nil), ("Привет", nil), ("it shows Ã¤ everywhere", nil), ("ascii", nil),
      ("Рівне і Суми", nil), ("für und fÃ¼r", nil), ("日本語", nil), ("“quoted” – fine…", nil),
    ] as [(String, String?)])
  func mojibake(value: String, expected: String?) {
    #expect(text(Mojibake.mended(Array(value.utf8))) == expected)
  }

  @Test(
    "what a terminal adds",
    arguments: [
      ("\u{1B}[1;34mFrom:\u{1B}[0m me", "From: me"), ("F\u{8}Fr\u{8}ro\u{8}om\u{8}m:", "From:"),
      ("plain", nil), ("\u{1B}$B", nil), ("\u{8}x", nil),
    ] as [(String, String?)])
  func terminal(value: String, expected: String?) {
    #expect(text(TerminalCodes.removed(Array(value.utf8))) == expected)
  }

  @Test(
    "UTF-7 that nobody declared",
    arguments: [
      ("Gr+APYA3w-e", "Größe"), ("+BB8EPgQ4BEEEOg +BD0ENQ", "Поиск не"),
      ("1+1", nil), ("C++", nil), ("+49176123456", nil), ("Photos+Notes", nil), ("a+b-c", nil),
    ] as [(String, String?)])
  func utf7(value: String, expected: String?) {
    #expect(text(UTF7Text.unlabelled(Array(value.utf8))) == expected)
  }
}
