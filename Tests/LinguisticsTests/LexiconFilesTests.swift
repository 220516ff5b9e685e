import Assets
import Records
import Testing

@testable import Linguistics

@Suite("The lexicons that are part of the program")
struct LexiconFilesTests {
  static let names = Asset.all.map(\.name).filter { $0.hasSuffix(".lex") }

  @Test("every file is without a doubled, ambiguous, short or useless pattern", arguments: names)
  func check(name: String) throws {
    let asset = try #require(Asset(name))
    let problems = try LexiconCheck.problems(in: name, source: Array(asset.text.utf8))
    #expect(problems.map { "\($0.file):\($0.line) \($0.reason) \($0.excerpt)" } == [])
  }

  @Test("there is a file for each language that has one")
  func languages() {
    #expect(
      Self.names.map { $0.dropFirst("Lexicons/".count).dropLast(".lex".count) } == [
        "any", "de", "en", "es", "fr", "it", "ja", "ko", "nl", "pl", "pt", "ru", "sv", "tr", "uk",
        "zh-Hans", "zh-Hant",
      ])
  }

  @Test(
    "the check finds what is of no use",
    arguments: [
      ("[crash]\ncrash*\ncrash*\n", LexiconError.Reason.doubledPattern),
      ("[crash]\nboom bang\n[launch]\nboom bang\n", .ambiguousPattern),
      ("[crash]\n*ab*\n", .shortPattern), ("[crash]\ncrash*\ncrashes\n", .uselessPattern),
    ])
  func finds(lines: String, reason: LexiconError.Reason) throws {
    let problems = try LexiconCheck.problems(
      in: "x.lex", source: Array(("language en\n" + lines).utf8))
    #expect(problems.map(\.reason) == [reason])
  }
}
