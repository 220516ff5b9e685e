import Testing

@testable import MIME

@Suite("Names of header fields")
struct KnownFieldTests {
  @Test("every name is found in any case", arguments: KnownField.allCases)
  func finds(field: KnownField) {
    let name = "\(field.name)"
    for spelling in [name, name.uppercased(), name.prefix(1).uppercased() + name.dropFirst()] {
      let bytes = Array(spelling.utf8)
      #expect(KnownField(name: bytes.indices, of: bytes.span) == field)
    }
  }

  @Test(
    "names as programs write them",
    arguments: [
      ("From", .from), ("Reply-To", .replyTo), ("Message-ID", .messageID), ("CC", .cc),
      ("X-Mailer", .mailer), ("X-Loop", .loop), ("x-spam", .spam), ("List-Help", .listHelp),
      ("X-MS-Exchange-Organization-SCL", .exchangeSpamLevel),
      ("X-Auto-Response-Suppress", .autoResponseSuppress),
      ("Fro", nil), ("Froms", nil), ("Form", nil), ("X-Mailed", nil), ("", nil), ("Bcc", nil),
    ] as [(String, KnownField?)])
  func tellsApart(name: String, expected: KnownField?) {
    let bytes = Array(name.utf8)
    #expect(KnownField(name: bytes.indices, of: bytes.span) == expected)
  }
}
